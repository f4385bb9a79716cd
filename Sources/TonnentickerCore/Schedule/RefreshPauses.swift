/// The pauses between refreshes while the dates are on a screen: an hour, or after a failure a minute, which doubles
/// each time up to an hour.
public struct RefreshPauses: Sendable {
    private static let first = Duration.seconds(60)
    private static let longest = Duration.seconds(3600)

    private var failures = 0

    public init() {}

    /// Returns the pause after a request that led to this state; never shorter than the backend asks for.
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
