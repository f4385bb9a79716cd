/// A thing to dispose of, and where it goes.
public struct GuideItem: Hashable, Identifiable, Sendable {
    public let name: String
    /// Synonyms, which the search also finds.
    public let synonyms: [String]
    /// Where it usually goes.
    public let bin: GuideBin
    /// Where else it may go.
    public let alternatives: [GuideBin]
    /// A sentence of advice.
    public let hint: String
    /// Whether rules differ from place to place.
    public let isRegional: Bool
    /// The item whose states also apply to this one: with "Kleidung", "kaputte Hose" means "Kleidung (zerschlissen)".
    public let kind: String?

    public var id: String { name }

    /// The name without the text in parentheses after it.
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
    /// "A" to "Z", or "#" for names that don't begin with a letter.
    public let letter: String
    public let items: [GuideItem]

    public var id: String { letter }
}
