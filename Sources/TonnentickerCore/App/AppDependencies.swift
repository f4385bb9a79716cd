public import Foundation

/// What the app needs from outside; previews and tests bring other parts along than the app itself.
public struct AppDependencies: Sendable {
    /// Of the flavour that was built, unless a test brings another.
    public let environment: AppEnvironment
    /// The version of the app, such as „1.0.0“.
    public let version: String
    public let api: any TonnentickerAPI
    public let settings: any SettingsStore
    /// `nil` keeps no dates for a start without a network.
    public let schedules: (any ScheduleStore)?
    public let reminders: any ReminderScheduling
    /// What everything sleeps on: debounce, placeholder, minutes.
    public let clock: any Clock<Duration>
    /// The present instant; asked anew each time.
    public let now: @Sendable () -> Date

    public init(
        environment: AppEnvironment = .current,
        version: String,
        api: any TonnentickerAPI,
        settings: any SettingsStore,
        schedules: (any ScheduleStore)?,
        reminders: any ReminderScheduling,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date
    ) {
        self.environment = environment
        self.version = version
        self.api = api
        self.settings = settings
        self.schedules = schedules
        self.reminders = reminders
        self.clock = clock
        self.now = now
    }
}
