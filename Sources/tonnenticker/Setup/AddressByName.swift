import TonnentickerCore

/// Finds an address by the names of place and district, without asking.
struct AddressByName {
    let api: any TonnentickerAPI
    let flavour: AppEnvironment.Flavour

    enum Answer: Equatable {
        case address(Address)
        /// None of the place's several districts was named.
        case districts(Place, [District])
    }

    func address(place placeName: String, district districtName: String?) async throws(Failure) -> Answer {
        let place = try await place(named: placeName)
        let districts: [District]
        do {
            districts = try await api.districts(of: place.id)
        } catch {
            throw Failure(asking: error, in: flavour)
        }
        guard !districts.isEmpty else { throw Failure(.failure, Wording.noDistricts) }
        guard let districtName else {
            return districts.count == 1
                ? .address(Address(place: place, district: districts[0])) : .districts(place, districts)
        }
        switch NamedChoice(named: districtName, among: districts) {
        case .one(let district): return .address(Address(place: place, district: district))
        case .several(let fitting):
            throw Failure(.failure, TerminalWording.ambiguous(districtName, fitting.map(\.label)))
        case .none: throw Failure(.failure, TerminalWording.unknownDistrict(districtName, districts.map(\.label)))
        }
    }

    private func place(named name: String) async throws(Failure) -> Place {
        let found: [Place]
        do {
            found = try await api.places(matching: name, limit: 100)
        } catch {
            throw Failure(asking: error, in: flavour)
        }
        switch NamedChoice(named: name, among: found) {
        case .one(let place): return place
        case .several(let places): throw Failure(.failure, TerminalWording.ambiguous(name, places.map(\.label)))
        case .none: throw Failure(.failure, Wording.placeNotFound)
        }
    }
}
