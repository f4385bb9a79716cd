public import Foundation

/// A reminder on the evening before a day with pickups.
public struct Reminder: Hashable, Identifiable, Sendable {
    /// The day of the pickups.
    public let day: CalendarDay
    /// All bins of that day.
    public let bins: [Bin]

    public init(day: CalendarDay, bins: [Bin]) {
        self.day = day
        self.bins = bins
    }

    /// An id that is the same for the same day, so that planning again replaces the reminder.
    public var id: String { "\(ReminderNotification.idPrefix)pickup.\(day)" }

    /// The day of the reminder itself.
    public var evening: CalendarDay { day.adding(days: -1) }

    /// 18:00 in Berlin on the evening before.
    public var fireDate: Date { Berlin.instant(on: evening, hour: ReminderPlanner.hour) }

    /// A title such as "Morgen: Biotonne und Papier".
    public var title: String { Wording.reminderTitle(Wording.list(bins.map(\.name))) }
    public var body: String { Wording.reminderBody }
}
