/// A set of words of the letters a to z, each with a value, that can be found anywhere in a text.
struct WordTree<Value: Sendable>: Sendable {
    private static var alphabet: Int { 26 }

    /// For each node and letter the next node, or 0.
    private var next: [Int] = Array(repeating: 0, count: Self.alphabet)
    /// For each node the value of the word that ends there.
    private var values: [Value?] = [nil]

    /// Inserts a word. A word that is already in the tree keeps its value.
    mutating func insert(_ word: String, _ value: Value) {
        var node = 0
        for letter in Letters(folded: word) {
            let place = node * Self.alphabet + Int(letter)
            if next[place] == 0 {
                next[place] = values.count
                values.append(nil)
                next += Array(repeating: 0, count: Self.alphabet)
            }
            node = next[place]
        }
        values[node] = values[node] ?? value
    }

    /// Returns the words that begin at a position, longest first, each with the position of its end.
    func words(at start: Int, of letters: Letters) -> [(end: Int, value: Value)] {
        var found: [(end: Int, value: Value)] = []
        var node = 0
        for place in start..<letters.count {
            node = next[node * Self.alphabet + Int(letters[place])]
            if node == 0 { break }
            if let value = values[node] { found.append((place + 1, value)) }
        }
        return found.reversed()
    }

    /// Returns the values of all longer words that begin with the letters from a position on.
    func completions(of letters: Letters, from start: Int) -> [Value] {
        var node = 0
        for place in start..<letters.count {
            node = next[node * Self.alphabet + Int(letters[place])]
            if node == 0 { return [] }
        }
        return values(below: node)
    }

    private func values(below node: Int) -> [Value] {
        next[(node * Self.alphabet)..<((node + 1) * Self.alphabet)].filter { $0 > 0 }.flatMap { child in
            (values[child].map { [$0] } ?? []) + values(below: child)
        }
    }
}

/// The letters of a folded text, a as 0 to z as 25, without all other characters.
typealias Letters = [UInt8]

extension String {
    init(letters: Letters) {
        self.init(decoding: letters.map { $0 + 0x61 }, as: UTF8.self)
    }
}

extension Letters {
    init(folded text: String) {
        self = text.utf8.compactMap { (0x61...0x7A).contains($0) ? $0 - 0x61 : nil }
    }
}
