/// A lookup of an address by the names of place and district, as the user types them or the client prints them.
public struct AddressLookup: Sendable {
    public enum Outcome: Hashable, Sendable {
        case found(Address)
        case placeNotFound
        /// The name fits several places, or none but resembles these.
        case placeUnclear(name: String, [Place])
        /// The place has no dates yet.
        case noDistricts(Place)
        /// No district was named, and the place has several.
        case districtMissing(Place, [District])
        /// None of the place's districts has the name.
        case districtNotFound(name: String, Place, [District])
        /// The name fits several districts, or none but resembles these.
        case districtUnclear(name: String, Place, [District])
    }

    private static let placesAtMost = 100
    /// The most requests for a name of many words.
    private static let queriesAtMost = 6

    private let api: any TonnentickerAPI

    public init(api: any TonnentickerAPI) {
        self.api = api
    }

    /// Finds the address. Capitals and umlauts may be missing. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameters:
    ///   - placeName: The place, with or without the county. Without `districtName`, also a label of both: "Gütersloh,
    ///     Bezirk 1".
    ///   - districtName: The name, the detail or both; `nil` selects the only district of a place.
    public func address(place placeName: String, district districtName: String?) async throws -> Outcome {
        switch try await place(named: placeName) {
        case .one(let place): try await address(in: place, district: districtName)
        case .unclear(let places): .placeUnclear(name: placeName, places)
        case .none where districtName == nil: try await address(labelled: placeName)
        case .none: .placeNotFound
        }
    }

    /// Finds the address in a known place. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameters:
    ///   - place: The place of the district.
    ///   - districtName: The name, the detail or both; `nil` selects the only district of the place.
    public func address(in place: Place, district districtName: String?) async throws -> Outcome {
        let districts = try await api.districts(of: place.id).markingNamesakes
        guard !districts.isEmpty else { return .noDistricts(place) }
        guard let districtName else {
            return districts.count == 1
                ? .found(Address(place: place, district: districts[0])) : .districtMissing(place, districts)
        }
        return switch NamedChoice(named: districtName, among: districts) {
        case .one(let district): .found(Address(place: place, district: district))
        case .unclear(let fitting): .districtUnclear(name: districtName, place, fitting)
        case .none: .districtNotFound(name: districtName, place, districts)
        }
    }

    private func place(named name: String) async throws -> NamedChoice<Place> {
        for query in Self.queries(for: name) {
            let places = try await api.places(matching: query, limit: Self.placesAtMost)
            let choice = NamedChoice(named: name, among: places)
            if choice != .none { return choice }
        }
        return .none
    }

    /// Returns queries for the backend, which knows places without their counties: the name, the part before a comma,
    /// and the first words.
    private static func queries(for name: String) -> [String] {
        let name = name.asDisplayText
        let words = name.split(separator: " ")
        let beforeCommas = name.indices.filter { name[$0] == "," }.map { String(name[..<$0]) }
        let firstWords = words.indices.dropFirst().reversed().map { words[..<$0].joined(separator: " ") }
        return Array(([name] + beforeCommas + (beforeCommas.isEmpty ? firstWords : [])).prefix(queriesAtMost))
    }

    /// Finds the address of a label that contains both names, separated by one of its commas.
    private func address(labelled label: String) async throws -> Outcome {
        var outcome = Outcome.placeNotFound
        for comma in label.indices.filter({ label[$0] == "," }).prefix(Self.queriesAtMost) {
            let district = String(label[label.index(after: comma)...]).asDisplayText
            guard case .one(let place) = try await place(named: String(label[..<comma])) else { continue }
            let found = try await address(in: place, district: district)
            if case .found = found { return found }
            if outcome == .placeNotFound { outcome = found }
        }
        return outcome
    }
}
