/// Typing errors: letters that are wrong, missing, extra or swapped with a neighbour, but never the first.
struct TypingErrors: Sendable {
    enum Kind: Sendable {
        case whole
        /// The text may continue.
        case unfinished
    }

    private let text: [UInt8]
    private let letters: LetterSet
    private let kind: Kind
    /// The number of errors that a text of this length may have.
    private let limit: Int

    /// The fewest letters of a word in which any error is accepted. Shorter words are close to so many others that the
    /// sound or the letters have to stay the same.
    private static let shortestFree = 7

    init(_ text: [UInt8], _ kind: Kind) {
        self.text = text
        self.kind = kind
        letters = LetterSet(text)
        limit = text.count < 5 ? 0 : text.count < 11 ? 1 : 2
    }

    /// Returns the number of errors, up to the limit, that turn a name into this text, or `nil` if there are more.
    func count(in name: GuideNames.Name, of units: [UInt8]) -> Int? {
        let difference = name.units.count - text.count
        guard limit > 0, name.units.count > 3, difference >= -limit, difference <= limit || kind == .unfinished,
            letters.missing(in: name.letters) <= limit
        else { return nil }
        return (1...limit).first { matches(units[name.units], after: 1, 1, errors: $0) }
    }

    /// Returns whether the text from `offset` on and the name from `place` on differ by at most this many errors.
    private func matches(_ name: ArraySlice<UInt8>, after offset: Int, _ place: Int, errors: Int) -> Bool {
        var offset = offset
        var index = name.startIndex + place
        while offset < text.count, index < name.endIndex, text[offset] == name[index] {
            offset += 1
            index += 1
        }
        let (rest, expected) = (text[offset...], name[index...])
        if rest.isEmpty && (expected.isEmpty || kind == .unfinished) { return true }
        guard errors > 0 else { return false }
        func goesOn(_ skipped: Int, _ skippedOfName: Int) -> Bool {
            matches(name, after: offset + skipped, index - name.startIndex + skippedOfName, errors: errors - 1)
        }
        let isFree = text.count >= Self.shortestFree
        if let unit = rest.first, let other = expected.first {
            if isFree || Self.soundAlike(unit, other), goesOn(1, 1) { return true }
            if rest.dropFirst().first == other, expected.dropFirst().first == unit, goesOn(2, 2) { return true }
        }
        if let unit = rest.first, isFree || Self.isSilent(unit, after: text[offset - 1]), goesOn(1, 0) { return true }
        if let unit = expected.first, isFree || Self.isSilent(unit, after: name[index - 1]) { return goesOn(0, 1) }
        return false
    }

    private static func isSilent(_ unit: UInt8, after previous: UInt8) -> Bool {
        unit == previous || unit == UInt8(ascii: "h")
    }

    private static func soundAlike(_ first: UInt8, _ second: UInt8) -> Bool {
        alike.contains([first, second]) || alike.contains([second, first])
    }

    private static let alike = ["ae", "dt", "bp", "gk", "sz", "fv", "vw", "ck", "iy", "mn"].map { Array($0.utf8) }
}
