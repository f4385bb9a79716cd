@testable import TonnentickerCore

/// An API whose requests wait until the test answers them.
final class GatedAPI: TonnentickerAPI {
    private struct Request {
        let subject: String
        let continuation: CheckedContinuation<any Sendable, any Error>
    }

    private let open = Locked<[Request]>([])
    private let log = Locked<[String]>([])

    /// The requests in order: "places be", "pickups 7" and so on.
    var asked: [String] { log.withLock(\.self) }

    func answer(_ subject: String, _ result: Result<any Sendable, any Error>) async throws {
        try await eventually { self.open.withLock { $0.contains { $0.subject == subject } } }
        let request = open.withLock { open in
            open.firstIndex { $0.subject == subject }.map { open.remove(at: $0) }
        }
        request?.continuation.resume(with: result)
        await settle()
    }

    func places(matching query: String, limit: Int) async throws -> [Place] { try await ask("places \(query)") }
    func districts(of place: Place.ID) async throws -> [District] { try await ask("districts \(place)") }
    func wasteTypes(of district: District.ID) async throws -> [WasteType] { try await ask("types \(district)") }
    func pickups(of district: District.ID, from: CalendarDay, to: CalendarDay) async throws -> [Pickup] {
        try await ask("pickups \(district)")
    }

    private func ask<Value>(_ subject: String) async throws -> Value {
        log.withLock { $0.append(subject) }
        let value = try await withCheckedThrowingContinuation { continuation in
            open.withLock { $0.append(Request(subject: subject, continuation: continuation)) }
        }
        guard let value = value as? Value else { throw NeverHappened() }
        return value
    }
}
