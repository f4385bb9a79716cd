/// The Abfall-ABC: where things go that are thrown away.
public struct WasteGuide: Sendable {
    /// All items under their letters, in the order of DIN 5007-1: „Ä“ like „A“.
    public let sections: [GuideSection]

    private let items: [GuideItem]
    private let index: GuideIndex

    public init(items: [GuideItem]) {
        let sorted = items.map { (key: $0.name.foldedToBaseLetters, item: $0) }.sorted {
            ($0.key, $0.item.name) < ($1.key, $1.item.name)
        }
        self.items = sorted.map(\.item)
        index = GuideIndex(self.items)
        let byLetter = Dictionary(grouping: sorted) { Self.letter(of: $0.key) }
        sections = byLetter.map { GuideSection(letter: $0, items: $1.map(\.item)) }.sorted { $0.letter < $1.letter }
    }

    /// What a typed text means, best first: names and synonyms that are or begin with it, that have a word which does,
    /// or that contain it; else those that do so but for one typing error, from five letters on.
    ///
    /// Of several words in any order, each has to be found; where nothing has them all, the longest that is found
    /// decides („alte Batterien“). Blanks and hyphens, case and the spelling of umlauts don't count. A text without
    /// letters or digits finds nothing.
    public func search(_ text: String, limit: Int = 50) -> [GuideItem] {
        index.matches(for: text).prefix(max(limit, 0)).map { items[$0] }
    }

    private static func letter(of key: String) -> String {
        guard let first = key.first, ("a"..."z").contains(first) else { return "#" }
        return first.uppercased()
    }
}
