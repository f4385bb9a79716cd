@testable import TonnentickerCore

/// An API that forwards the first request of each kind to the first of several APIs, the second to the second, and so
/// on.
final class SuccessiveAPI: TonnentickerAPI {
    private let apis: [any TonnentickerAPI]
    private let asked = Locked<[String: Int]>([:])

    init(_ apis: [any TonnentickerAPI]) {
        self.apis = apis
    }

    func places(matching query: String, limit: Int) async throws -> [Place] {
        try await next("places").places(matching: query, limit: limit)
    }
    func districts(of place: Place.ID) async throws -> [District] { try await next("districts").districts(of: place) }
    func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        try await next("types").wasteTypes(of: district)
    }
    func pickups(of district: District.ID, from: CalendarDay, to: CalendarDay) async throws -> [Pickup] {
        try await next("pickups").pickups(of: district, from: from, to: to)
    }

    private func next(_ kind: String) -> any TonnentickerAPI {
        asked.withLock { asked in
            let number = asked[kind, default: 0]
            asked[kind] = number + 1
            return apis[min(number, apis.count - 1)]
        }
    }
}
