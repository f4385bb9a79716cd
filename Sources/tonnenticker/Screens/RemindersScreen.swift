import TonnentickerCore

/// The planned reminders, one a line; first of all whether they are on.
struct RemindersScreen {
    let reminders: [Reminder]
    /// How many days with pickups come after them.
    let daysBeyond: Int
    let isOn: Bool
    let today: CalendarDay
    let width: Int

    var lines: [String] {
        let state = isOn ? [] : TerminalWording.remindersOff.wrapped(to: width) + [""]
        guard !reminders.isEmpty else { return state + [TerminalWording.noReminders] }
        let rows = reminders.map { reminder in
            ("\(Wording.shortDate(reminder.evening, today: today)), \(ReminderPlanner.hour):00", reminder.title)
        }
        let end =
            daysBeyond > 0
            ? [""] + TerminalWording.remindersBeyond(daysBeyond, after: reminders.count).wrapped(to: width) : []
        return state + LabelledRows(rows: rows, width: width).lines + end
    }
}
