/// The names and synonyms of all items in one block of bytes, made to be scanned at each keystroke.
///
/// A `SearchText` for each name would read better, but takes eight times as long, as its arrays are retained at each
/// look. 20,000 items have to be searched within 5 ms.
struct GuideIndex: Sendable {
    /// A name in one spelling.
    private struct Entry {
        let units: Range<Int>
        let words: Range<Int>
        let letters: LetterSet
        let item: Int
        let isSynonym: Bool
        let isWrittenOut: Bool
        let isBaseLetters: Bool
    }

    private var units: [UInt8] = []
    private var wordStarts: [Int] = []
    private var entries: [Entry] = []
    private let itemCount: Int

    init(_ items: [GuideItem]) {
        itemCount = items.count
        for (number, item) in items.enumerated() {
            for (place, name) in ([item.name] + item.synonyms).enumerated() {
                let writtenOut = SearchText(name, .writtenOut)
                let baseLetters = SearchText(name, .baseLetters)
                let isSame = writtenOut.units == baseLetters.units
                add(writtenOut, item: number, isSynonym: place > 0, isWrittenOut: true, isBaseLetters: isSame)
                if !isSame {
                    add(baseLetters, item: number, isSynonym: place > 0, isWrittenOut: false, isBaseLetters: true)
                }
            }
        }
    }

    private mutating func add(
        _ text: SearchText,
        item: Int,
        isSynonym: Bool,
        isWrittenOut: Bool,
        isBaseLetters: Bool
    ) {
        let start = units.count
        let firstWord = wordStarts.count
        units += text.units
        wordStarts += text.wordStarts.map { start + $0 }
        entries.append(
            Entry(
                units: start..<units.count,
                words: firstWord..<wordStarts.count,
                letters: LetterSet(text.units),
                item: item,
                isSynonym: isSynonym,
                isWrittenOut: isWrittenOut,
                isBaseLetters: isBaseLetters
            )
        )
    }

    /// The numbers of the items that a text means, best first, each once.
    func matches(for text: String) -> [Int] {
        let whole = ranks(for: text)
        if !whole.isEmpty { return sorted(whole) }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        guard words.count > 1 else { return [] }
        let each = words.map { ranks(for: String($0)) }
        let common = each[0].keys.filter { item in each.allSatisfy { $0[item] != nil } }
        if common.isEmpty {
            let longestFirst = zip(words, each).filter { !$1.isEmpty }.sorted { $0.0.count > $1.0.count }
            return sorted(longestFirst.first?.1 ?? [:])
        }
        let worst = common.map { item in (item, each.compactMap { $0[item] }.reduce(0, max)) }
        return sorted(Dictionary(uniqueKeysWithValues: worst))
    }

    private func sorted(_ ranks: [Int: Int]) -> [Int] {
        ranks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// The items that a text stands in, each with its best rank; lower is better.
    private func ranks(for text: String) -> [Int: Int] {
        let writtenOut = GuideQuery(SearchText(text, .writtenOut).units)
        let baseLetters = GuideQuery(SearchText(text, .baseLetters).units)
        let isSame = writtenOut.units == baseLetters.units
        for tolerance in GuideQuery.Tolerance.allCases {
            var best: [Int: Int] = [:]
            for entry in entries {
                func take(_ query: GuideQuery) {
                    guard query.canStand(in: entry.letters, tolerance),
                        let rank = query.rank(in: units, entry.units, words: wordStarts[entry.words], tolerance)
                    else { return }
                    best[entry.item] = min(best[entry.item] ?? .max, rank * 2 + (entry.isSynonym ? 1 : 0))
                }
                if entry.isWrittenOut { take(writtenOut) }
                if entry.isBaseLetters && !(isSame && entry.isWrittenOut) { take(baseLetters) }
            }
            if !best.isEmpty { return best }
        }
        return [:]
    }
}
