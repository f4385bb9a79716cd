/// Folded names in the order of their bytes, which can be found whole, by beginning, by end, or misspelled.
///
/// All bytes are in one block: each keystroke searches 20,000 items, and separate arrays would be retained at each
/// access.
struct GuideNames: Sendable {
    struct Name: Sendable {
        /// The position of the name in the block.
        let units: Range<Int>
        let letters: LetterSet
        /// The number of the item; `nil` for a stranger, a word that is known not to name waste.
        let item: Int?
        let isSynonym: Bool
        /// The first eight bytes as a number, which decides most comparisons.
        fileprivate let head: UInt64
    }

    private(set) var units: [UInt8] = []
    private var names: [Name] = []

    /// Adds a name. Call `sort()` after the last one.
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

    /// Returns the names that equal the text; items' own names before synonyms.
    func named(_ text: ArraySlice<UInt8>) -> ArraySlice<Name> {
        names[firstIndex(notBefore: text)...].prefix { units[$0.units] == text }
    }

    /// Returns the names that a word is or is inflected from: only strangers for a word that isn't waste, none for an
    /// unknown word.
    ///
    /// - Parameter isPart: Whether the word is part of a compound, in which only common endings count.
    func known(_ word: ArraySlice<UInt8>, isPart: Bool = false) -> ArraySlice<Name> {
        let whole = named(word)
        if !whole.isEmpty { return whole }
        for base in Inflection.bases(of: word, areRegular: isPart) {
            let found = named(base[...])
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the names that begin with a text, in the order of their bytes.
    func beginning(with text: ArraySlice<UInt8>) -> ArraySlice<Name> {
        let start = firstIndex(notBefore: text)
        let end = firstIndex(from: start) { !units[$0.units].starts(with: text) }
        return names[start..<end]
    }

    /// Returns the longer names that end with a text.
    func ending(with text: ArraySlice<UInt8>) -> [Name] {
        let letters = LetterSet(text)
        return names.filter { name in
            name.units.count > text.count && units[name.units.upperBound - 1] == text.last
                && letters.missing(in: name.letters) == 0 && units[name.units].suffix(text.count) == text
        }
    }

    /// Returns the names that a misspelled word may mean: those with the fewest errors.
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

    /// Returns the index of the first name that meets a condition, which all later names also meet.
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
    /// Returns whether a name comes first: items' own names before synonyms, otherwise in the order of the items.
    func precedes(_ other: GuideNames.Name) -> Bool {
        isSynonym == other.isSynonym ? item ?? -1 < other.item ?? -1 : other.isSynonym
    }
}
