import Foundation

@testable import TonnentickerCore

extension AppDependencies {
    /// Returns the same dependencies except for the given parts, without stored dates unless some are given.
    func with(
        api: (any TonnentickerAPI)? = nil,
        settings: (any SettingsStore)? = nil,
        schedules: (any ScheduleStore)? = nil,
        reminders: (any ReminderScheduling)? = nil,
        refreshes: (any BackgroundRefreshScheduling)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: (@Sendable () -> Date)? = nil
    ) -> AppDependencies {
        AppDependencies(
            version: version, api: api ?? self.api, settings: settings ?? self.settings, schedules: schedules,
            reminders: reminders ?? self.reminders, refreshes: refreshes, clock: clock, now: now ?? self.now)
    }
}
