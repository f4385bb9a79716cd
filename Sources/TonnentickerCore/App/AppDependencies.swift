public import Foundation

/// What the app needs from outside; previews and tests bring other parts than the app itself.
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
    /// `nil` where the system runs no app in the background.
    public let refreshes: (any BackgroundRefreshScheduling)?
    /// Where the system lets the user permit notifications; `nil` where there is no such place.
    public let systemSettings: URL?
    /// What everything sleeps on: debounce, placeholder, minutes.
    public let clock: any Clock<Duration>
    /// The present instant; asked again each time.
    public let now: @Sendable () -> Date

    public init(
        environment: AppEnvironment = .current,
        version: String,
        api: any TonnentickerAPI,
        settings: any SettingsStore,
        schedules: (any ScheduleStore)?,
        reminders: any ReminderScheduling,
        refreshes: (any BackgroundRefreshScheduling)? = nil,
        systemSettings: URL? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date
    ) {
        self.environment = environment
        self.version = version
        self.api = api
        self.settings = settings
        self.schedules = schedules
        self.reminders = reminders
        self.refreshes = refreshes
        self.systemSettings = systemSettings
        self.clock = clock
        self.now = now
    }
}
