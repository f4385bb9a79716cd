public import Foundation

/// A notification that the system shows at an instant, whether the app is running or not.
public struct ReminderNotification: Hashable, Identifiable, Sendable {
    /// The prefix of every id, which identifies the app's own notifications.
    public static let idPrefix = "tonnenticker."

    /// An id that is the same for the same occasion, so that planning again replaces the notification.
    public let id: String
    public let title: String
    public let body: String
    public let fireDate: Date

    /// The local time of `fireDate` in Berlin, for a trigger by date.
    public var wallClock: DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Berlin.timeZone
        return calendar.dateComponents([.calendar, .timeZone, .year, .month, .day, .hour, .minute], from: fireDate)
    }
}

extension ReminderNotification {
    /// Creates the reminder of a day with pickups.
    init(_ reminder: Reminder) {
        self.init(id: reminder.id, title: reminder.title, body: reminder.body, fireDate: reminder.fireDate)
    }

    /// Creates the notification at 18:00 that no reminder follows the one for this day.
    init(endingAfter lastDay: CalendarDay) {
        self.init(
            id: Self.idPrefix + "end",
            title: Wording.remindersEndTitle,
            body: Wording.remindersEndBody,
            fireDate: Berlin.instant(on: lastDay, hour: ReminderPlanner.hour)
        )
    }
}
