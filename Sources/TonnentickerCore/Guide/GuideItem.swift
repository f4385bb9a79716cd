/// Something to throw away, and where it belongs.
public struct GuideItem: Hashable, Identifiable, Sendable {
    public let name: String
    /// Other words for it, which the search finds too.
    public let synonyms: [String]
    /// Where it belongs as a rule.
    public let bin: GuideBin
    /// Where else it may go.
    public let alternatives: [GuideBin]
    /// A sentence on what to mind.
    public let hint: String
    /// Whether rules differ from place to place.
    public let isRegional: Bool
    /// The item whose states hold for this one, too: with „Kleidung“, „kaputte Hose“ means „Kleidung (zerschlissen)“.
    public let kind: String?

    public var id: String { name }

    /// The name without what is in parentheses behind it.
    var baseName: String {
        guard name.hasSuffix(")"), let start = name.firstRange(of: " (") else { return name }
        return String(name[..<start.lowerBound])
    }

    public init(
        name: String,
        synonyms: [String],
        bin: GuideBin,
        alternatives: [GuideBin],
        hint: String,
        isRegional: Bool,
        kind: String? = nil
    ) {
        self.name = name
        self.synonyms = synonyms
        self.bin = bin
        self.alternatives = alternatives
        self.hint = hint
        self.isRegional = isRegional
        self.kind = kind
    }
}

/// The items under one letter.
public struct GuideSection: Hashable, Identifiable, Sendable {
    /// „A“ to „Z“, or „#“ for what begins with no letter.
    public let letter: String
    public let items: [GuideItem]

    public var id: String { letter }
}
