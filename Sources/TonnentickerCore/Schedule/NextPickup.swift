public import Foundation

/// The next day with pickups, and all of its bins. Today counts until 18:00 in Berlin, when the bins for the next day
/// can be put out.
public struct NextPickup: Hashable, Sendable {
    public let day: CalendarDay
    public let bins: [Bin]
    /// The number of midnights until the day: 0 is today, 1 tomorrow.
    public let daysAway: Int
    /// The time until 6:00 on that day, when the bins have to be outside.
    public let countdown: Countdown

    /// The hour after which a day's pickups are over.
    static let endHour = 18

    /// Returns `nil` if no pickup is coming.
    public init?(in schedule: Schedule, now: Date) {
        let today = Berlin.day(of: now)
        let isOver = now >= Berlin.instant(on: today, hour: Self.endHour)
        let firstDay = isOver ? today.adding(days: 1) : today
        guard let next = schedule.days.first(where: { $0.day >= firstDay }) else { return nil }
        day = next.day
        bins = next.bins
        daysAway = today.days(until: next.day)
        countdown = Countdown(from: now, to: next.day)
    }
}
