/// A search for the items that a typed text means, by their numbers.
struct GuideSearch: Sendable {
    let index: GuideIndex
    let phrases: GuidePhrases

    init(_ items: [GuideItem], strangers: [String]) {
        index = GuideIndex(items, strangers: strangers)
        phrases = GuidePhrases(items)
    }

    /// Returns what a finished text means, best first, each item once; nothing rather than a guess.
    func items(for text: String) -> [Int] {
        let found = items(for: GuideText(text))
        guard found.isEmpty, text.lowercased().contains("ph") else { return found }
        // Tries an old spelling: "Photo".
        return items(for: GuideText(text.lowercased().replacing("ph", with: "f")))
    }

    /// Returns matches for a text that may continue: what it means already, then every name that begins with it.
    func suggestions(for text: String) -> [Int] {
        var found = Findings(items(for: text))
        let text = GuideText(text)
        guard let last = text.words.last else { return [] }
        found.add(index.suggestions(for: text.units))
        if found.items.isEmpty { found.add(index.suggestions(for: last.units)) }
        if found.items.isEmpty { found.add(index.misspelled(text.units, as: .unfinished)) }
        return found.items
    }

    private func items(for text: GuideText) -> [Int] {
        guard let last = text.words.last else { return [] }
        let meaning = text.words.count == 1 ? meaning(of: last) : meaning(of: text)
        if let meaning, meaning.items.isEmpty { return [] }
        var found = Findings(meaning?.items ?? [])
        if meaning?.certainty == .known { found.add(index.kinds(of: text.units)) }
        found.add(index.unfinished(text.units))
        if found.items.isEmpty { found.add(misspelled(text)) }
        if found.items.isEmpty && text.words.count > 1 { found.add(index.unfinished(last.units)) }
        return found.items
    }

    func meaning(of word: GuideText.Word) -> GuideMeaning? {
        guard var meaning = index.meaning(of: word) else { return nil }
        if let part = meaning.firstPart { meaning.items = phrases.refined(meaning.items, by: [part]) }
        return meaning
    }

    private func misspelled(_ text: GuideText) -> [Int] {
        let whole = index.misspelled(text.units)
        guard whole.isEmpty, text.words.count > 1 else { return whole }
        let words = text.words.prefix(GuideLexicon.mostWords).map(\.units)
        for word in words.reversed() where !GuideLexicon.fillers.contains(word) {
            let found = index.misspelled(word)
            if !found.isEmpty { return phrases.refined(found, by: words.filter { $0 != word }) }
        }
        return []
    }
}

extension GuideSearch {
    /// Items in the order in which they are found, each once.
    private struct Findings {
        private(set) var items: [Int] = []
        private var seen: Set<Int> = []

        init(_ items: [Int]) {
            add(items)
        }

        mutating func add(_ more: [Int]) {
            for item in more where items.count < GuideLexicon.mostItems && seen.insert(item).inserted {
                items.append(item)
            }
        }
    }
}
