import Foundation

/// A word of a waste name, folded. Hyphens may join it from several.
struct WasteWord {
    let text: String
    /// Whether it ends in a full stop, as "Häckselab." does.
    var isCut = false
    /// Whether it shares the end of the next word: "Haus- und Sperrmüll".
    var isSuspended = false

    /// The longest word that counts, which bounds the work that a name can cause.
    private static let longest = 60

    /// The word without hyphens.
    private var joined: String { text.filter { $0 != "-" } }

    /// The kind that the word names.
    ///
    /// A word counts if the lexicon explains all of it, so that place names don't ("Grün·berg", "Braun·schweig"), or if
    /// at least two words of the lexicon explain its beginning or end ("Restmüll·bezirk").
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

    /// Returns the kind that the end of a word names. The end has to begin with a word of some length: "Last·auto"
    /// doesn't contain "Ast".
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

    /// The end that a suspended word before it shares, with its ending: "Haus- und Sperrmüll", "Wert- und Schadstoffe".
    var sharedEnd: String? {
        let joined = joined
        var search = CompoundSearch(Letters(folded: joined))
        guard let steps = search.steps(from: 0), let last = steps.last else { return nil }
        if steps.count > 1 { return String(joined.dropFirst(last.start)) }
        return WasteLexicon.sharedEnds.lazy.compactMap { joined.range(of: $0, options: .backwards) }.first
            .map { String(joined[$0.lowerBound...]) }
    }

    /// Whether it names a service: "Behälterreinigung", "Öffnungszeiten".
    var isService: Bool {
        let joined = joined
        return CompoundWord(Letters(folded: joined))?.isService ?? WasteLexicon.soundsLikeService(joined)
    }
}

// MARK: Words that are cut

extension WasteWord {
    /// The fewest letters of a cut word: alone, after others, and without a full stop.
    private static let shortestCut = (alone: 4, afterOthers: 1, unmarked: 3)

    /// Returns the kind of a word that is cut in its last part: "Restm.", "Altpap.", "Schadst.". Without a full stop,
    /// the cut part has to be a word such as "Abfuhr" or "Müll" ("Bioabf", "Restm"). All possible completions have to
    /// name one kind.
    private func cutReading(of letters: Letters, _ heads: [Int: [WasteLexicon.Part]]) -> WasteReading? {
        for (head, parts) in heads.sorted(by: { $0.key < $1.key }) where isCut || !parts.isEmpty {
            let length = letters.count - head
            let (alone, afterOthers, unmarked) = Self.shortestCut
            guard length >= (parts.isEmpty ? alone : afterOthers) else { continue }
            let isLong = length >= unmarked
            let completions = WasteLexicon.parts.completions(of: letters, from: head).filter {
                // Accepts "Restm" and "Biot", but not "Müller".
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

    /// The kind that the word names if one of its letters is missing, extra, wrong or swapped with the next. Never the
    /// first letter, and only in a long word.
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
                    // "Werkstoff" and "Kompott" are different words.
                    let isReplaced = written.count == meant.count && written.sorted() != meant.sorted()
                    if !isReplaced || compound.parts.count > 1 { readings.insert(reading) }
                }
            }
        }
        return readings.count == 1 ? readings.first : nil
    }
}
