/// The names and synonyms of all items, and the rules that find the items that one word means.
struct GuideIndex: Sendable {
    private var names = GuideNames()
    /// First parts that determine the meaning of a compound alone, written as "Elektro-".
    private var firstParts = GuideNames()

    init(_ items: [GuideItem], strangers: [String]) {
        for (number, item) in items.enumerated() {
            names.append(GuideText(item.name).units, item: number, isSynonym: false)
            if item.baseName != item.name {
                names.append(GuideText(item.baseName).units, item: number, isSynonym: false)
            }
            for synonym in item.synonyms {
                let units = GuideText(synonym).units
                if synonym.hasSuffix("-") {
                    firstParts.append(units, item: number, isSynonym: true)
                } else {
                    names.append(units, item: number, isSynonym: true)
                }
            }
        }
        for stranger in strangers { names.append(GuideText(stranger).units, item: nil, isSynonym: true) }
        names.sort()
        firstParts.sort()
    }

    /// Returns the meaning of folded letters that are a name or a form of one.
    func meaning(ofName units: [UInt8]) -> GuideMeaning? {
        let known = names.known(units[...])
        return known.isEmpty ? nil : GuideMeaning(known, .known)
    }

    /// Returns the meaning of a word by the first rule that matches: as a whole, by its first part, by its last part.
    func meaning(of word: GuideText.Word) -> GuideMeaning? {
        if let meaning = meaning(ofName: word.units) { return meaning }
        guard word.units.count <= GuideLexicon.longestWord else { return nil }
        return meaning(ofFirstPartOf: word) ?? meaning(ofRemainder: word.units[...])
            ?? meaning(ofLastPartOf: word.units[...])
    }

    private func meaning(ofFirstPartOf word: GuideText.Word) -> GuideMeaning? {
        for end in word.units.indices.dropFirst(2).dropLast(2).reversed() {
            // A short first part may begin any word ("Leder"), so it needs its hyphen ("LED-Spot").
            guard end == word.hyphen || end >= 5 else { continue }
            let found = firstParts.named(word.units[..<end])
            if !found.isEmpty { return GuideMeaning(found, .compound) }
        }
        return nil
    }

    /// Returns the meaning of the longest known part at the end.
    private func meaning(ofLastPartOf word: ArraySlice<UInt8>) -> GuideMeaning? {
        for start in word.indices.dropFirst(2).dropLast(2) {
            let (first, last) = (word[..<start], word[start...])
            guard first.count == 2 || CompoundPart.isPlausible(first), CompoundPart.hasConsonant(last) else { continue }
            let found = names.known(last, isPart: true)
            guard let name = found.first else { continue }
            let part = Array(names.units[name.units])
            guard CompoundPart.canFollowAnything(part) && first.count > 2 || isFirstPart(first) else { continue }
            // "Glübirne" is more likely "Glühbirne" than "Birne", and "Bügeleisn" more likely "Bügeleisen" than "Eis".
            let isDoubtful = part.count < 5 && part.count < last.count
            let whole = names.misspelled(word, mostErrors: 1)
                .filter { isDoubtful || names.units[$0.units].suffix(part.count).elementsEqual(part) }
            return GuideMeaning(whole.isEmpty ? found : whole[...], .compound, firstPart: Array(first))
        }
        return nil
    }

    /// Returns the meaning of the part before a last part that carries none: "Gurken·reste".
    private func meaning(ofRemainder word: ArraySlice<UInt8>) -> GuideMeaning? {
        for start in word.indices.dropFirst(2).dropLast(2) where GuideLexicon.isRemainder(word[start...]) {
            let found = names.known(word[..<start], isPart: true)
            if !found.isEmpty { return GuideMeaning(found, .compound) }
            if let meaning = meaning(ofLastPartOf: word[..<start]) { return meaning }
        }
        return nil
    }

    /// Returns whether a word is known as the first part of others, by itself or in another name.
    private func isFirstPart(_ part: ArraySlice<UInt8>) -> Bool {
        if CompoundPart.isParticle(part) { return false }
        if names.known(part, isPart: true).contains(where: { $0.item != nil }) { return true }
        return part.count > 2 && names.beginning(with: part).prefix(20).contains { isFirstPart(part, of: $0) }
    }

    private func isFirstPart(_ text: ArraySlice<UInt8>, of name: GuideNames.Name) -> Bool {
        let rest = names.units[name.units].dropFirst(text.count)
        return CompoundPart.links.contains { link in
            rest.starts(with: link) && rest.count > link.count + 2 && !names.known(rest.dropFirst(link.count)).isEmpty
        }
    }

    /// Returns the items with a compound among their names that ends in this word: "Autobatterie" for "Batterie".
    func kinds(of word: [UInt8]) -> [Int] {
        guard word.count > 3 else { return [] }
        return names.ending(with: word[...])
            .filter { CompoundPart.isPlausible(names.units[$0.units].dropLast(word.count)) }
            .sorted { $0.precedes($1) }
            .compactMap(\.item)
    }

    /// Returns the items with a name that begins with a finished text: a shown name, or one whose last letters are
    /// missing.
    ///
    /// A name that contains the text as a separate word doesn't count: "Werkzeugakku" for "Werkzeug".
    func unfinished(_ text: [UInt8]) -> [Int] {
        guard text.count > 3 else { return [] }
        return names.beginning(with: text[...])
            .filter { !$0.isSynonym || text.count > 4 && $0.units.count < text.count + 3 }
            .filter { !isFirstPart(text[...], of: $0) }
            .sorted { $0.precedes($1) }
            .compactMap(\.item)
    }

    /// Returns the items with a name that begins with the text while it is being typed, exact names first.
    func suggestions(for text: [UInt8]) -> [Int] {
        let beginning = names.beginning(with: text[...])
        let named = Set(beginning.lazy.filter { !$0.isSynonym }.compactMap(\.item)).sorted()
        guard named.count < GuideLexicon.mostItems else { return named }
        let others = Set(beginning.lazy.filter(\.isSynonym).compactMap(\.item)).sorted()
        return named + others
    }

    /// Returns the items with a name that a misspelled word means.
    func misspelled(_ word: [UInt8], as kind: TypingErrors.Kind = .whole) -> [Int] {
        guard word.count <= GuideLexicon.longestWord else { return [] }
        return names.misspelled(word[...], as: kind).compactMap(\.item)
    }
}
