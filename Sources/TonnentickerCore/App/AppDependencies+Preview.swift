public import Foundation

extension AppDependencies {
    /// Creates an app on embedded data, which uses no network and stores nothing on the device.
    ///
    /// - Parameters:
    ///   - scenario: What the backend returns.
    ///   - settings: What the user has already chosen; the embedded address by default.
    ///   - copiedAt: When an earlier start stored dates; `nil` for a first start.
    ///   - permission: Whether the system permits reminders.
    ///   - takesReminders: Whether the system accepts the reminders that it permits.
    ///   - now: The fixed present instant.
    public static func preview(
        _ scenario: PreviewAPI.Scenario = .normal,
        settings: Settings = Settings(address: PreviewAPI.address),
        copiedAt: Date? = nil,
        permission: ReminderPermission = .granted,
        takesReminders: Bool = true,
        now: Date
    ) -> AppDependencies {
        AppDependencies(
            version: "1.0.0",
            api: PreviewAPI(now: now, scenario: scenario),
            settings: PreviewSettingsStore(settings),
            schedules: copiedAt.map { PreviewScheduleStore(fetchedAt: $0) },
            reminders: PreviewReminderScheduling(answer: permission, takesReminders: takesReminders),
            systemSettings: URL(string: "settings:"),
            now: { now }
        )
    }
}

/// Settings that are kept in memory.
///
/// `@unchecked Sendable`: `settings` is only touched while `lock` is held.
private final class PreviewSettingsStore: SettingsStore, @unchecked Sendable {
    private let lock = NSLock()
    private var settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
    }

    func load() -> Stored<Settings> {
        Stored(content: lock.withLock { settings })
    }

    func update(_ change: (inout Settings) -> Void) -> Stored<Settings> {
        lock.withLock {
            change(&settings)
            return Stored(content: settings)
        }
    }
}

/// A store that contains the embedded dates, as if an earlier start had stored them.
private struct PreviewScheduleStore: ScheduleStore {
    let fetchedAt: Date

    func snapshot(of address: Address) -> ScheduleSnapshot? {
        ScheduleSnapshot(
            address: address,
            wasteTypes: PreviewData.wasteTypes,
            pickups: PreviewData.pickups(around: Berlin.day(of: fetchedAt)),
            fetchedAt: fetchedAt
        )
    }

    func save(_ copy: ScheduleSnapshot) {}
}

/// A scheduler that keeps no reminders; it accepts all of them, or none.
private struct PreviewReminderScheduling: ReminderScheduling {
    let answer: ReminderPermission
    let takesReminders: Bool

    func permission() async -> ReminderPermission { answer }
    func requestPermission() async -> ReminderPermission { answer }
    func replace(with notifications: [ReminderNotification]) async throws {
        if !takesReminders { throw POSIXError(.EIO) }
    }
}
