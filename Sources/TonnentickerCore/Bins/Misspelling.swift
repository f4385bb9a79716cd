/// A search for words that differ from a text in one letter: wrong, missing, extra, or swapped with the next. The first
/// letter is always right. An umlaut is one letter, although it is written as two.
struct Misspelling {
    /// The words by each of their forms without one letter, and by themselves.
    private var words: [Letters: [Letters]] = [:]

    init(of words: some Sequence<Letters>) {
        for word in words {
            for form in Self.forms(of: word.withUmlauts) { self.words[form, default: []].append(word) }
        }
    }

    func words(like text: Letters) -> [Letters] {
        // In "Altpapoer", "oe" isn't an umlaut.
        Set([text, text.withUmlauts]).flatMap(wordsLikeLetters)
    }

    private func wordsLikeLetters(_ text: Letters) -> [Letters] {
        let candidates = Set(Self.forms(of: text).flatMap { words[$0] ?? [] })
        return candidates.filter { Self.isOneEdit(from: text, to: $0.withUmlauts) }
    }

    private static func forms(of text: Letters) -> [Letters] {
        [text]
            + text.indices.dropFirst().map { index in
                var form = text
                form.remove(at: index)
                return form
            }
    }

    private static func isOneEdit(from text: Letters, to word: Letters) -> Bool {
        let same = zip(text, word).prefix { $0 == $1 }.count
        let ends = (text: text[same...], word: word[same...])
        let sameAtEnd = zip(ends.text.reversed(), ends.word.reversed()).prefix { $0 == $1 }.count
        let (typed, meant) = (ends.text.dropLast(sameAtEnd), ends.word.dropLast(sameAtEnd))
        return switch (typed.count, meant.count) {
        case (0, 1), (1, 0), (1, 1): true
        case (2, 2): typed.elementsEqual(meant.reversed())
        default: false
        }
    }
}

extension Letters {
    /// The letters with each "ae", "oe" and "ue" as one, numbered beyond the alphabet.
    fileprivate var withUmlauts: Letters {
        let e = UInt8(ascii: "e") - UInt8(ascii: "a")
        let vowels = Letters(folded: "aou")
        return reduce(into: []) { letters, letter in
            if letter == e, let last = letters.last, vowels.contains(last) {
                letters[letters.count - 1] = last + 26
            } else {
                letters.append(letter)
            }
        }
    }
}
