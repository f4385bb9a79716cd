#if canImport(UIKit)
    import Foundation
    public import TonnentickerCore
    import UIKit
    import os

    extension AppDependencies {
        /// The app on this device: the backend of the flavour that was built, settings in the app's defaults, dates
        /// kept in its folder, reminders as notifications.
        @MainActor public static var live: AppDependencies {
            let flavour = AppEnvironment.current.flavour
            let log = Logger(subsystem: "tonnenticker", category: "backend")
            return AppDependencies(
                version: Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "–",
                api: HTTPAPI(
                    now: { Date() },
                    reportDropped: { dropped in
                        log.error("\(dropped.count) elements of a response were broken and left out")
                    }
                ),
                settings: UserDefaultsSettingsStore(flavour: flavour),
                schedules: FileScheduleStore(
                    folder: URL.applicationSupportDirectory.appending(path: "Tonnenticker"),
                    flavour: flavour
                ),
                reminders: UserNotificationScheduler(),
                refreshes: AppRefreshScheduler(),
                systemSettings: URL(string: UIApplication.openNotificationSettingsURLString),
                now: { Date() }
            )
        }
    }
#endif
