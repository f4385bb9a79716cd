/// A search for the words of `WasteLexicon` that a German compound consists of, with the letters that link them.
struct CompoundSearch {
    /// One of those words, and where it begins.
    typealias Step = (start: Int, part: WasteLexicon.Part)

    /// The letters that may follow a word, between two words or at the end.
    private static let links = ["", "s", "n", "en", "e", "es"].map { Letters(folded: $0) }

    let letters: Letters
    private var deadEnds: Set<Int> = []

    init(_ letters: Letters) {
        self.letters = letters
    }

    /// Returns the words from a position to the end, longest first, or `nil` if they don't explain all of it.
    mutating func steps(from start: Int) -> [Step]? {
        guard !deadEnds.contains(start) else { return nil }
        for (end, part) in WasteLexicon.parts.words(at: start, of: letters) {
            for next in Self.starts(after: end, in: letters) {
                if next == letters.endIndex { return [(start, part)] }
                if let others = steps(from: next) { return [(start, part)] + others }
            }
        }
        deadEnds.insert(start)
        return nil
    }

    /// Returns the words before each position at which another may begin; none before the first letter.
    func heads() -> [Int: [WasteLexicon.Part]] {
        var heads: [Int: [WasteLexicon.Part]] = [0: []]
        for start in letters.indices {
            guard let before = heads[start] else { continue }
            for (end, part) in WasteLexicon.parts.words(at: start, of: letters) {
                for next in Self.starts(after: end, in: letters) where heads[next] == nil {
                    heads[next] = before + [part]
                }
            }
        }
        return heads
    }

    /// Returns the positions from which words explain the whole rest, including an empty rest or a mere ending.
    mutating func tails() -> [Int] {
        (letters.startIndex...letters.endIndex).filter { start in
            Self.links.contains { $0.elementsEqual(letters[start...]) } || steps(from: start) != nil
        }
    }

    private static func starts(after end: Int, in letters: Letters) -> [Int] {
        links.filter { letters[end...].starts(with: $0) }.map { end + $0.count }
    }
}
