@testable import TonnentickerCore

/// Answers with fixed values or one error.
struct StubAPI: TonnentickerAPI {
    var places: [Place] = []
    var districts: [District] = []
    var wasteTypes: [WasteType] = []
    var pickups: [Pickup] = []
    var error: (any Error)?

    func places(matching query: String, limit: Int) async throws -> [Place] { try answer(places) }
    func districts(of place: Place.ID) async throws -> [District] { try answer(districts) }
    func wasteTypes(of district: District.ID) async throws -> [WasteType] { try answer(wasteTypes) }
    func pickups(of district: District.ID, from: CalendarDay, to: CalendarDay) async throws -> [Pickup] {
        try answer(pickups)
    }

    private func answer<Value>(_ value: Value) throws -> Value {
        if let error { throw error }
        return value
    }
}
