/// Whether the system lets the app remind.
public enum ReminderPermission: Hashable, Sendable {
    case undecided, granted, denied
}

/// Hands reminders to the system, which shows them when they are due.
public protocol ReminderScheduling: Sendable {
    func permission() async -> ReminderPermission

    /// Asks the user, if that hasn't been decided yet.
    func requestPermission() async -> ReminderPermission

    /// Puts these notifications in the place of all that the app has planned before, and of no others.
    func replace(with notifications: [ReminderNotification]) async throws
}
