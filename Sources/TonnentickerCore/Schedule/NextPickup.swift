public import Foundation

/// The next day with pickups, with all of its bins. Today counts until 18:00 in Berlin, when the bins of the next day
/// can be put out.
public struct NextPickup: Hashable, Sendable {
    public let day: CalendarDay
    public let bins: [Bin]
    /// Midnights from now until the day: 0 is today, 1 tomorrow.
    public let daysAway: Int
    /// To 6:00 on that day, when the bins have to stand outside.
    public let countdown: Countdown

    /// The hour at which the pickups of a day count as over.
    static let endHour = 18

    /// `nil` where nothing is to come.
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
