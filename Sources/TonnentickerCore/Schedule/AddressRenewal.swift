/// Finds an address again whose ids the backend no longer knows, by the names of place and district.
struct AddressRenewal: Sendable {
    let api: any TonnentickerAPI

    /// The address of the same names with its present ids; `nil` where neither its own ids are among them nor the names
    /// settle it. Throws as `TonnentickerAPI` does.
    func address(like address: Address) async throws -> Address? {
        let places = try await api.places(matching: address.place.name, limit: 100).filter {
            $0.name.foldedWithUmlautsWrittenOut == address.place.name.foldedWithUmlautsWrittenOut
        }
        let sameCounty = places.filter { $0.county == address.place.county }
        let samePlace = places.first { $0.id == address.place.id }
        guard let place = samePlace ?? (sameCounty.isEmpty ? places : sameCounty).only else { return nil }
        let districts = try await api.districts(of: place.id).filter {
            $0.name.foldedWithUmlautsWrittenOut == address.district.name.foldedWithUmlautsWrittenOut
        }
        let sameDetail = districts.filter { $0.detail == address.district.detail }
        let sameDistrict = districts.first { $0.id == address.district.id }
        guard let district = sameDistrict ?? (sameDetail.isEmpty ? districts : sameDetail).only else { return nil }
        return Address(place: place, district: district)
    }
}

extension Array {
    /// The element of an array that has just one.
    fileprivate var only: Element? { count == 1 ? first : nil }
}
