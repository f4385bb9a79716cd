/// The Abfall-ABC: where to dispose of things.
public struct WasteGuide: Sendable {
    /// All items under their letters, in the order of DIN 5007-1: "Ä" like "A".
    public let sections: [GuideSection]

    private let items: [GuideItem]
    private let finder: GuideSearch

    /// - Parameters:
    ///   - items: The items of the guide, in any order.
    ///   - strangers: Words that don't name waste but resemble words that do, such as "Kirche" and "Kirsche".
    public init(items: [GuideItem], strangers: [String] = []) {
        let sorted = items.map { (key: $0.name.foldedToBaseLetters, item: $0) }.sorted {
            ($0.key, $0.item.name) < ($1.key, $1.item.name)
        }
        self.items = sorted.map(\.item)
        finder = GuideSearch(self.items, strangers: strangers)
        let byLetter = Dictionary(grouping: sorted) { Self.letter(of: $0.key) }
        sections = byLetter.map { GuideSection(letter: $0, items: $1.map(\.item)) }.sorted { $0.letter < $1.letter }
    }

    /// Finds what a text means, best first: at most 50 items, and nothing rather than a guess.
    ///
    /// A text means the items whose name or synonym it is, in any inflection. A compound that isn't listed means what
    /// its last part does ("Senfglas"). In a text of several words the noun counts, and the others distinguish items of
    /// one kind ("leere Spraydose"). Kinds of these items follow ("Autobatterie" for "Batterie"), then names that begin
    /// with the text. If nothing matches, typing errors are tolerated, except in the first letter.
    ///
    /// Case, hyphens, spaces and the spelling of umlauts don't matter.
    public func search(_ text: String) -> [GuideItem] {
        finder.items(for: text).map { items[$0] }
    }

    /// Suggests what a text may become while it is being typed, best first: at most 50 items.
    ///
    /// The items that the text means already come first, then all whose names begin with it.
    public func suggestions(for text: String) -> [GuideItem] {
        finder.suggestions(for: text).map { items[$0] }
    }

    private static func letter(of key: String) -> String {
        guard let first = key.first, ("a"..."z").contains(first) else { return "#" }
        return first.uppercased()
    }
}
