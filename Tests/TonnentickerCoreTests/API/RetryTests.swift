import Foundation
import Testing

@testable import TonnentickerCore

struct RetryTests {
    private func api(_ transport: StubTransport, clock: ManualClock, jitter: Double = 0.5) throws -> HTTPAPI {
        let now = try instant("2026-11-30T12:00:00Z")
        return HTTPAPI(
            environment: .current,
            transport: transport,
            clock: clock,
            jitter: { jitter },
            now: { now },
            reportDropped: { _ in }
        )
    }

    @Test(
        "retries only if that may help, at most twice, with growing pauses",
        arguments: [
            (.status(500), [0.5, 2]), (.status(503), [0.5, 2]), (.failure(.unreachable("x")), [0.5, 2]),
            (.status(429), [0.5, 2]), (.status(429, ["retry-after": "3"]), [3, 3]),
            (.status(429, ["retry-after": "5"]), [5, 5]), (.status(429, ["retry-after": "6"]), []),
            (.status(400), []), (.status(401), []), (.status(404), []), (.status(408), []), (.status(204), []),
            (.failure(.offline("x")), []), (.failure(.notTheBackend("x")), []), (.failure(.tooLarge(limit: 1)), []),
            (.failure(.tooSlow(limit: 1)), []), (.failure(.refused("x")), [0.5, 2]),
        ] as [(StubTransport.Response, [Double])]
    )
    func pauses(response: StubTransport.Response, expected: [Double]) async throws {
        let clock = ManualClock()
        let transport = StubTransport([response])
        let api = try api(transport, clock: clock)
        let asking = Task { try await api.districts(of: "1") }
        for (number, pause) in expected.enumerated() {
            try await clock.waitForSleepers()
            #expect(transport.requests.count == number + 1)
            await clock.advance(by: .seconds(pause))
        }
        await #expect(throws: APIError.self) { try await asking.value }
        #expect(transport.requests.count == expected.count + 1)
        #expect(clock.slept == expected.map { .seconds($0) })
    }

    @Test("varies the pauses by a quarter in either direction", arguments: [(0, 375, 1500), (1, 625, 2500)])
    func jitter(jitter: Double, first: Int, second: Int) async throws {
        let clock = ManualClock()
        let api = try api(StubTransport([.status(500), .status(500), .success("[]")]), clock: clock, jitter: jitter)
        let asking = Task { try await api.districts(of: "1") }
        for pause in [first, second] {
            try await clock.waitForSleepers()
            await clock.advance(by: .milliseconds(pause))
        }
        #expect(try await asking.value == [])
        #expect(clock.slept == [.milliseconds(first), .milliseconds(second)])
    }

    @Test("can be cancelled during a pause")
    func cancelled() async throws {
        let clock = ManualClock()
        let transport = StubTransport([.status(500)])
        let api = try api(transport, clock: clock)
        let asking = Task { try await api.districts(of: "1") }
        try await clock.waitForSleepers()
        asking.cancel()
        await #expect(throws: CancellationError.self) { try await asking.value }
        #expect(transport.requests.count == 1)
    }
}
