import Testing

@testable import TonnentickerCore

@MainActor
struct DelayedPlaceholderTests {
    private let clock = ManualClock()
    private let gate = Gate()

    private func start(_ placeholder: DelayedPlaceholder) async throws -> Task<Int, Never> {
        let before = clock.slept.count
        let work = Task { await placeholder.whileRunning { await gate.wait() } }
        try await eventually { clock.slept.count == before + 1 }
        return work
    }

    @Test("stays hidden for work that takes 249 ms, and afterwards")
    func short() async throws {
        let placeholder = DelayedPlaceholder(clock: clock)
        let work = try await start(placeholder)
        await clock.advance(by: .milliseconds(249))
        #expect(!placeholder.isVisible)
        gate.open(7)
        #expect(await work.value == 7)
        await clock.advance(by: .seconds(1))
        #expect(!placeholder.isVisible)
        #expect(clock.sleeperCount == 0)
    }

    @Test("appears from 250 ms on until the work ends", arguments: [250, 251])
    func long(milliseconds: Int) async throws {
        let placeholder = DelayedPlaceholder(clock: clock)
        let work = try await start(placeholder)
        await clock.advance(by: .milliseconds(milliseconds))
        try await eventually { placeholder.isVisible }
        gate.open(7)
        #expect(await work.value == 7)
        #expect(!placeholder.isVisible)
    }

    @Test("disappears when the work throws")
    func failure() async throws {
        struct Broken: Error {}
        let placeholder = DelayedPlaceholder(clock: clock)
        await #expect(throws: Broken.self) { try await placeholder.whileRunning { throw Broken() } }
        await clock.advance(by: .seconds(1))
        #expect(!placeholder.isVisible)
    }
}

/// A gate that lets one waiter through, with a value.
@MainActor
private final class Gate {
    private var value: Int?
    private var waiter: CheckedContinuation<Int, Never>?

    func wait() async -> Int {
        if let value { return value }
        return await withCheckedContinuation { waiter = $0 }
    }

    func open(_ value: Int) {
        self.value = value
        waiter?.resume(returning: value)
        waiter = nil
    }
}
