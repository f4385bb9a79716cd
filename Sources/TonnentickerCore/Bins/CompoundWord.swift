/// A German compound taken apart into the words of `WasteLexicon`: „Papier·tonnen·abfuhr“.
///
/// A word counts when the lexicon explains all of it, so that place names don't („Grün·berg“, „Braun·schweig“), or when
/// at least two words of the lexicon explain its beginning or end („Restmüll·bezirk“).
enum CompoundWord {
    private static let linking = ["", "s", "n", "en", "e", "es"]
    private static let endings = ["", "e", "en", "n", "s", "es"]
    /// Longer words are no waste names; the limit bounds the work that a name can cause.
    private static let longest = 60

    /// The kind that a folded word names; hyphens may stand in it.
    static func reading(of word: String) -> WasteReading? {
        let joined = word.filter { $0 != "-" }
        guard joined.count <= longest else { return nil }
        if let abbreviation = WasteLexicon.abbreviations[joined] {
            return WasteReading(category: abbreviation, certainty: .exact)
        }
        if let parts = parts(of: Substring(joined)) { return reading(of: parts) }
        guard !WasteLexicon.isPlaceOfDisposal(joined) else { return nil }
        let readings = word.contains("-") ? word.split(separator: "-").compactMap { reading(of: String($0)) } : []
        return readings.max { $0.certainty < $1.certainty } ?? openReading(of: joined)
    }

    private static func reading(of parts: [WasteLexicon.Part]) -> WasteReading? {
        let readings = parts.indices.compactMap { index -> WasteReading? in
            guard case .fraction(let reading, let standsAlone) = parts[index] else { return nil }
            return standsAlone || index + 1 < parts.count ? reading : nil
        }
        return readings.max { $0.certainty < $1.certainty }
    }

    private static func openReading(of word: String) -> WasteReading? {
        for end in word.indices.reversed() {
            guard let parts = parts(of: word[..<end]), parts.count > 1 else { continue }
            if let reading = reading(of: parts) { return reading }
        }
        for start in word.indices.dropFirst() {
            guard let parts = parts(of: word[start...]), parts.count > 1 else { continue }
            if let reading = reading(of: parts) { return reading }
        }
        return nil
    }

    /// The words that a compound consists of; `nil` where the lexicon doesn't explain it to its end.
    private static func parts(of word: Substring) -> [WasteLexicon.Part]? {
        var deadEnds: Set<Substring.Index> = []
        return parts(of: word, deadEnds: &deadEnds)
    }

    private static func parts(of rest: Substring, deadEnds: inout Set<Substring.Index>) -> [WasteLexicon.Part]? {
        guard !deadEnds.contains(rest.startIndex) else { return nil }
        for length in WasteLexicon.lengths where length <= rest.count {
            guard let part = WasteLexicon.parts[String(rest.prefix(length))] else { continue }
            let tail = rest.dropFirst(length)
            if endings.contains(String(tail)) { return [part] }
            for link in linking where tail.hasPrefix(link) && tail.count > link.count {
                if let others = parts(of: tail.dropFirst(link.count), deadEnds: &deadEnds) { return [part] + others }
            }
        }
        deadEnds.insert(rest.startIndex)
        return nil
    }
}
