public import Observation

/// The whole app: the setup until an address is chosen, from then on the dates of that address.
@MainActor @Observable
public final class AppModel {
    public enum Content {
        case setup(SetupModel)
        case dates(ScheduleModel)
    }

    public private(set) var content: Content
    /// The setup in front of the dates, while somebody changes the address.
    public var addressChange: SetupModel?
    /// The Abfall-ABC; `nil` until it was opened.
    public private(set) var guide: Result<GuideModel, WasteGuideError>?
    public let settings: SettingsModel
    public let reminders: ReminderModel
    /// Stands in for the dates while they are asked for.
    public let placeholder: DelayedPlaceholder
    public let environment: AppEnvironment
    public let version: String

    private let dependencies: AppDependencies
    private var wasInBackground = false

    public init(_ dependencies: AppDependencies) {
        self.dependencies = dependencies
        environment = dependencies.environment
        version = dependencies.version
        placeholder = DelayedPlaceholder(clock: dependencies.clock)
        let settings = SettingsModel(store: dependencies.settings)
        let reminders = ReminderModel(
            isOn: settings.settings.remindsOnEveningBefore,
            scheduling: dependencies.reminders,
            now: dependencies.now
        )
        self.settings = settings
        self.reminders = reminders
        if let address = settings.settings.address {
            content = .dates(dependencies.schedule(of: address, settings: settings, reminders: reminders))
        } else {
            let setup = SetupModel(asksForReminders: true, api: dependencies.api, clock: dependencies.clock)
            content = .setup(setup)
            // Kept at once, so that an app that ends at the last question starts with the address.
            setup.addressChosen = { [settings] in settings.setAddress($0) }
            setup.remindersAnswered = { [weak self, weak setup] in
                guard let self, case .done(let address) = setup?.step else { return }
                remindsOnEveningBefore = $0
                take(address)
            }
        }
    }
}

// MARK: Address

extension AppModel {
    /// Shows the setup in front of the dates.
    public func changeAddress() {
        let setup = SetupModel(api: dependencies.api, clock: dependencies.clock)
        setup.addressChosen = { [weak self, weak setup] address in
            // A response may come when the setup has been closed.
            guard let self, addressChange === setup else { return }
            take(address)
        }
        addressChange = setup
    }

    private func take(_ address: Address) {
        settings.setAddress(address)
        addressChange = nil
        if case .dates(let schedule) = content {
            guard schedule.address != address else { return }
            schedule.retire()
        }
        content = .dates(dependencies.schedule(of: address, settings: settings, reminders: reminders))
    }
}

extension AppDependencies {
    @MainActor
    fileprivate func schedule(
        of address: Address,
        settings: SettingsModel,
        reminders: ReminderModel
    ) -> ScheduleModel {
        ScheduleModel(
            address: address,
            selection: settings.settings.bins,
            api: api,
            store: schedules,
            reminders: reminders,
            clock: clock,
            now: now,
            addressRenewed: { settings.setAddress($0) }
        )
    }
}

// MARK: Bins

extension AppModel {
    /// The rows of „Meine Tonnen“.
    public var bins: [HouseholdBin] {
        guard case .dates(let schedule) = content else { return [] }
        return schedule.bins
    }

    /// Keeps the choice, and brings dates and reminders in line with it.
    public func setBin(_ bin: HouseholdBin, isSelected: Bool) async {
        settings.setBin(bin.bin.name, isSelected: isSelected)
        guard case .dates(let schedule) = content else { return }
        await schedule.select(settings.settings.bins)
    }
}

// MARK: Dates

extension AppModel {
    /// Loads the dates that are shown, with the placeholder where that takes long.
    public func load() async {
        guard case .dates(let schedule) = content else { return }
        await placeholder.whileRunning { await schedule.load() }
    }

    /// Does what the button under an error says.
    public func remedy(_ error: APIError) async {
        switch error.remedy {
        case .retry: await load()
        case .changeAddress: changeAddress()
        }
    }

    /// Remembers that dates and permissions may have changed when the app comes back.
    public func enterBackground() {
        wasInBackground = true
    }

    /// Brings dates and reminders up to date after a stay in the background.
    public func enterForeground() async {
        guard wasInBackground else { return }
        await reminders.replan()
        if case .dates(let schedule) = content { await schedule.refresh() }
        if !Task.isCancelled { wasInBackground = false }
    }
}

// MARK: Abfall-ABC

extension AppModel {
    /// Reads the Abfall-ABC, once.
    public func openGuide() async {
        guard guide == nil else { return }
        let read = await Self.readGuide()
        if guide == nil { guide = read.map { GuideModel(guide: $0) } }
    }

    private nonisolated static func readGuide() async -> Result<WasteGuide, WasteGuideError> {
        Result { () throws(WasteGuideError) in try WasteGuide.bundled() }
    }
}

// MARK: Settings

extension AppModel {
    public var remindsOnEveningBefore: Bool {
        get { settings.settings.remindsOnEveningBefore }
        set { settings.setReminders(newValue) }
    }

    public var appearance: Appearance {
        get { settings.settings.appearance }
        set { settings.setAppearance(newValue) }
    }

    /// Brings the reminders in line with the settings, asking for permission where needed.
    public func applyReminders() async {
        await reminders.setOn(remindsOnEveningBefore)
    }

    /// What could not be kept or read back, and what became of it.
    public var storageNotices: [String] {
        var notices: [String] = []
        if let error = settings.error { notices.append(Wording.error(error)) }
        if let kept = settings.keptAside { notices.append(Wording.settingsKeptAside(kept)) }
        if case .dates(let schedule) = content, let error = schedule.storageError {
            notices.append(Wording.error(error))
        }
        return notices
    }
}
