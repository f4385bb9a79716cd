public import Observation

/// The state of one window: where it is and what is typed in it. The dates and settings belong to all windows.
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
    /// The setup in front of the dates while the user changes the address.
    public var addressChange: SetupModel?
    /// The Abfall-ABC; `nil` until it is opened.
    public private(set) var guide: Result<GuideModel, WasteGuideError>?

    private let setup: SetupModel
    private var isActive = false

    public init(_ app: AppModel) {
        self.app = app
        setup = SetupModel(asksForReminders: true, api: app.dependencies.api, clock: app.dependencies.clock)
        setup.addressChosen = { [app] address in
            // The user may have chosen an address in another window meanwhile.
            if app.dates == nil { app.take(address) }
        }
        setup.remindersAnswered = { [app] areOn in app.reminders.isOn = areOn }
    }

    /// What the window shows. The setup, until an address is chosen in any window and, in that window, the question
    /// about reminders is answered; then the dates.
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
            // The user may have closed the setup meanwhile.
            guard let self, addressChange === setup else { return }
            addressChange = nil
            app.take(address)
        }
        addressChange = setup
    }

    /// Performs the action of the button below an error.
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

    /// Whether a reminder was tapped and no window has shown the dates since.
    public var isDatesRequested: Bool { app.isDatesRequested }

    /// Shows the dates if a reminder was tapped and this window is in front.
    public func showRequestedDates() {
        guard isActive, app.isDatesRequested else { return }
        app.isDatesRequested = false
        addressChange = nil
        tab = .dates
    }
}

// MARK: Abfall-ABC

extension SceneModel {
    /// Opens the Abfall-ABC, which is read only once.
    public func openGuide() async {
        guard guide == nil else { return }
        let read = await app.readGuide()
        if guide == nil { guide = read.map { GuideModel(guide: $0) } }
    }
}
