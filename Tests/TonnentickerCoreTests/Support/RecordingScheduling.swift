import Foundation

@testable import TonnentickerCore

/// A scheduler that records what the system would show.
final class RecordingScheduling: ReminderScheduling {
    private let state: Locked<State>

    private struct State {
        var permission: ReminderPermission
        var requests = 0
        var replacements = 0
        var notifications: [ReminderNotification] = []
    }

    init(_ permission: ReminderPermission = .granted, pending: [ReminderNotification] = []) {
        state = Locked(State(permission: permission, notifications: pending))
    }

    var notifications: [ReminderNotification] { state.withLock(\.notifications) }
    /// The days of the reminders, without the last notification.
    var days: [String] {
        let prefix = ReminderNotification.idPrefix + "pickup."
        return notifications.filter { $0.id.hasPrefix(prefix) }.map { String($0.id.dropFirst(prefix.count)) }
    }
    /// How often the user was asked for permission.
    var requests: Int { state.withLock(\.requests) }
    /// How often the notifications were replaced, even by equal ones.
    var replacements: Int { state.withLock(\.replacements) }

    func set(_ permission: ReminderPermission) {
        state.withLock { $0.permission = permission }
    }

    func permission() async -> ReminderPermission { state.withLock(\.permission) }

    /// Refuses permission, as the user would.
    func requestPermission() async -> ReminderPermission {
        state.withLock {
            $0.requests += 1
            $0.permission = .denied
            return $0.permission
        }
    }

    func replace(with notifications: [ReminderNotification]) async throws {
        state.withLock {
            $0.replacements += 1
            $0.notifications = notifications
        }
    }
}
