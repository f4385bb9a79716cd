/// A municipality that has a collection calendar.
public struct Place: Codable, Hashable, Identifiable, Sendable {
    /// An opaque id that may change when the backend imports new data.
    public let id: String
    public let name: String
    /// The county, which distinguishes places of the same name.
    public let county: String?

    public init(id: String, name: String, county: String? = nil) {
        self.id = id
        self.name = name
        self.county = county
    }
}
