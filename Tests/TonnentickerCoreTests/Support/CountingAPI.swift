@testable import TonnentickerCore

/// Answers as another does, and counts how often dates were asked for.
final class CountingAPI: TonnentickerAPI {
    private let api: any TonnentickerAPI
    private let count = Locked(0)

    init(_ api: any TonnentickerAPI) {
        self.api = api
    }

    var loads: Int { count.withLock(\.self) }

    func places(matching query: String, limit: Int) async throws -> [Place] {
        try await api.places(matching: query, limit: limit)
    }
    func districts(of place: Place.ID) async throws -> [District] { try await api.districts(of: place) }
    func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        try await api.wasteTypes(of: district)
    }
    func pickups(of district: District.ID, from first: CalendarDay, to last: CalendarDay) async throws -> [Pickup] {
        count.withLock { $0 += 1 }
        return try await api.pickups(of: district, from: first, to: last)
    }
}
