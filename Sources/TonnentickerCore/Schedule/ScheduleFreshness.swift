public import Foundation

extension ScheduleModel {
    /// How far the dates that are shown can be trusted.
    public enum Freshness: Hashable, Sendable {
        /// As the backend has just said.
        case current
        /// From the stored snapshot of that instant, while the backend is being asked.
        case checking(since: Date)
        /// From that instant, as the backend could not be reached, or named no dates at all (no error).
        case stale(since: Date, APIError?)
    }
}

extension ScheduleModel.Freshness {
    /// The instant of the dates that are shown in place of present ones; `nil` while there is hope.
    public var staleSince: Date? {
        guard case .stale(let since, _) = self else { return nil }
        return since
    }

    /// What keeps the dates stale and won't pass by itself.
    public var lastingError: APIError? {
        guard case .stale(_, let error?) = self, !error.mayPass else { return nil }
        return error
    }
}
