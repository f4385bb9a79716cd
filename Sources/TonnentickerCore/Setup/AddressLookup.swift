/// Finds an address by the names of place and district, as somebody types them.
public struct AddressLookup: Sendable {
    public enum Outcome: Hashable, Sendable {
        case found(Address)
        case placeNotFound
        /// The name fits all of these places.
        case placeAmbiguous(name: String, [Place])
        /// The place has no dates yet.
        case noDistricts(Place)
        /// None of the place's several districts was named.
        case districtMissing(Place, [District])
        /// The name is that of none of the place's districts.
        case districtNotFound(name: String, [District])
        /// The name fits all of these districts.
        case districtAmbiguous(name: String, [District])
    }

    private let api: any TonnentickerAPI

    public init(api: any TonnentickerAPI) {
        self.api = api
    }

    /// Names may lack their capitals and umlauts, and be a part that only one has. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameters:
    ///   - placeName: with or without the county.
    ///   - districtName: name, detail or both; `nil` takes the only district of a place.
    public func address(place placeName: String, district districtName: String?) async throws -> Outcome {
        let place: Place
        switch NamedChoice(named: placeName, among: try await api.places(matching: placeName, limit: 100)) {
        case .one(let found): place = found
        case .several(let places): return .placeAmbiguous(name: placeName, places)
        case .none: return .placeNotFound
        }
        let districts = try await api.districts(of: place.id).markingNamesakes
        guard !districts.isEmpty else { return .noDistricts(place) }
        guard let districtName else {
            return districts.count == 1
                ? .found(Address(place: place, district: districts[0])) : .districtMissing(place, districts)
        }
        switch NamedChoice(named: districtName, among: districts) {
        case .one(let district): return .found(Address(place: place, district: district))
        case .several(let fitting): return .districtAmbiguous(name: districtName, fitting)
        case .none: return .districtNotFound(name: districtName, districts)
        }
    }
}
