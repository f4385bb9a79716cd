public import Observation

/// A placeholder for what takes long: it doesn't flash up for what is there in a moment.
@MainActor @Observable
public final class DelayedPlaceholder {
    /// How long something has to take before the placeholder is shown.
    public static let delay = Duration.milliseconds(250)

    /// Whether something has taken longer than `delay` and goes on.
    public private(set) var isVisible = false

    private let clock: any Clock<Duration>
    private var running = 0

    public init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    /// Runs something, and shows the placeholder from 250 ms on until it ends. Of several at once the last one counts.
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
