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

        /// Adding replaces a request of the same id, so a day is never without its reminder meanwhile.
        public func replace(with reminders: [Reminder]) async throws {
            let center = UNUserNotificationCenter.current()
            let wanted = Set(reminders.map(\.id))
            let planned = await center.pendingNotificationRequests().map(\.identifier)
            center.removePendingNotificationRequests(
                withIdentifiers: planned.filter { $0.hasPrefix(Reminder.idPrefix) && !wanted.contains($0) }
            )
            for reminder in reminders {
                try Task.checkCancellation()
                try await center.add(request(for: reminder))
            }
        }

        private func request(for reminder: Reminder) -> UNNotificationRequest {
            let content = UNMutableNotificationContent()
            content.title = reminder.title
            content.body = reminder.body
            content.sound = .default
            let trigger = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(
                    calendar: Calendar(identifier: .gregorian),
                    timeZone: Berlin.timeZone,
                    year: reminder.evening.year,
                    month: reminder.evening.month,
                    day: reminder.evening.day,
                    hour: ReminderPlanner.hour,
                    minute: 0
                ),
                repeats: false
            )
            return UNNotificationRequest(identifier: reminder.id, content: content, trigger: trigger)
        }
    }
#endif
