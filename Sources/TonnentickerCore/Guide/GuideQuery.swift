/// A typed text in one spelling, and how it stands in names.
struct GuideQuery: Sendable {
    /// How closely a name has to be met.
    enum Tolerance: CaseIterable {
        case exact
        /// One letter wrong, missing, too many, or two neighbours swapped.
        case oneEdit
    }

    /// From how many letters on a text may stand inside a word, and may have an error.
    private static let shortestInside = 3
    private static let shortestWithEdit = 5

    let units: [UInt8]
    private let letters: LetterSet

    init(_ units: [UInt8]) {
        self.units = units
        letters = LetterSet(units)
    }

    /// Whether the letters of a name allow a match at all.
    func canStand(in name: LetterSet, _ tolerance: Tolerance) -> Bool {
        letters.missing(in: name) <= (tolerance == .exact ? 0 : 1)
    }

    /// 0 for the whole name, then its beginning, the beginning of another word, and any other place; `nil` for none.
    func rank(
        in text: [UInt8],
        _ name: Range<Int>,
        words: ArraySlice<Int>,
        _ tolerance: Tolerance
    ) -> Int? {
        switch tolerance {
        case .exact: rank(in: text, name, words: words)
        case .oneEdit: rankWithOneEdit(in: text, name, words: words)
        }
    }

    private func rank(in text: [UInt8], _ name: Range<Int>, words: ArraySlice<Int>) -> Int? {
        guard !units.isEmpty, units.count <= name.count else { return nil }
        if stands(at: name.lowerBound, in: text, name.upperBound) { return units.count == name.count ? 0 : 1 }
        if words.contains(where: { stands(at: $0, in: text, name.upperBound) }) { return 2 }
        guard units.count >= Self.shortestInside else { return nil }
        return (name.lowerBound...(name.upperBound - units.count)).contains {
            stands(at: $0, in: text, name.upperBound)
        }
            ? 3 : nil
    }

    private func rankWithOneEdit(
        in text: [UInt8],
        _ name: Range<Int>,
        words: ArraySlice<Int>
    ) -> Int? {
        guard units.count >= Self.shortestWithEdit, units.count <= name.count + 1 else { return nil }
        guard let word = words.first(where: { standsWithOneEdit(at: $0, in: text, name.upperBound) }) else {
            return nil
        }
        return word == name.lowerBound ? 1 : 2
    }

    private func stands(at start: Int, in text: [UInt8], _ end: Int) -> Bool {
        matches(from: 0, at: start, in: text, end)
    }

    /// Whether the units from `offset` on stand at `start`.
    private func matches(from offset: Int, at start: Int, in text: [UInt8], _ end: Int) -> Bool {
        guard units.count - offset <= end - start else { return false }
        var position = start
        for index in offset..<max(units.count, offset) {
            if units[index] != text[position] { return false }
            position += 1
        }
        return true
    }

    private func standsWithOneEdit(at start: Int, in text: [UInt8], _ end: Int) -> Bool {
        var same = 0
        while same < units.count, start + same < end, units[same] == text[start + same] { same += 1 }
        guard same < units.count else { return true }
        let place = start + same
        let isSwapped =
            same + 1 < units.count && place + 1 < end
            && units[same] == text[place + 1] && units[same + 1] == text[place]
        return matches(from: same + 1, at: place, in: text, end)
            || matches(from: same + 1, at: place + 1, in: text, end)
            || matches(from: same, at: place + 1, in: text, end)
            || isSwapped && matches(from: same + 2, at: place + 2, in: text, end)
    }
}
