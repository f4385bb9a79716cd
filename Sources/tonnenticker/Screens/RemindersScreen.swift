import TonnentickerCore

/// The planned reminders, one a line.
struct RemindersScreen {
    let reminders: [Reminder]
    let width: Int

    /// As wide as „Mi., 28. Sept., 18:00“.
    private static let timeColumns = 21
    private static let indent = String(repeating: " ", count: timeColumns + 2)

    var lines: [String] {
        guard !reminders.isEmpty else { return [TerminalWording.noReminders] }
        return reminders.flatMap { reminder in
            let time = "\(Wording.shortDate(reminder.evening)), \(ReminderPlanner.hour):00"
            return reminder.title.wrapped(to: width - Self.indent.columns).enumerated().map { index, text in
                (index == 0 ? time.padded(to: Self.indent.columns) : Self.indent) + text
            }
        }
    }
}
