/// Folded names in the order of their bytes, found as a whole, by their beginning, by their end, or misspelled.
///
/// All bytes are in one block: 20,000 items are searched at each keystroke, and an array for each name would be
/// retained at each look.
struct GuideNames: Sendable {
    struct Name: Sendable {
        /// Where the name is in the block.
        let units: Range<Int>
        let letters: LetterSet
        /// The number of the item; `nil` for a stranger, a word that is known to name no waste.
        let item: Int?
        let isSynonym: Bool
        /// The first eight bytes as a number, which settles most comparisons.
        fileprivate let head: UInt64
    }

    private(set) var units: [UInt8] = []
    private var names: [Name] = []

    /// Adds a name; `sort()` has to follow the last.
    mutating func append(_ name: [UInt8], item: Int?, isSynonym: Bool) {
        guard !name.isEmpty else { return }
        let start = units.count
        units += name
        names.append(
            Name(
                units: start..<units.count,
                letters: LetterSet(name),
                item: item,
                isSynonym: isSynonym,
                head: Self.head(of: name[...])
            )
        )
    }

    mutating func sort() {
        let units = units
        names.sort { first, second in
            if first.head != second.head { return first.head < second.head }
            let (name, other) = (units[first.units], units[second.units])
            if name != other { return name.lexicographicallyPrecedes(other) }
            return first.precedes(second)
        }
    }

    /// The names that are exactly this; items' own names before synonyms.
    func named(_ text: ArraySlice<UInt8>) -> ArraySlice<Name> {
        names[firstIndex(notBefore: text)...].prefix { units[$0.units] == text }
    }

    /// The names that a word is or is inflected from; strangers alone for a word that names no waste, none for an
    /// unknown one.
    ///
    /// - Parameter isPart: Whether it is the part of a compound, in which only the common endings count.
    func known(_ word: ArraySlice<UInt8>, isPart: Bool = false) -> ArraySlice<Name> {
        let whole = named(word)
        if !whole.isEmpty { return whole }
        for base in Inflection.bases(of: word, areRegular: isPart) {
            let found = named(base[...])
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The names that begin so, in the order of their bytes.
    func beginning(with text: ArraySlice<UInt8>) -> ArraySlice<Name> {
        let start = firstIndex(notBefore: text)
        let end = firstIndex(from: start) { !units[$0.units].starts(with: text) }
        return names[start..<end]
    }

    /// The names that end so and are longer.
    func ending(with text: ArraySlice<UInt8>) -> [Name] {
        let letters = LetterSet(text)
        return names.filter { name in
            name.units.count > text.count && units[name.units.upperBound - 1] == text.last
                && letters.missing(in: name.letters) == 0 && units[name.units].suffix(text.count) == text
        }
    }

    /// The names that a word with typing errors may mean: those with the fewest.
    func misspelled(_ word: ArraySlice<UInt8>, as kind: TypingErrors.Kind = .whole, mostErrors: Int = 2) -> [Name] {
        var best: (errors: Int, names: [Name]) = (mostErrors, [])
        let forms = kind == .whole ? [Array(word)] + Inflection.withoutEndings(word) : [Array(word)]
        for form in forms {
            let typingErrors = TypingErrors(form, kind)
            for name in beginning(with: word.prefix(1)) {
                guard let errors = typingErrors.count(in: name, of: units), errors <= best.errors else { continue }
                if errors < best.errors { best = (errors, []) }
                best.names.append(name)
            }
        }
        return best.names.sorted { $0.precedes($1) }
    }

    private func firstIndex(notBefore text: ArraySlice<UInt8>) -> Int {
        let head = Self.head(of: text)
        return firstIndex { name in
            name.head == head ? !units[name.units].lexicographicallyPrecedes(text) : name.head > head
        }
    }

    /// The first name for which a condition holds that holds for all after it.
    private func firstIndex(from start: Int = 0, where holds: (Name) -> Bool) -> Int {
        var (low, high) = (start, names.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(names[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private static func head(of text: ArraySlice<UInt8>) -> UInt64 {
        let bytes = text.prefix(8)
        return bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - bytes.count))
    }
}

extension GuideNames.Name {
    /// What items are called comes before synonyms; otherwise the items' order counts.
    func precedes(_ other: GuideNames.Name) -> Bool {
        isSynonym == other.isSynonym ? item ?? -1 < other.item ?? -1 : other.isSynonym
    }
}
