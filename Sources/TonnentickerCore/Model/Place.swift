/// A municipality that has a collection calendar.
public struct Place: Codable, Hashable, Identifiable, Sendable {
    /// Opaque; may change when the backend imports new data.
    public let id: String
    public let name: String
    /// Tells places of one name apart.
    public let county: String?

    public init(id: String, name: String, county: String? = nil) {
        self.id = id
        self.name = name
        self.county = county
    }
}

/// A part of a place that shares its pickup days. An undivided place has exactly one.
public struct District: Codable, Hashable, Identifiable, Sendable {
    /// Opaque; may change when the backend imports new data.
    public let id: String
    public let name: String
    /// Tells districts of one name apart, such as the streets that they cover.
    public let detail: String?

    public init(id: String, name: String, detail: String? = nil) {
        self.id = id
        self.name = name
        self.detail = detail
    }
}

/// Where somebody lives: the place, and the district within it.
public struct Address: Codable, Hashable, Sendable {
    public let place: Place
    public let district: District

    public init(place: Place, district: District) {
        self.place = place
        self.district = district
    }

    /// The same place and district by name; ids change when the backend imports new data.
    func hasSameNames(as other: Address) -> Bool {
        place.name == other.place.name && place.county == other.place.county
            && district.name == other.district.name && district.detail == other.district.detail
    }
}
