import TonnentickerCore

extension AddressLookup.Outcome {
    /// Returns the address that was found.
    ///
    /// - Parameter district: The name that the user gave for the district.
    /// - Throws: A failure that names what is missing, and the possible names.
    func address(_ district: String?) throws(Failure) -> Address {
        switch self {
        case .found(let address): return address
        case .placeNotFound: throw Failure(.failure, Wording.placeNotFound)
        case .placeUnclear(let name, let places) where places.count == 1:
            throw Failure(.failure, TerminalWording.similarPlace(name, places[0], district))
        case .placeUnclear(let name, let places):
            throw Failure(.failure, TerminalWording.ambiguous(name, places.map(Wording.place)))
        case .noDistricts: throw Failure(.failure, Wording.noDistricts)
        case .districtMissing(let place, let districts):
            throw Failure(.usage, TerminalWording.districtMissing(place, districts))
        case .districtNotFound(let name, _, let districts):
            throw Failure(.failure, TerminalWording.unknownDistrict(name, districts))
        case .districtUnclear(let name, let place, let districts) where districts.count == 1:
            throw Failure(.failure, TerminalWording.similarDistrict(name, place, districts[0]))
        case .districtUnclear(let name, _, let districts):
            throw Failure(.failure, TerminalWording.ambiguous(name, districts.map(Wording.district)))
        }
    }
}
