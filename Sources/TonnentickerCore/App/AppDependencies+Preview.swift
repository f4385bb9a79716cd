public import Foundation

extension AppDependencies {
    /// The app over embedded data: nothing is asked of a network, and nothing is left on the device.
    ///
    /// - Parameters:
    ///   - scenario: What the backend answers.
    ///   - settings: What the user has chosen before; the embedded address by default.
    ///   - copiedAt: When dates were kept from an earlier start; `nil` for a first start.
    ///   - permission: Whether the system lets the app remind.
    ///   - takesReminders: Whether the system takes the reminders that it permits.
    ///   - now: The instant that the app always sees.
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

/// Settings that last as long as the preview.
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

/// The embedded dates, as if they had been kept at an earlier start.
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

/// Keeps no reminder; takes them all, or none.
private struct PreviewReminderScheduling: ReminderScheduling {
    let answer: ReminderPermission
    let takesReminders: Bool

    func permission() async -> ReminderPermission { answer }
    func requestPermission() async -> ReminderPermission { answer }
    func replace(with notifications: [ReminderNotification]) async throws {
        if !takesReminders { throw POSIXError(.EIO) }
    }
}
