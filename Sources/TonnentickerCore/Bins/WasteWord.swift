import Foundation

/// A word of a waste name, folded; hyphens may join it of several.
struct WasteWord {
    let text: String
    /// Whether a full stop follows, as after „Häckselab.“.
    var isCut = false
    /// Whether it lacks the end that the next word has: „Haus- und Sperrmüll“.
    var isSuspended = false

    /// Longer words are no waste names; the limit bounds the work that a name can cause.
    private static let longest = 60

    /// Without hyphens.
    private var joined: String { text.filter { $0 != "-" } }

    /// The kind that the word names.
    ///
    /// A word counts when the lexicon explains all of it, so that place names don't („Grün·berg“, „Braun·schweig“), or
    /// when at least two words of the lexicon explain its beginning or end („Restmüll·bezirk“).
    var reading: WasteReading? {
        let joined = joined
        if let abbreviation = WasteLexicon.abbreviations[joined] {
            return WasteReading(category: abbreviation, certainty: .exact)
        }
        let letters = Letters(folded: joined)
        guard letters.count <= Self.longest else { return nil }
        var search = CompoundSearch(letters)
        if let steps = search.steps(from: 0) { return CompoundWord(parts: steps.map(\.part)).reading }
        guard !WasteLexicon.isPlace(joined) else { return nil }
        let parts = text.contains("-") ? text.split(separator: "-").map { WasteWord(text: String($0)) } : []
        let heads = search.heads()
        return cutReading(of: letters, heads) ?? parts.compactMap(\.reading).surest
            ?? heads.max { $0.key < $1.key }.flatMap { Self.longReading(of: $0.value) }
            ?? Self.openReading(&search)
    }

    /// The kind that the end of a word names, which begins with a word of some length: „Last·auto“ has no „Ast“.
    private static func openReading(_ search: inout CompoundSearch) -> WasteReading? {
        for start in search.letters.indices {
            guard let steps = search.steps(from: start), steps.count > 1, steps[1].start - start >= 4 else { continue }
            if let reading = longReading(of: steps.map(\.part)) { return reading }
        }
        return nil
    }

    private static func longReading(of parts: [WasteLexicon.Part]) -> WasteReading? {
        parts.count > 1 ? CompoundWord(parts: parts).reading : nil
    }

    /// The end that a suspended word before it shares, with its ending: „Haus- und Sperrmüll“, „Wert- und Schadstoffe“.
    var sharedEnd: String? {
        let joined = joined
        var search = CompoundSearch(Letters(folded: joined))
        guard let steps = search.steps(from: 0), let last = steps.last else { return nil }
        if steps.count > 1 { return String(joined.dropFirst(last.start)) }
        return WasteLexicon.sharedEnds.lazy.compactMap { joined.range(of: $0, options: .backwards) }.first
            .map { String(joined[$0.lowerBound...]) }
    }

    /// Whether it names something done about bins: „Behälterreinigung“, „Öffnungszeiten“.
    var isService: Bool {
        let joined = joined
        return CompoundWord(Letters(folded: joined))?.isService ?? WasteLexicon.soundsLikeService(joined)
    }
}

// MARK: Words that are cut

extension WasteWord {
    /// From how many letters on the cut word is known again: alone, after others, and without a full stop.
    private static let shortestCut = (alone: 4, afterOthers: 1, unmarked: 3)

    /// The kind of a word that is cut in its last part: „Restm.“, „Altpap.“, „Schadst.“; without a full stop, of one
    /// that is cut in a word such as „Abfuhr“ or „Müll“ („Bioabf“, „Restm“). All words that it may stand for have to name one kind.
    private func cutReading(of letters: Letters, _ heads: [Int: [WasteLexicon.Part]]) -> WasteReading? {
        for (head, parts) in heads.sorted(by: { $0.key < $1.key }) where isCut || !parts.isEmpty {
            let length = letters.count - head
            let (alone, afterOthers, unmarked) = Self.shortestCut
            guard length >= (parts.isEmpty ? alone : afterOthers) else { continue }
            let isLong = length >= unmarked
            let completions = WasteLexicon.parts.completions(of: letters, from: head).filter {
                // „Restm“ and „Biot“, but not „Müller“.
                isCut || isLong ? $0.isNeutral || isCut && isLong : $0.isContainer || $0.isGeneric
            }
            let readings = Set(completions.map { CompoundWord(parts: parts + [$0, .neutral]).reading?.category })
            if readings.count == 1, let category = readings.first ?? nil {
                return WasteReading(category: category, certainty: .exact)
            }
        }
        return nil
    }
}

// MARK: Words with a typing error

extension WasteWord {
    private static let lengthsWithTypingError = 7...30

    /// The kind that the word names if one of its letters is missing, too many, swapped with the next, or wrong; never
    /// the first, and only in a long word.
    var readingWithTypingError: WasteReading? {
        let joined = joined
        let letters = Letters(folded: joined)
        guard Self.lengthsWithTypingError.contains(letters.count), !WasteLexicon.isPlace(joined),
            !WasteLexicon.soundsLikePlace(joined)
        else { return nil }
        var search = CompoundSearch(letters)
        let tails = search.tails()
        var readings: Set<WasteReading> = []
        for head in search.heads().keys {
            for tail in tails where tail > head {
                let written = Array(letters[head..<tail])
                for meant in WasteLexicon.misspelling.words(like: written) {
                    guard let compound = CompoundWord(letters[..<head] + meant + letters[tail...]),
                        let reading = compound.reading
                    else { continue }
                    // „Werkstoff“ and „Kompott“ are words of their own.
                    let isReplaced = written.count == meant.count && written.sorted() != meant.sorted()
                    if !isReplaced || compound.parts.count > 1 { readings.insert(reading) }
                }
            }
        }
        return readings.count == 1 ? readings.first : nil
    }
}
