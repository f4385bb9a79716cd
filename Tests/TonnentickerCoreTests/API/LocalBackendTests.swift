import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TonnentickerCore

/// The whole way over a real socket, with everything that can go wrong on it.
@Suite(.serialized)
struct LocalBackendTests {
    private static let impatient = RetryPolicy(
        pauses: [.milliseconds(1), .milliseconds(2)], longestRetryAfter: .zero)
    private static let once = RetryPolicy(pauses: [], longestRetryAfter: .zero)

    private func api(
        _ backend: LocalBackend,
        retries: RetryPolicy = once,
        silence: Double = 30,
        duration: Double = 60,
        sizeLimit: Int = URLSessionTransport.sizeLimit
    ) -> HTTPAPI {
        var environment = Environment.current
        environment.baseURL = backend.url
        return HTTPAPI(
            environment: environment,
            transport: URLSessionTransport(silence: silence, duration: duration, sizeLimit: sizeLimit),
            retries: retries,
            now: { Date() },
            reportDropped: { Issue.record("dropped \($0)") }
        )
    }

    @Test("goes from a place's name to its dates", arguments: [[], ["--fault", "gzip"]])
    func everything(options: [String]) async throws {
        let backend = try LocalBackend(options: options)
        defer { withExtendedLifetime(backend) {} }
        let api = api(backend)
        let place = try #require(try await api.places(matching: "schloss holte", limit: 20).first)
        #expect(place.name == "Schloß Holte-Stukenbrock")
        let district = try #require(try await api.districts(of: place.id).first)
        let types = try await api.wasteTypes(of: district.id)
        #expect(types.count >= 5)
        let first = try day("2026-12-01")
        let pickups = try await api.pickups(of: district.id, from: first, to: day("2027-11-30"))
        let schedule = Schedule(pickups: pickups, wasteTypes: types, today: first)
        #expect(schedule.days.count > 40)
        #expect(schedule.days.allSatisfy { $0.bins.allSatisfy { $0.style.code != "?" } })
    }

    @Test(
        "finds places as people type them",
        arguments: [
            ("schloss holte", "Schloß Holte-Stukenbrock"), ("wiedenbrueck", "Rheda-Wiedenbrück"),
            ("GÜTERSLOH", "Gütersloh"), ("gu\u{308}tersloh", "Gütersloh"), ("  beelen ", "Beelen"),
        ]
    )
    func places(query: String, expected: String) async throws {
        let backend = try LocalBackend()
        defer { withExtendedLifetime(backend) {} }
        #expect(try await api(backend).places(matching: query, limit: 20).map(\.name) == [expected])
    }

    @Test(
        "sorts what goes wrong",
        arguments: [
            ("reset", .serverUnavailable), ("cut-body", .serverUnavailable), ("html", .unexpectedAnswer),
            ("204", .unexpectedAnswer), ("redirect", .unexpectedAnswer), ("401", .keyRefused), ("403", .keyRefused),
            ("404", .addressGone), ("429", .tooManyRequests(retryAfter: .seconds(120))), ("500", .serverUnavailable),
            ("endless", .unexpectedAnswer), ("garbage", .unexpectedAnswer), ("no-answer", .serverUnavailable),
        ] as [(String, APIError.Reason)]
    )
    func faults(fault: String, reason: APIError.Reason) async throws {
        let backend = try LocalBackend("--fault", fault)
        defer { withExtendedLifetime(backend) {} }
        let error = await #expect(throws: APIError.self) {
            try await api(backend, sizeLimit: 1 << 20).districts(of: "place-1")
        }
        #expect(error?.reason == reason, "\(error?.detail ?? "")")
        #expect(error?.detail?.contains(Environment.current.apiKey) == false)
    }

    @Test("says how long to wait when the backend names a date")
    func retryAfterDate() async throws {
        let backend = try LocalBackend("--fault", "429-date", "--retry-after", "3600")
        defer { withExtendedLifetime(backend) {} }
        let error = await #expect(throws: APIError.self) { try await api(backend).districts(of: "place-1") }
        guard case .tooManyRequests(let wait?) = error?.reason else { throw NeverHappened() }
        #expect(wait > .seconds(3000) && wait <= .seconds(3600))
    }

    @Test("waits for a slow answer, but not for ever")
    func slow() async throws {
        let slow = try LocalBackend("--fault", "slow", "--delay", "0.3")
        defer { withExtendedLifetime(slow) {} }
        #expect(try await api(slow).places(matching: "verl", limit: 1).map(\.name) == ["Verl"])
        let tooSlow = try LocalBackend("--fault", "slow", "--delay", "60")
        defer { withExtendedLifetime(tooSlow) {} }
        let error = await #expect(throws: APIError.self) {
            try await api(tooSlow, silence: 1).places(matching: "verl", limit: 1)
        }
        #expect(error?.reason == .serverUnavailable)
    }

    @Test("waits for an answer that goes on and on no longer than for any other")
    func endless() async throws {
        let backend = try LocalBackend("--fault", "endless")
        defer { withExtendedLifetime(backend) {} }
        let error = await #expect(throws: APIError.self) {
            try await api(backend, duration: 0.5).places(matching: "verl", limit: 1)
        }
        #expect(error == APIError(.serverUnavailable, detail: "the answer takes longer than 0.5 seconds"))
    }

    @Test("asks again after an answer that failed, twice at most")
    func retries() async throws {
        let recovering = try LocalBackend("--fault", "500", "--fault", "cut-body")
        defer { withExtendedLifetime(recovering) {} }
        #expect(try await api(recovering, retries: Self.impatient).places(matching: "verl", limit: 1).count == 1)
        let failing = try LocalBackend("--fault", "500", "--fault", "500", "--fault", "500")
        defer { withExtendedLifetime(failing) {} }
        await #expect(throws: APIError.self) {
            try await api(failing, retries: Self.impatient).places(matching: "verl", limit: 1)
        }
        #expect(try await api(failing).places(matching: "verl", limit: 1).count == 1)
    }

    @Test("stops at once when it is cancelled")
    func cancels() async throws {
        let backend = try LocalBackend("--fault", "slow", "--delay", "60")
        defer { withExtendedLifetime(backend) {} }
        let api = api(backend, silence: 60)
        let asking = Task { try await api.places(matching: "verl", limit: 1) }
        try await Task.sleep(for: .milliseconds(100))
        let start = ContinuousClock.now
        asking.cancel()
        await #expect(throws: CancellationError.self) { try await asking.value }
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("takes nothing listening for a backend that is down")
    func refused() async throws {
        let url = try LocalBackend().url  // Gone with the value, and its port with it.
        var environment = Environment.current
        environment.baseURL = url
        let api = HTTPAPI(
            environment: environment,
            transport: URLSessionTransport(),
            retries: Self.once,
            now: { Date() },
            reportDropped: { _ in }
        )
        let error = await #expect(throws: APIError.self) { try await api.places(matching: "verl", limit: 1) }
        #expect(error?.reason == .connectionRefused)
    }
}
