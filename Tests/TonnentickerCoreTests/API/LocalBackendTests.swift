import Foundation
import TestSupport
import Testing

@testable import TonnentickerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client over a real socket, with everything that can go wrong on it.
@Suite(.serialized)
struct LocalBackendTests {
    private static let impatient = RetryPolicy(
        pauses: [.milliseconds(1), .milliseconds(2)], longestRetryAfter: .zero)
    private static let once = RetryPolicy(pauses: [], longestRetryAfter: .zero)

    private func api(
        _ backend: URL,
        retries: RetryPolicy = once,
        silence: Double = 30,
        duration: Double = 60,
        sizeLimit: Int = URLSessionTransport.sizeLimit
    ) -> HTTPAPI {
        var environment = Environment.current
        environment.baseURL = backend
        return HTTPAPI(
            environment: environment,
            transport: URLSessionTransport(silence: silence, duration: duration, sizeLimit: sizeLimit),
            retries: retries,
            now: { Date() },
            reportDropped: { Issue.record("dropped \($0)") }
        )
    }

    @Test("gets from a place's name to its dates", arguments: [[], ["--fault", "gzip"]])
    func everything(options: [String]) async throws {
        try await withLocalBackend(options) { backend in
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
    }

    @Test("finds places as people type them")
    func places() async throws {
        try await withLocalBackend { backend in
            for (query, expected) in [
                ("schloss holte", "Schloß Holte-Stukenbrock"), ("wiedenbrueck", "Rheda-Wiedenbrück"),
                ("GÜTERSLOH", "Gütersloh"), ("gu\u{308}tersloh", "Gütersloh"), ("  beelen ", "Beelen"),
            ] {
                let places = try await api(backend).places(matching: query, limit: 20)
                #expect(places.map(\.name) == [expected])
            }
        }
    }

    @Test("classifies failures")
    func faults() async throws {
        let faults: KeyValuePairs<String, APIError.Reason> = [
            "reset": .serverUnavailable, "cut-body": .serverUnavailable, "html": .unexpectedResponse,
            "204": .unexpectedResponse, "redirect": .unexpectedResponse, "401": .unauthorized, "403": .unauthorized,
            "404": .addressGone, "429": .tooManyRequests(retryAfter: .seconds(120)), "500": .serverUnavailable,
            "garbage": .unexpectedResponse, "no-answer": .serverUnavailable,
        ]
        try await withLocalBackend(faults.flatMap { ["--fault", $0.key] }) { backend in
            for (fault, reason) in faults {
                let error = await #expect(throws: APIError.self, "\(fault)") {
                    try await api(backend).districts(of: "place-1")
                }
                #expect(error?.reason == reason, "\(fault): \(error?.detail ?? "")")
                #expect(error?.detail?.contains(Environment.current.apiKey) == false)
            }
        }
    }

    @Test(
        "rejects a body beyond the limit as another service's", arguments: ["endless", "long", "long-error", "chunked"])
    func tooLarge(fault: String) async throws {
        try await withLocalBackend("--fault", fault) { backend in
            let error = await #expect(throws: APIError.self) {
                try await api(backend, sizeLimit: 1 << 20).districts(of: "place-1")
            }
            #expect(
                error == APIError(.unexpectedResponse, detail: "the response is longer than 1048576 bytes"))
        }
    }

    @Test("follows redirects within the origin, but not forever")
    func redirects() async throws {
        let back = ["--fault", "redirect-back"]
        let followed = Array(repeatElement(back, count: RedirectPolicy.limit).joined()) + ["--fault", "none"]
        try await withLocalBackend(followed) { backend in
            let places = try await api(backend).places(matching: "verl", limit: 1)
            #expect(places.map(\.name) == ["Verl"])
        }
        try await withLocalBackend(back + followed) { backend in
            let error = await #expect(throws: APIError.self) {
                try await api(backend).places(matching: "verl", limit: 1)
            }
            #expect(error == APIError(.unexpectedResponse, detail: "more than \(RedirectPolicy.limit) redirects"))
        }
    }

    @Test("reports how long to wait if the backend names a date")
    func retryAfterDate() async throws {
        try await withLocalBackend("--fault", "429-date", "--retry-after", "3600") { backend in
            let error = await #expect(throws: APIError.self) { try await api(backend).districts(of: "place-1") }
            guard case .tooManyRequests(let wait?) = error?.reason else { throw NeverHappened() }
            #expect(wait > .seconds(3000) && wait <= .seconds(3600))
        }
    }

    @Test("waits for a slow response, but not forever")
    func slow() async throws {
        try await withLocalBackend("--fault", "slow", "--delay", "0.3") { slow in
            let places = try await api(slow).places(matching: "verl", limit: 1)
            #expect(places.map(\.name) == ["Verl"])
        }
        try await withLocalBackend("--fault", "slow", "--delay", "60") { tooSlow in
            let error = await #expect(throws: APIError.self) {
                try await api(tooSlow, silence: 1).places(matching: "verl", limit: 1)
            }
            #expect(error?.reason == .serverUnavailable)
        }
    }

    @Test("stops an endless response after the usual time")
    func endless() async throws {
        try await withLocalBackend("--fault", "endless") { backend in
            let error = await #expect(throws: APIError.self) {
                try await api(backend, duration: 0.5).places(matching: "verl", limit: 1)
            }
            #expect(error == APIError(.serverUnavailable, detail: "the response takes longer than 0.5 seconds"))
        }
    }

    @Test("retries after a failure, at most twice")
    func retries() async throws {
        try await withLocalBackend("--fault", "500", "--fault", "cut-body") { recovering in
            let places = try await api(recovering, retries: Self.impatient).places(matching: "verl", limit: 1)
            #expect(places.count == 1)
        }
        try await withLocalBackend("--fault", "500", "--fault", "500", "--fault", "500") { failing in
            await #expect(throws: APIError.self) {
                try await api(failing, retries: Self.impatient).places(matching: "verl", limit: 1)
            }
            let places = try await api(failing).places(matching: "verl", limit: 1)
            #expect(places.count == 1)
        }
    }

    @Test("stops at once when it is cancelled", .timeLimit(.minutes(1)))
    func cancels() async throws {
        try await withLocalBackend("--fault", "slow", "--delay", "60") { backend in
            let api = api(backend, silence: 60)
            let asking = Task { try await api.places(matching: "verl", limit: 1) }
            try await Task.sleep(for: .milliseconds(100))
            asking.cancel()
            await #expect(throws: CancellationError.self) { try await asking.value }
            let cancelledBefore = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await api.places(matching: "verl", limit: 1)
            }
            await #expect(throws: CancellationError.self) { try await cancelledBefore.value }
        }
    }

    @Test("treats a response that isn't HTTP as another service's")
    func notHTTP() async throws {
        let request = URLRequest(url: try #require(URL(string: "data:text/plain,verl")))
        await #expect(throws: TransportError.notTheBackend("the response is not HTTP")) {
            try await URLSessionTransport().send(request)
        }
    }

    @Test("reports a refused connection")
    func refused() async throws {
        let left = try await withLocalBackend("--fault", "none") { $0 }
        let api = api(left)
        let error = await #expect(throws: APIError.self) { try await api.places(matching: "verl", limit: 1) }
        #expect(error?.reason == .connectionRefused)
    }
}
