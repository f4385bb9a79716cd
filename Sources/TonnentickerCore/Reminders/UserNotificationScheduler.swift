#if canImport(UserNotifications)
    import Foundation
    import UserNotifications

    /// Reminders as notifications of the system.
    public struct UserNotificationScheduler: ReminderScheduling {
        public init() {}

        public func permission() async -> ReminderPermission {
            let settings = await UNUserNotificationCenter.current().notificationSettings()
            return switch settings.authorizationStatus {
            case .notDetermined: .undecided
            case .denied: .denied
            default: .granted
            }
        }

        public func requestPermission() async -> ReminderPermission {
            let isGranted = try? await UNUserNotificationCenter.current().requestAuthorization(options: [
                .alert, .sound,
            ])
            return isGranted == true ? .granted : .denied
        }

        /// Replaces the notifications. Adding a request replaces one with the same id, so a day is never without its
        /// reminder in between.
        public func replace(with notifications: [ReminderNotification]) async throws {
            let center = UNUserNotificationCenter.current()
            let wanted = Set(notifications.map(\.id))
            let planned = await center.pendingNotificationRequests().map(\.identifier)
            center.removePendingNotificationRequests(
                withIdentifiers: planned.filter { $0.hasPrefix(ReminderNotification.idPrefix) && !wanted.contains($0) }
            )
            for notification in notifications {
                try await center.add(request(for: notification))
            }
        }

        private func request(for notification: ReminderNotification) -> UNNotificationRequest {
            let content = UNMutableNotificationContent()
            content.title = notification.title
            content.body = notification.body
            content.sound = .default
            let trigger = UNCalendarNotificationTrigger(dateMatching: notification.wallClock, repeats: false)
            return UNNotificationRequest(identifier: notification.id, content: content, trigger: trigger)
        }
    }
#endif
