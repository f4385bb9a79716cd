public import Observation

/// One window of the app: where it is, and what is typed in it. What it shows belongs to all of them.
@MainActor @Observable
public final class SceneModel {
    public enum Content {
        case setup(SetupModel)
        case dates(ScheduleModel)
    }

    public enum Tab: Hashable, Sendable {
        case dates, guide, settings
    }

    public let app: AppModel
    public var tab: Tab = .dates
    /// The setup in front of the dates, while the user changes the address.
    public var addressChange: SetupModel?
    /// The Abfall-ABC; `nil` until it was opened.
    public private(set) var guide: Result<GuideModel, WasteGuideError>?

    private let setup: SetupModel
    private var isActive = false

    public init(_ app: AppModel) {
        self.app = app
        setup = SetupModel(asksForReminders: true, api: app.dependencies.api, clock: app.dependencies.clock)
        setup.addressChosen = { [app] address in
            // A response may come when an address has been chosen in another window.
            if app.dates == nil { app.take(address) }
        }
        setup.remindersAnswered = { [app] areOn in app.reminders.isOn = areOn }
    }

    /// The setup until an address is chosen in one of the windows, and in that one until it is answered whether to
    /// remind; from then on the dates.
    public var content: Content {
        guard let dates = app.dates else { return .setup(setup) }
        if case .reminders(let address) = setup.step, address.hasSameNames(as: dates.address) { return .setup(setup) }
        return .dates(dates)
    }
}

// MARK: Address

extension SceneModel {
    /// Shows the setup in front of the dates.
    public func changeAddress() {
        let setup = SetupModel(api: app.dependencies.api, clock: app.dependencies.clock)
        setup.addressChosen = { [weak self, weak setup] address in
            // A response may come when the setup has been closed.
            guard let self, addressChange === setup else { return }
            addressChange = nil
            app.take(address)
        }
        addressChange = setup
    }

    /// Does what the button under an error says.
    public func remedy(_ error: APIError) async {
        switch error.remedy {
        case .retry: await app.load()
        case .changeAddress: changeAddress()
        }
    }
}

// MARK: Front and back

extension SceneModel {
    public func becomeActive() async {
        isActive = true
        showRequestedDates()
        await app.becomeActive()
    }

    public func becomeInactive() {
        isActive = false
    }

    public func enterBackground() {
        isActive = false
        app.enterBackground()
    }

    /// Whether a reminder was tapped that no window has shown the dates for.
    public var isDatesRequested: Bool { app.isDatesRequested }

    /// Leads to the dates if a reminder was tapped and this window is in front.
    public func showRequestedDates() {
        guard isActive, app.isDatesRequested else { return }
        app.isDatesRequested = false
        addressChange = nil
        tab = .dates
    }
}

// MARK: Abfall-ABC

extension SceneModel {
    /// Reads the Abfall-ABC, once.
    public func openGuide() async {
        guard guide == nil else { return }
        let read = await app.readGuide()
        if guide == nil { guide = read.map { GuideModel(guide: $0) } }
    }
}
