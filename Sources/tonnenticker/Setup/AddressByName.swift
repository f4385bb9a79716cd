import TonnentickerCore

/// Finds an address by the names of place and district, without asking.
struct AddressByName {
    let api: any TonnentickerAPI

    func address(place placeName: String, district districtName: String?) async throws(Failure) -> Address {
        let place = try await place(named: placeName)
        let districts: [District]
        do {
            districts = try await api.districts(of: place.id)
        } catch {
            throw Failure(asking: error)
        }
        guard !districts.isEmpty else { throw Failure(.failure, Wording.noDistricts) }
        let labels = districts.map(\.label)
        guard let districtName else {
            guard districts.count == 1 else { throw Failure(.usage, TerminalWording.districtNeeded(labels)) }
            return Address(place: place, district: districts[0])
        }
        switch NamedChoice(named: districtName, among: districts) {
        case .one(let district): return Address(place: place, district: district)
        case .several(let fitting):
            throw Failure(.failure, TerminalWording.ambiguous(districtName, fitting.map(\.label)))
        case .none: throw Failure(.failure, TerminalWording.unknownDistrict(districtName, labels))
        }
    }

    private func place(named name: String) async throws(Failure) -> Place {
        let found: [Place]
        do {
            found = try await api.places(matching: name, limit: 100)
        } catch {
            throw Failure(asking: error)
        }
        switch NamedChoice(named: name, among: found) {
        case .one(let place): return place
        case .several(let places): throw Failure(.failure, TerminalWording.ambiguous(name, places.map(\.label)))
        case .none: throw Failure(.failure, Wording.placeNotFound)
        }
    }
}
