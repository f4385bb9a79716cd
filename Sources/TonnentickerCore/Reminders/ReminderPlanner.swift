public import Foundation

/// Decides which reminders there are.
public enum ReminderPlanner {
    /// The hour of the evening before at which to remind.
    public static let hour = 18
    /// The system keeps 64 notifications and drops others as it likes; the rest is left to other uses of the app.
    static let capacity = 60

    /// One reminder for each day with pickups, with all of its bins: the soonest 60, none that is due by now.
    public static func reminders(for schedule: Schedule, now: Date) -> [Reminder] {
        upcomingDays(of: schedule, now: now).prefix(capacity).map { Reminder(day: $0.day, bins: $0.bins) }
    }

    /// How many days with pickups come after those that are reminded of.
    public static func daysBeyond(_ schedule: Schedule, now: Date) -> Int {
        max(upcomingDays(of: schedule, now: now).count - capacity, 0)
    }

    /// What the system is given: the reminders, and a last notification on the day of the last pickup, so that they
    /// never end without a word. At most 60 in all: where more days are known than that, the last notification comes
    /// on the last day that is reminded of.
    public static func notifications(for schedule: Schedule, now: Date) -> [ReminderNotification] {
        let reminders = reminders(for: schedule, now: now).prefix(capacity - 1)
        let lastDay = reminders.last?.day ?? schedule.days.last { !$0.bins.isEmpty }?.day
        let end = lastDay.map(ReminderNotification.init(endingAfter:)).flatMap { $0.fireDate > now ? $0 : nil }
        return reminders.map { ReminderNotification($0) } + [end].compactMap(\.self)
    }

    private static func upcomingDays(of schedule: Schedule, now: Date) -> [PickupDay] {
        let today = Berlin.day(of: now)
        let isEveningOver = now >= Berlin.instant(on: today, hour: hour)
        let firstDay = today.adding(days: isEveningOver ? 2 : 1)
        return schedule.days.filter { $0.day >= firstDay && !$0.bins.isEmpty }
    }
}
