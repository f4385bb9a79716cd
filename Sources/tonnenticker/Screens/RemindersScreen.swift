import TonnentickerCore

/// The planned reminders, one on each line.
struct RemindersScreen {
    let reminders: [Reminder]
    /// The number of days with pickups after the last reminder.
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
