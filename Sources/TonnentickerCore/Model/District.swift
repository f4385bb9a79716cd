/// A part of a place that shares its pickup days. An undivided place has exactly one.
public struct District: Hashable, Identifiable, Sendable {
    /// An opaque id that may change when the backend imports new data.
    public let id: String
    public let name: String
    /// A detail that distinguishes districts of the same name, such as the streets that they cover.
    public let detail: String?
    /// Whether the place has another district of this name, so that the detail is shown with the name.
    public internal(set) var hasNamesake: Bool

    public init(id: String, name: String, detail: String? = nil, hasNamesake: Bool = false) {
        self.id = id
        self.name = name
        self.detail = detail
        self.hasNamesake = hasNamesake
    }
}

extension District: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, detail, hasNamesake
    }

    /// Decodes a district, even one from an older app, which lacks `hasNamesake`.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try fields.decode(String.self, forKey: .id),
            name: try fields.decode(String.self, forKey: .name),
            detail: try fields.decodeIfPresent(String.self, forKey: .detail),
            hasNamesake: try fields.decodeIfPresent(Bool.self, forKey: .hasNamesake) ?? false
        )
    }
}

extension [District] {
    /// The districts of a place, each marked if another has its name.
    public var markingNamesakes: [District] {
        let counts = Dictionary(grouping: self, by: \.name.foldedWithUmlautsWrittenOut).mapValues(\.count)
        return map { district in
            var district = district
            district.hasNamesake = counts[district.name.foldedWithUmlautsWrittenOut, default: 0] > 1
            return district
        }
    }
}
