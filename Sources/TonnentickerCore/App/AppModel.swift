public import Foundation
public import Observation

/// The one state of the process: what all windows of the app share, and what goes on while it is closed.
@MainActor @Observable
public final class AppModel {
    /// The dates of the chosen address; `nil` until one is chosen.
    public private(set) var dates: ScheduleModel?
    public let settings: SettingsModel
    public let reminders: ReminderModel
    /// Stands in for the dates while they are asked for.
    public let placeholder: DelayedPlaceholder
    public let environment: AppEnvironment
    public let version: String
    /// Where the system lets the user permit notifications; `nil` where there is no such place.
    public let systemSettings: URL?

    let dependencies: AppDependencies
    /// Whether a reminder was tapped that no window has led to the dates since.
    var isDatesRequested = false
    private var wasInBackground = false
    /// When the backend was last asked for the dates.
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

    /// Shows the dates of an address that was chosen in one of the windows, in all of them.
    func take(_ address: Address) {
        settings.setAddress(address)
        guard dates?.address != address else { return }
        dates?.retire()
        dates = makeDates(of: address)
    }
}

// MARK: Dates

extension AppModel {
    /// How old dates may be when a window comes to the front; older ones are loaded again.
    static let freshness: TimeInterval = 3600

    /// Loads the dates that nothing is known of yet; a window that opens later finds them.
    public func open() async {
        guard dates?.state == .loading else { return }
        await load()
    }

    /// Loads the dates that are shown, with the placeholder where that takes long. The windows share one load, which
    /// goes on when the window that began it is closed.
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

    /// Remembers that dates and permissions may have changed when a window comes back, and asks for a refresh until then.
    public func enterBackground() {
        wasInBackground = true
        requestRefresh()
    }

    /// Brings dates and reminders up to date where a window comes to the front after a stay in the background or after
    /// an hour.
    public func becomeActive() async {
        await reminders.replan(asking: true)
        guard let dates, isOutdated else { return }
        wasInBackground = false
        askedAt = dependencies.now()
        // Not cancelled with the window's task: all windows wait for it.
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
    /// The rows of „Meine Tonnen“.
    public var bins: [HouseholdBin] { dates?.bins ?? [] }

    /// Whether the household has a bin of that name. A change is kept, and dates and reminders follow.
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
    /// Loads the dates, and so plans the reminders again. Does no harm when it is cancelled.
    public func refreshInBackground() async {
        // First, so that a run that is cut short is followed by another.
        requestRefresh()
        guard reminders.isOn else { return }
        await dates?.load()
    }

    /// Without reminders nothing has to be known while the app is closed.
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
    /// Leads to the dates, in the window that is in front or else in the next one to be.
    public func openDates() {
        isDatesRequested = true
    }

    /// The Abfall-ABC, which is read once.
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

    /// What could not be kept or read back.
    public var storageNotices: [String] {
        [
            settings.error.map(Wording.settingsError),
            settings.keptAside.map(Wording.settingsReset),
            dates?.storageError.map(Wording.datesError),
        ].compactMap(\.self)
    }
}
