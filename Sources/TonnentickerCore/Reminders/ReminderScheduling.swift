/// The system's permission to show reminders.
public enum ReminderPermission: Hashable, Sendable {
    case undecided, granted, denied
}

/// A connection to the system that shows reminders when they are due.
public protocol ReminderScheduling: Sendable {
    func permission() async -> ReminderPermission

    /// Asks the user unless the question is already answered.
    func requestPermission() async -> ReminderPermission

    /// Replaces all notifications that the app has planned, and no others.
    func replace(with notifications: [ReminderNotification]) async throws
}
