/// Finds an address by the names of place and district, as the user types them or as the client prints them.
public struct AddressLookup: Sendable {
    public enum Outcome: Hashable, Sendable {
        case found(Address)
        case placeNotFound
        /// The name is that of several places, or of none but resembles these.
        case placeUnclear(name: String, [Place])
        /// The place has no dates yet.
        case noDistricts(Place)
        /// None of the place's several districts was named.
        case districtMissing(Place, [District])
        /// The name is that of none of the place's districts.
        case districtNotFound(name: String, Place, [District])
        /// The name is that of several districts, or of none but resembles these.
        case districtUnclear(name: String, Place, [District])
    }

    private static let placesAtMost = 100
    /// Bounds the requests for a name of many words.
    private static let queriesAtMost = 6

    private let api: any TonnentickerAPI

    public init(api: any TonnentickerAPI) {
        self.api = api
    }

    /// Names may lack their capitals and umlauts. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameters:
    ///   - placeName: With or without the county. Without a district, a label of both: „Gütersloh, Bezirk 1“.
    ///   - districtName: Name, detail or both; `nil` takes the only district of a place.
    public func address(place placeName: String, district districtName: String?) async throws -> Outcome {
        switch try await place(named: placeName) {
        case .one(let place): try await address(in: place, district: districtName)
        case .unclear(let places): .placeUnclear(name: placeName, places)
        case .none where districtName == nil: try await address(labelled: placeName)
        case .none: .placeNotFound
        }
    }

    /// The address in a place that is settled. Throws as `TonnentickerAPI` does.
    ///
    /// - Parameters:
    ///   - place: Where the district is looked for.
    ///   - districtName: Name, detail or both; `nil` takes the only district of the place.
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

    /// What to ask the backend for, which knows places without their counties: the name, what is before a comma, and
    /// its first words.
    private static func queries(for name: String) -> [String] {
        let name = name.asDisplayText
        let words = name.split(separator: " ")
        let beforeCommas = name.indices.filter { name[$0] == "," }.map { String(name[..<$0]) }
        let firstWords = words.indices.dropFirst().reversed().map { words[..<$0].joined(separator: " ") }
        return Array(([name] + beforeCommas + (beforeCommas.isEmpty ? firstWords : [])).prefix(queriesAtMost))
    }

    /// The address of a label with the names of both, separated by one of its commas.
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
