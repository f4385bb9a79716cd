public import Foundation
public import Observation

/// The single state of the process: what all windows share, and what continues while the app is closed.
@MainActor @Observable
public final class AppModel {
    /// The dates of the chosen address; `nil` until one is chosen.
    public private(set) var dates: ScheduleModel?
    public let settings: SettingsModel
    public let reminders: ReminderModel
    /// The placeholder for the dates while they are loading.
    public let placeholder: DelayedPlaceholder
    public let environment: AppEnvironment
    public let version: String
    /// The system's settings page for notifications; `nil` if the system has none.
    public let systemSettings: URL?

    let dependencies: AppDependencies
    /// Whether a reminder was tapped and no window has shown the dates since.
    var isDatesRequested = false
    private var wasInBackground = false
    /// When the app last requested the dates.
    private var askedAt: Date?
    private var loading: (dates: ScheduleModel, task: Task<Void, Never>)?
    private var guide: Task<Result<WasteGuide, WasteGuideError>, Never>?

    public init(_ dependencies: AppDependencies) {
        self.dependencies = dependencies
        environment = dependencies.environment
        version = dependencies.version
        systemSettings = dependencies.systemSettings
        placeholder = DelayedPlaceholder(clock: dependencies.clock)
        settings = SettingsModel(store: dependencies.settings)
        reminders = ReminderModel(settings: settings, scheduling: dependencies.reminders, now: dependencies.now)
        dates = settings.settings.address.map(makeDates)
    }

    private func makeDates(of address: Address) -> ScheduleModel {
        ScheduleModel(
            address: address,
            selection: settings.settings.bins,
            api: dependencies.api,
            store: dependencies.schedules,
            reminders: reminders,
            clock: dependencies.clock,
            now: dependencies.now,
            addressRenewed: { [settings] in settings.setAddress($0) }
        )
    }

    /// Shows the dates of an address in all windows, after it was chosen in one of them.
    func take(_ address: Address) {
        settings.setAddress(address)
        guard dates?.address != address else { return }
        dates?.retire()
        dates = makeDates(of: address)
    }
}

// MARK: Dates

extension AppModel {
    /// The age in seconds at which dates are loaded again when a window comes to the front.
    static let freshness: TimeInterval = 3600

    /// Loads the dates unless some are known already, as for a window that opens later.
    public func open() async {
        guard dates?.state == .loading else { return }
        await load()
    }

    /// Loads the dates, with the placeholder if that takes long. All windows share one load, which continues if the
    /// window that started it is closed.
    public func load() async {
        guard let dates else { return }
        if let loading, loading.dates === dates { return await loading.task.value }
        askedAt = dependencies.now()
        let task = Task {
            await placeholder.whileRunning { await dates.load() }
            if loading?.dates === dates { loading = nil }
        }
        loading = (dates, task)
        await task.value
    }

    /// Notes that dates and permissions may change until a window comes back, and requests a background refresh.
    public func enterBackground() {
        wasInBackground = true
        requestRefresh()
    }

    /// Updates dates and reminders when a window comes to the front, after a stay in the background or after an hour.
    public func becomeActive() async {
        await reminders.replan(asking: true)
        guard let dates, isOutdated else { return }
        wasInBackground = false
        askedAt = dependencies.now()
        // Not cancelled with the window's task, because all windows wait for it.
        await Task { await dates.refresh() }.value
    }

    private var isOutdated: Bool {
        guard !wasInBackground else { return true }
        guard let askedAt else { return false }
        return abs(dependencies.now().timeIntervalSince(askedAt)) >= Self.freshness
    }
}

// MARK: Bins

extension AppModel {
    /// The rows of "Meine Tonnen".
    public var bins: [HouseholdBin] { dates?.bins ?? [] }

    /// Whether the household has the bin of that name. Setting it stores the choice and updates dates and reminders.
    public subscript(hasBin name: String) -> Bool {
        get { settings.settings.bins.contains(name) }
        set {
            settings.setBin(name, isSelected: newValue)
            Task { await dates?.select(settings.settings.bins) }
        }
    }
}

// MARK: In the background

extension AppModel {
    /// Loads the dates, which plans the reminders again. Cancellation is harmless.
    public func refreshInBackground() async {
        // First, so that another run follows even if this one is cut short.
        requestRefresh()
        guard reminders.isOn else { return }
        await dates?.load()
    }

    /// Requests a run only if reminders are on: nothing else needs the dates while the app is closed.
    private func requestRefresh() {
        if dates != nil, reminders.isOn {
            let instant = dependencies.now().addingTimeInterval(BackgroundRefresh.interval)
            dependencies.refreshes?.requestRefresh(notBefore: instant)
        } else {
            dependencies.refreshes?.cancelRefresh()
        }
    }
}

// MARK: What windows share

extension AppModel {
    /// Shows the dates in the window in front, or in the next window to come to the front.
    public func openDates() {
        isDatesRequested = true
    }

    /// Returns the Abfall-ABC, which is read only once.
    func readGuide() async -> Result<WasteGuide, WasteGuideError> {
        let reading =
            guide
            ?? Task.detached { Result { () throws(WasteGuideError) in try WasteGuide.bundled() } }
        guide = reading
        return await reading.value
    }

    public var appearance: Appearance {
        get { settings.settings.appearance }
        set { settings.setAppearance(newValue) }
    }

    /// Messages about what couldn't be stored or read back.
    public var storageNotices: [String] {
        [
            settings.error.map(Wording.settingsError),
            settings.keptAside.map(Wording.settingsReset),
            dates?.storageError.map(Wording.datesError),
        ].compactMap(\.self)
    }
}
