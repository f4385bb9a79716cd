import TonnentickerCore

/// The planned reminders, one a line.
struct RemindersScreen {
    let reminders: [Reminder]
    /// How many days with pickups come after them.
    let daysBeyond: Int
    let today: CalendarDay
    let width: Int

    var lines: [String] {
        guard !reminders.isEmpty else { return [TerminalWording.noReminders] }
        let rows = reminders.map { reminder in
            ("\(Wording.shortDate(reminder.evening, today: today)), \(ReminderPlanner.hour):00", reminder.title)
        }
        let end =
            daysBeyond > 0
            ? [""] + TerminalWording.remindersBeyond(daysBeyond, after: reminders.count).wrapped(to: width) : []
        return LabelledRows(rows: rows, width: width).lines + end
    }
}
