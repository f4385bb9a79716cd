/// The meaning of a text of several words.
extension GuideSearch {
    private typealias Words = ArraySlice<GuideText.Word>
    /// The meaning of a thing, and the indices of the words that express it.
    private typealias Thing = (meaning: GuideMeaning, words: [Int])

    func meaning(of text: GuideText) -> GuideMeaning? {
        if let meaning = index.meaning(ofName: text.units) { return meaning }
        let words = text.words.prefix(GuideLexicon.mostWords)
        let phrase = phrases.items(of: words.map(\.units))
        if !phrase.isEmpty { return GuideMeaning(items: phrase, .known) }
        let content = words.indices.filter { !GuideLexicon.fillers.contains(words[$0].units) }
        guard let thing = compound(of: words, content) ?? single(of: words, content) else { return nil }
        let others = words.indices.filter { !thing.words.contains($0) }.map { words[$0].units }
        var meaning = thing.meaning
        meaning.items = phrases.refined(meaning.items, by: others)
        return meaning
    }

    /// Finds words that form one name: "Milch Tüte", "Schale einer Banane".
    private func compound(of words: Words, _ content: [Int]) -> Thing? {
        for count in content.indices.dropFirst().map({ $0 + 1 }).reversed() {
            for start in 0...(content.count - count) {
                let span = Array(content[start..<start + count])
                if let meaning = index.meaning(ofName: span.flatMap { words[$0].units }) { return (meaning, span) }
            }
        }
        for first in content {
            for last in content where last > first {
                let isDescribed = hasPreposition(words[first..<last])
                guard isDescribed || !GuideLexicon.measures.contains(words[first].units) else { continue }
                for link in CompoundPart.links {
                    let name = words[last].units + link + words[first].units
                    if let meaning = index.meaning(ofName: name) { return (meaning, [first, last]) }
                }
            }
        }
        return nil
    }

    /// Finds the word that names the thing: the one before a preposition, otherwise the last.
    private func single(of words: Words, _ content: [Int]) -> Thing? {
        let things = content.compactMap { number -> Thing? in
            guard let meaning = meaning(of: words[number]), !meaning.items.isEmpty else { return nil }
            return (meaning, [number])
        }
        let best = things.map(\.meaning.certainty).min()
        let candidates = things.filter { $0.meaning.certainty == best }
        guard let first = candidates.first, let last = candidates.last else { return nil }
        return hasPreposition(words[first.words[0]..<last.words[0]]) ? first : last
    }

    private func hasPreposition(_ words: Words) -> Bool {
        words.contains { GuideLexicon.prepositions.contains($0.units) }
    }
}
