/// Words of the letters a to z, to be found at any place of a text; each has a value.
struct WordTree<Value: Sendable>: Sendable {
    private static var alphabet: Int { 26 }

    /// For each node and letter the node that follows, or 0.
    private var next: [Int] = Array(repeating: 0, count: Self.alphabet)
    /// For each node the value of the word that ends there.
    private var values: [Value?] = [nil]

    /// A word that is there keeps its value.
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

    /// The words that begin at a place, longest first, each with the place where it ends.
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

    /// The values of all words that begin with the letters from a place on and are longer than those.
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

/// The letters of a folded text, a as 0 to z as 25; whatever else it has is left out.
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
