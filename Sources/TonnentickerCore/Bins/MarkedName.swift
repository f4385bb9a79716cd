/// A waste name without the marks that some calendars add: "Bioabfall *", "Altpapier (verschoben)".
struct MarkedName: Hashable, Sendable {
    let name: String
    /// What the marks say; `nil` if there are none.
    let note: String?

    private static let words = [
        "verschoben", "verlegt", "vorverlegt", "nachverlegt", "vorgezogen", "nachgeholt", "geändert", "ersatztermin",
        "nachholtermin", "feiertagsverschiebung", "feiertagsregelung", "terminänderung", "terminverschiebung",
    ]
    private static let edges: Set<Character> = [" ", "*", "(", ")", "[", "]", "-", "–", ",", ";", ":", "!"]

    init(_ text: String) {
        let text = text.asDisplayText
        let mark = Self.start(ofMarkIn: text)
        let base = text[..<mark]
        let hasAsterisk = base.hasSuffix("*") || base.hasPrefix("*")
        if mark < text.endIndex {
            name = Self.trimmed(base)
            note = Self.trimmed(text[mark...])
        } else if hasAsterisk {
            name = Self.trimmed(base)
            note = Wording.markedPickup
        } else {
            name = text
            note = nil
        }
    }

    /// Returns where the first word that marks an exception begins, or the end of the text.
    private static func start(ofMarkIn text: String) -> String.Index {
        var index = text.startIndex
        while index < text.endIndex {
            let word = text[index...].prefix(while: \.isLetter)
            if words.contains(word.lowercased()) { return index }
            index = word.isEmpty ? text.index(after: index) : word.endIndex
        }
        return text.endIndex
    }

    private static func trimmed(_ text: Substring) -> String {
        let front = text.drop { edges.contains($0) }
        let length = front.reversed().drop { edges.contains($0) }.count
        return String(front.prefix(length))
    }
}
