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

    /// Each value that is missing or can't be read falls back to its default alone.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
            try? fields.decodeIfPresent(Value.self, forKey: key)
        }
        self.init(
            address: value(.address),
            remindsOnEveningBefore: value(.remindsOnEveningBefore) ?? false,
            appearance: value(.appearance) ?? .system
        )
    }
}
