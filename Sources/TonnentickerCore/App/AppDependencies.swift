public import Foundation

/// What the app needs from outside. Previews and tests supply their own parts.
public struct AppDependencies: Sendable {
    /// The environment of the current flavour, unless a test supplies another.
    public let environment: AppEnvironment
    /// The version of the app, such as "1.0.0".
    public let version: String
    public let api: any TonnentickerAPI
    public let settings: any SettingsStore
    /// The store for dates without a network; `nil` if there is none.
    public let schedules: (any ScheduleStore)?
    public let reminders: any ReminderScheduling
    /// The scheduler of background refreshes; `nil` if the system doesn't have any.
    public let refreshes: (any BackgroundRefreshScheduling)?
    /// The system's settings page for notifications; `nil` if the system has none.
    public let systemSettings: URL?
    /// The clock for all waiting: debounce, placeholder and minute ticks.
    public let clock: any Clock<Duration>
    /// The present instant, evaluated again at each call.
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
