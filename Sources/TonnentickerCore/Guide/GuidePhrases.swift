/// Names of several words, and the words that distinguish items of one kind: "leer" of "Spraydose (leer)".
struct GuidePhrases: Sendable {
    private struct Phrase {
        let item: Int
        /// All words except the noun.
        let others: [[UInt8]]
    }

    private var phrases: [Phrase] = []
    /// The nouns of all phrases, with the number of the phrase in place of an item's.
    private var nouns = GuideNames()
    private var qualifiers: [Int: [[UInt8]]] = [:]
    /// The kind of each item, and the items of each kind.
    private var kinds: [String] = []
    private var members: [String: [Int]] = [:]

    init(_ items: [GuideItem]) {
        for (number, item) in items.enumerated() {
            let kind = item.kind ?? item.baseName
            kinds.append(kind)
            members[kind, default: []].append(number)
            append(GuideText(item.name).words, of: number, base: GuideText(item.baseName).words.count)
            for synonym in item.synonyms { append(GuideText(synonym).words, of: number) }
        }
        nouns.sort()
    }

    /// - Parameter base: The number of words before the parentheses.
    private mutating func append(_ words: [GuideText.Word], of item: Int, base: Int? = nil) {
        guard words.count > 1 else { return }
        let noun = words.prefix(base ?? words.count).lastIndex(where: \.isCapitalized) ?? 0
        let others = words.indices.filter { $0 != noun }.map { words[$0].units }
            .filter { !GuideLexicon.fillers.contains($0) }
        nouns.append(words[noun].units, item: phrases.count, isSynonym: true)
        phrases.append(Phrase(item: item, others: others))
        qualifiers[item, default: []] += others.filter { !GuideLexicon.prepositions.contains($0) }
    }

    /// Returns the items with a name whose words all appear in a text; only those with the most words.
    func items(of text: [[UInt8]]) -> [Int] {
        var best: (words: Int, items: [Int]) = (1, [])
        for noun in text.flatMap({ nouns.known($0[...]) }) {
            guard let phrase = noun.item.map({ phrases[$0] }), phrase.others.count >= best.words,
                phrase.others.allSatisfy({ other in text.contains { Inflection.areForms($0, other) } })
            else { continue }
            if phrase.others.count > best.words { best = (phrase.others.count, []) }
            best.items.append(phrase.item)
        }
        return best.items
    }

    /// Returns the found items after those of their kind that the other words of the text match better.
    func refined(_ items: [Int], by words: [[UInt8]]) -> [Int] {
        guard !words.isEmpty else { return items }
        let relatives = items.flatMap { members[kinds[$0]] ?? [] }.map { relative in
            (relative, matches: words.count { isQualifier($0, of: relative) })
        }
        let most = relatives.map(\.matches).max() ?? 0
        return most == 0 ? items : relatives.filter { $0.matches == most }.map(\.0) + items
    }

    private func isQualifier(_ word: [UInt8], of item: Int) -> Bool {
        qualifiers[item]?.contains { Inflection.areForms(word, $0) } ?? false
    }
}
