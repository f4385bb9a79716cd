/// Which of several named things a typed name means.
public enum NamedChoice<Element: Sendable>: Sendable {
    case one(Element)
    /// The name is that of several, or of none but resembles these; one that only resembles is never taken unasked.
    case unclear([Element])
    case none
}

extension NamedChoice: Equatable where Element: Equatable {}

extension NamedChoice where Element == Place {
    /// Picks the place that is called so, with or without its county („Neuenkirchen, Kreis Gütersloh“); else the only
    /// one that contains it, if one of its words begins so.
    init(named name: String, among places: [Place]) {
        self.init(named: name, among: places, sufficient: .wordPrefix) { place in
            [place.name, Wording.place(place)] + (place.county.map { ["\(place.name) \($0)"] } ?? [])
        }
    }
}

extension NamedChoice where Element == District {
    /// Picks the district that is called so, by name, detail, both, a part of the detail or the sign in its name („1“,
    /// „A“). What is only a part of a name may be another street: „Feldweg“ isn't „Im Feldweg“.
    init(named name: String, among districts: [District]) {
        self.init(named: name, among: districts, sufficient: .whole) { district in
            let detail = district.detail.map { [$0, "\(district.name) \($0)"] + Self.parts(of: $0) } ?? []
            return [district.name, Wording.district(district)] + detail + Self.signs(in: district.name)
        }
    }

    /// „Innenstadt“, „Ahornweg“ and „Zeisigweg“ of „Innenstadt, Ahornweg bis Zeisigweg“.
    private static func parts(of detail: String) -> [String] {
        detail.replacing(" bis ", with: ",").replacing(" und ", with: ",").split { ",;/".contains($0) }.map(String.init)
    }

    private static func signs(in name: String) -> [String] {
        name.split(separator: " ").dropFirst().filter { $0.count == 1 || $0.contains(where: \.isNumber) }
            .map(String.init)
    }
}

extension NamedChoice where Element == HouseholdBin {
    /// Picks the bin that has this name or this code.
    public init(named name: String, among bins: [HouseholdBin]) {
        self.init(named: name, among: bins, sufficient: .whole) { [$0.bin.name, $0.bin.style.code] }
    }
}

extension NamedChoice {
    /// - Parameters:
    ///   - sufficient: How well a name has to meet an element's that is the only one to contain it.
    ///   - names: All names of an element.
    private init(
        named name: String,
        among elements: [Element],
        sufficient: MatchKind,
        names: (Element) -> [String]
    ) {
        let wanted = NameSpellings(name)
        let found = elements.map { element in
            let matches = names(element).compactMap { NameSpellings($0).match(of: wanted) }
            return (element: element, match: matches.min())
        }
        let best = found.compactMap(\.match).min()
        let same = found.filter { $0.match?.kind == .whole && $0.match == best }
        let fitting = same.isEmpty ? found.filter { $0.match != nil } : same
        self =
            switch fitting.count {
            case 0: .none
            case 1 where fitting[0].match.map { $0.kind <= sufficient } == true: .one(fitting[0].element)
            default: .unclear(fitting.map(\.element))
            }
    }
}

/// A name in all spellings in which it may be typed.
private struct NameSpellings {
    /// How a name meets another; the better, the smaller.
    struct Match: Comparable {
        let kind: MatchKind
        /// How far the spellings differ: 0 is as typed.
        let spelling: Int

        static func < (left: Match, right: Match) -> Bool {
            (left.kind, left.spelling) < (right.kind, right.spelling)
        }
    }

    private let text: String
    private let spellings: [SearchText]
    /// Digits count as they are grouped: „1-2“ isn't „12“.
    private let numbers: [Substring]

    init(_ name: String) {
        text = name.asDisplayText.lowercased()
        // The full stop lets „Hauptstr“ be an abbreviation, too.
        spellings = SearchText.Spelling.allCases.map { SearchText(name + ".", $0) }
        numbers = name.split { !$0.isNumber }
    }

    /// How another name stands in this one; `nil` where it doesn't.
    func match(of other: NameSpellings) -> Match? {
        if text == other.text, !text.isEmpty { return Match(kind: .whole, spelling: 0) }
        return zip(spellings, other.spellings).enumerated().compactMap { number, pair in
            pair.0.match(of: pair.1).map { found in
                let isWhole = found.kind == .whole && numbers == other.numbers
                return Match(kind: isWhole || found.kind != .whole ? found.kind : .inside, spelling: number + 1)
            }
        }.min()
    }
}
