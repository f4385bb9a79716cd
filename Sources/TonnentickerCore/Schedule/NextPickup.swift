public import Foundation

/// The next day with pickups, with all of its bins. Today's counts until midnight in Berlin.
public struct NextPickup: Hashable, Sendable {
    public let day: CalendarDay
    public let bins: [Bin]
    /// Midnights from now until the day: 0 is today, 1 tomorrow.
    public let daysAway: Int
    /// To 6:00 on that day, when the bins have to stand outside.
    public let countdown: Countdown

    /// `nil` where nothing is to come.
    public init?(in schedule: Schedule, now: Date) {
        let today = Berlin.day(of: now)
        guard let next = schedule.days.first(where: { $0.day >= today }) else { return nil }
        day = next.day
        bins = next.bins
        daysAway = today.days(until: next.day)
        countdown = Countdown(from: now, to: next.day)
    }
}
