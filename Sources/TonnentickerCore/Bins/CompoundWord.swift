/// A German compound as the words of `WasteLexicon`: "Papier·tonnen·abfuhr".
struct CompoundWord {
    let parts: [WasteLexicon.Part]

    /// The kind that the words name most certainly. A word that isn't a name by itself needs one that is after it.
    var reading: WasteReading? {
        parts.indices.compactMap { index -> WasteReading? in
            guard case .fraction(let reading, let standsAlone) = parts[index] else { return nil }
            return standsAlone || parts[(index + 1)...].contains(where: \.standsAlone) ? reading : nil
        }.surest
    }

    /// Whether it names a service rather than a bin: "Tonnentausch", but not "Wechseltonne".
    var isService: Bool {
        parts.lastIndex(where: \.isService).map { !parts[$0...].contains(where: \.isContainer) } ?? false
    }
}

extension CompoundWord {
    /// Returns `nil` if the lexicon doesn't explain the whole word.
    init?(_ letters: Letters) {
        var search = CompoundSearch(letters)
        guard let steps = search.steps(from: 0) else { return nil }
        parts = steps.map(\.part)
    }
}
