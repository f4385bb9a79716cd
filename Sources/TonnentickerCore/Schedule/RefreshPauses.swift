/// How long to wait until the dates are asked for again while they are on a screen: an hour, or where they could not be
/// refreshed a minute, and then twice as long each time up to an hour.
public struct RefreshPauses: Sendable {
    private static let first = Duration.seconds(60)
    private static let longest = Duration.seconds(3600)

    private var failures = 0

    public init() {}

    /// The pause after a request that left this state. Never shorter than the backend asks for.
    public mutating func next(after state: ScheduleModel.State) -> Duration {
        let error: APIError?
        switch state {
        case .loaded(_, .stale(_, let reason)): error = reason
        case .failed(let reason): error = reason
        case .loaded, .loading, .empty, .allDeselected:
            failures = 0
            return Self.longest
        }
        let pause = min(Self.first * (1 << min(failures, 6)), Self.longest)
        failures += 1
        guard case .tooManyRequests(let wait?) = error?.reason else { return pause }
        return max(pause, min(wait, Self.longest))
    }
}
