/// A clock that moves only when the test moves it; sleepers wake in order.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant()
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var nextID = 0
        var slept: [Duration] = []
    }

    private let state = Locked(State())

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .zero }
    /// The intended length of each sleep, in the order in which they began.
    var slept: [Duration] { state.withLock(\.slept) }
    var sleeperCount: Int { state.withLock(\.sleepers.count) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Void, any Error>? = state.withLock { state in
                    guard state.cancelled.remove(id) == nil else { return .failure(CancellationError()) }
                    state.slept.append(state.now.duration(to: deadline))
                    guard deadline > state.now else { return .success(()) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves the clock and wakes all sleepers whose time has come, including those that start shorter sleeps meanwhile.
    func advance(by duration: Duration) async {
        let target = now.advanced(by: duration)
        while let sleeper = next(until: target) {
            sleeper.continuation.resume()
            await settle()
        }
        state.withLock { $0.now = target }
        await settle()
    }

    /// Waits until this many tasks sleep on the clock.
    func waitForSleepers(_ count: Int = 1) async throws {
        try await eventually { self.sleeperCount >= count }
    }

    private func next(until target: Instant) -> Sleeper? {
        state.withLock { state in
            guard
                let index = state.sleepers.indices.min(by: { state.sleepers[$0].deadline < state.sleepers[$1].deadline }
                ),
                state.sleepers[index].deadline <= target
            else { return nil }
            state.now = state.sleepers[index].deadline
            return state.sleepers.remove(at: index)
        }
    }
}
