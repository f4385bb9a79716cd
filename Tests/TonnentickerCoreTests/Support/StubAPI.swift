@testable import TonnentickerCore

/// An API that returns fixed values or throws one error.
struct StubAPI: TonnentickerAPI {
    var places: [Place] = []
    var districts: [District] = []
    var wasteTypes: [WasteType] = []
    var pickups: [Pickup] = []
    var goneDistricts: Set<District.ID> = []
    var emptyDistricts: Set<District.ID> = []
    var error: (any Error)?

    func places(matching query: String, limit: Int) async throws -> [Place] { try answer(places) }
    func districts(of place: Place.ID) async throws -> [District] { try answer(districts) }
    func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        try answer(emptyDistricts.contains(district) ? [] : wasteTypes, about: district)
    }
    func pickups(of district: District.ID, from: CalendarDay, to: CalendarDay) async throws -> [Pickup] {
        try answer(emptyDistricts.contains(district) ? [] : pickups, about: district)
    }

    private func answer<Value>(_ value: Value, about district: District.ID? = nil) throws -> Value {
        if let error { throw error }
        if let district, goneDistricts.contains(district) { throw APIError(.addressGone) }
        return value
    }
}

/// An API that forwards to another, which a test can exchange, and counts the requests for dates.
final class SwitchableAPI: TonnentickerAPI {
    private let api: Locked<StubAPI>
    private let count = Locked(0)

    var loads: Int { count.withLock(\.self) }

    init(_ api: StubAPI) {
        self.api = Locked(api)
    }

    var current: StubAPI {
        get { api.withLock(\.self) }
        set { api.withLock { $0 = newValue } }
    }

    func places(matching query: String, limit: Int) async throws -> [Place] {
        try await current.places(matching: query, limit: limit)
    }
    func districts(of place: Place.ID) async throws -> [District] { try await current.districts(of: place) }
    func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        try await current.wasteTypes(of: district)
    }
    func pickups(of district: District.ID, from first: CalendarDay, to last: CalendarDay) async throws -> [Pickup] {
        count.withLock { $0 += 1 }
        return try await current.pickups(of: district, from: first, to: last)
    }
}
