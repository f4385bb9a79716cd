public import Observation

/// A placeholder for slow work that doesn't flash up for fast work.
@MainActor @Observable
public final class DelayedPlaceholder {
    /// How long work has to take before the placeholder appears.
    public static let delay = Duration.milliseconds(250)

    /// Whether work has been running for longer than `delay`.
    public private(set) var isVisible = false

    private let clock: any Clock<Duration>
    private var running = 0

    public init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    /// Runs work and shows the placeholder from 250 ms on until it ends. If several overlap, only the last one counts.
    public func whileRunning<Value: Sendable>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        running += 1
        let delayed = Task { [clock] in
            guard (try? await clock.sleep(for: Self.delay)) != nil, !Task.isCancelled else { return }
            isVisible = true
        }
        defer {
            delayed.cancel()
            running -= 1
            if running == 0 { isVisible = false }
        }
        return try await work()
    }
}
