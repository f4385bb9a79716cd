/// Where the user lives: a place, and a district within it.
public struct Address: Codable, Hashable, Sendable {
    public let place: Place
    public let district: District

    public init(place: Place, district: District) {
        self.place = place
        self.district = district
    }

    /// Returns whether place and district have the same names; ids change when the backend imports new data.
    func hasSameNames(as other: Address) -> Bool {
        place.name == other.place.name && place.county == other.place.county
            && district.name == other.district.name && district.detail == other.district.detail
    }
}
