public import Foundation

/// What the system shows at an instant, whether the app runs or not.
public struct ReminderNotification: Hashable, Identifiable, Sendable {
    /// The beginning of every id, which tells the app's own notifications from others.
    public static let idPrefix = "tonnenticker."

    /// The same for the same occasion, so that planning again replaces.
    public let id: String
    public let title: String
    public let body: String
    public let fireDate: Date

    /// What the clocks in Berlin show at `fireDate`, for a trigger by date.
    public var wallClock: DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Berlin.timeZone
        return calendar.dateComponents([.calendar, .timeZone, .year, .month, .day, .hour, .minute], from: fireDate)
    }
}

extension ReminderNotification {
    /// The reminder of a day with pickups.
    init(_ reminder: Reminder) {
        self.init(id: reminder.id, title: reminder.title, body: reminder.body, fireDate: reminder.fireDate)
    }

    /// Says at 18:00 that no reminder follows the one of this day.
    init(endingAfter lastDay: CalendarDay) {
        self.init(
            id: Self.idPrefix + "end",
            title: Wording.remindersEndTitle,
            body: Wording.remindersEndBody,
            fireDate: Berlin.instant(on: lastDay, hour: ReminderPlanner.hour)
        )
    }
}
