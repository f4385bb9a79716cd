/// A search by name for an address whose ids the backend no longer knows, or has given to another.
struct AddressRenewal: Sendable {
    let api: any TonnentickerAPI

    /// Returns the address with the same names and its present ids, or `nil` if the names are ambiguous. Among equal
    /// names, the same county or detail takes precedence, then the same id. Throws as `TonnentickerAPI` does.
    func address(like address: Address) async throws -> Address? {
        let places = try await api.places(matching: address.place.name, limit: 100).filter {
            $0.name.foldedWithUmlautsWrittenOut == address.place.name.foldedWithUmlautsWrittenOut
        }
        guard let place = places.match(for: address.place, by: \.county) else { return nil }
        let districts = try await api.districts(of: place.id).markingNamesakes.filter {
            $0.name.foldedWithUmlautsWrittenOut == address.district.name.foldedWithUmlautsWrittenOut
        }
        guard let district = districts.match(for: address.district, by: \.detail) else { return nil }
        return Address(place: place, district: district)
    }
}

extension Array where Element: Identifiable {
    fileprivate func match(for wanted: Element, by distinction: (Element) -> String?) -> Element? {
        let same = filter { distinction($0) == distinction(wanted) }
        let candidates = same.isEmpty ? self : same
        return candidates.first { $0.id == wanted.id } ?? (candidates.count == 1 ? candidates[0] : nil)
    }
}
