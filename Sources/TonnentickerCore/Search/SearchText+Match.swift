/// The kinds of matches of a query in a text, best first.
enum MatchKind: Int, Comparable, Sendable {
    case whole, prefix, wordPrefix, inside

    static func < (left: MatchKind, right: MatchKind) -> Bool { left.rawValue < right.rawValue }
}

extension SearchText {
    /// Returns the best match of a query in this text, in units; an empty query matches nothing.
    func match(of query: SearchText) -> (kind: MatchKind, units: Range<Int>)? {
        let length = query.units.count
        guard length > 0, length <= units.count else { return nil }
        if units.starts(with: query.units) {
            return (length == units.count ? .whole : .prefix, 0..<length)
        }
        if let start = wordStarts.first(where: { units[$0...].starts(with: query.units) }) {
            return (.wordPrefix, start..<start + length)
        }
        for start in 0...(units.count - length) where units[start...].starts(with: query.units) {
            return (.inside, start..<start + length)
        }
        return nil
    }
}
