public import Foundation

/// The rules for which reminders there are.
public enum ReminderPlanner {
    /// The hour of the reminder on the evening before.
    public static let hour = 18
    /// The most notifications planned. The system keeps 64 and drops others arbitrarily; the rest is for other uses.
    static let capacity = 60

    /// Returns one reminder for each day with pickups, naming all of its bins: the soonest 60 that aren't due yet.
    public static func reminders(for schedule: Schedule, now: Date) -> [Reminder] {
        upcomingDays(of: schedule, now: now).prefix(capacity).map { Reminder(day: $0.day, bins: $0.bins) }
    }

    /// Returns how many days with pickups come after the last reminder.
    public static func daysBeyond(_ schedule: Schedule, now: Date) -> Int {
        max(upcomingDays(of: schedule, now: now).count - capacity, 0)
    }

    /// Returns the reminders and a last notification on the day of the last pickup, so that they never end silently. At
    /// most 60 in all: if more days are known, the last notification is on the last day that has a reminder.
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
