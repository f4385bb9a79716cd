/// What somebody has chosen.
public struct Settings: Hashable, Sendable {
    /// Where they live; `nil` before the first choice.
    public var address: Address?
    /// Whether to remind on the evening before a pickup.
    public var remindsOnEveningBefore: Bool
    public var appearance: Appearance

    public init(address: Address? = nil, remindsOnEveningBefore: Bool = false, appearance: Appearance = .system) {
        self.address = address
        self.remindsOnEveningBefore = remindsOnEveningBefore
        self.appearance = appearance
    }
}

/// Light or dark, or as the system has it.
public enum Appearance: String, CaseIterable, Codable, Sendable {
    case system, light, dark
}

extension Settings: Codable {
    /// Raised when an older app could no longer make sense of stored settings.
    static let formatVersion = 1

    private enum CodingKeys: String, CodingKey {
        case address, remindsOnEveningBefore, appearance
    }

    /// Reads settings of older apps too, which lack the later fields.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            address: try fields.decodeIfPresent(Address.self, forKey: .address),
            remindsOnEveningBefore: try fields.decodeIfPresent(Bool.self, forKey: .remindsOnEveningBefore) ?? false,
            appearance: try fields.decodeIfPresent(Appearance.self, forKey: .appearance) ?? .system
        )
    }
}
