public import Foundation

extension ScheduleModel {
    /// How up to date the shown dates are.
    public enum Freshness: Hashable, Sendable {
        /// The backend has just confirmed the dates.
        case current
        /// From the stored snapshot of that instant, while the backend is being asked.
        case checking(since: Date)
        /// From that instant, because the backend couldn't be reached or named no dates at all (no error).
        case stale(since: Date, APIError?)
    }
}

extension ScheduleModel.Freshness {
    /// When the shown dates were loaded, if the attempt to refresh them failed; otherwise `nil`.
    public var staleSince: Date? {
        guard case .stale(let since, _) = self else { return nil }
        return since
    }

    /// The error that keeps the dates stale and won't resolve itself.
    public var lastingError: APIError? {
        guard case .stale(_, let error?) = self, !error.mayPass else { return nil }
        return error
    }
}
