#if canImport(UserNotifications)
    public import Foundation
    public import UserNotifications

    /// A delegate that shows reminders as banners while the app is in front, and reports when one is tapped.
    public final class ReminderResponder: NSObject, UNUserNotificationCenterDelegate {
        private let opened: @MainActor @Sendable () -> Void

        /// - Parameter opened: Called when a notification is tapped.
        public init(opened: @escaping @MainActor @Sendable () -> Void) {
            self.opened = opened
        }

        public func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
        ) {
            completionHandler([.banner, .list, .sound])
        }

        public func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
                Task { @MainActor [opened] in opened() }
            }
            completionHandler()
        }
    }
#endif
