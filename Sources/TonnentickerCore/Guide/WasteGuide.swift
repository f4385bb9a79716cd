/// The Abfall-ABC: where things go that are thrown away.
public struct WasteGuide: Sendable {
    /// All items under their letters, in the order of DIN 5007-1: „Ä“ like „A“.
    public let sections: [GuideSection]

    private let items: [GuideItem]
    private let finder: GuideSearch

    /// - Parameters:
    ///   - items: What the guide knows, in any order.
    ///   - strangers: Words that name no waste but look as if they did, such as „Kirche“ beside „Kirsche“.
    public init(items: [GuideItem], strangers: [String] = []) {
        let sorted = items.map { (key: $0.name.foldedToBaseLetters, item: $0) }.sorted {
            ($0.key, $0.item.name) < ($1.key, $1.item.name)
        }
        self.items = sorted.map(\.item)
        finder = GuideSearch(self.items, strangers: strangers)
        let byLetter = Dictionary(grouping: sorted) { Self.letter(of: $0.key) }
        sections = byLetter.map { GuideSection(letter: $0, items: $1.map(\.item)) }.sorted { $0.letter < $1.letter }
    }

    /// What a text means, best first: at most 50 items, and none rather than one that it may not mean.
    ///
    /// A text means the items whose name or synonym it is, in any inflection; a compound that isn't listed means what
    /// its last part does („Senfglas“); of several words the noun counts, and the others tell items of one kind apart
    /// („leere Spraydose“). After these come kinds of it („Autobatterie“ for „Batterie“) and names that it begins. Where
    /// nothing fits, typing errors are forgiven, but not in the first letter.
    ///
    /// Case, hyphens, spaces and the spelling of umlauts don't count.
    public func search(_ text: String) -> [GuideItem] {
        finder.items(for: text).map { items[$0] }
    }

    /// What a text that is being typed may become, best first: at most 50 items.
    ///
    /// These are the items that it means as it is, followed by all with names that begin so.
    public func suggestions(for text: String) -> [GuideItem] {
        finder.suggestions(for: text).map { items[$0] }
    }

    private static func letter(of key: String) -> String {
        guard let first = key.first, ("a"..."z").contains(first) else { return "#" }
        return first.uppercased()
    }
}
