public import Foundation

/// Decides which reminders there shall be.
public enum ReminderPlanner {
    /// The hour of the evening before at which to remind.
    public static let hour = 18
    /// The system keeps 64 and drops others as it likes; the rest is left to other uses of the app.
    static let capacity = 60

    /// One reminder a day with pickups, with all of its bins: the soonest 60, none that is due by now.
    public static func reminders(for schedule: Schedule, now: Date) -> [Reminder] {
        upcomingDays(of: schedule, now: now).prefix(capacity).map { Reminder(day: $0.day, bins: $0.bins) }
    }

    /// How many days with pickups come after those that are reminded of.
    public static func daysBeyond(_ schedule: Schedule, now: Date) -> Int {
        max(upcomingDays(of: schedule, now: now).count - capacity, 0)
    }

    private static func upcomingDays(of schedule: Schedule, now: Date) -> [PickupDay] {
        let today = Berlin.day(of: now)
        let isEveningOver = now >= Berlin.instant(on: today, hour: hour)
        let firstDay = today.adding(days: isEveningOver ? 2 : 1)
        return schedule.days.filter { $0.day >= firstDay && !$0.bins.isEmpty }
    }
}
