import TonnentickerCore

extension Program {
    func setUp(place: String?, district: String?) async throws(Failure) {
        guard let place else {
            guard terminal.isInteractive else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
            _ = try await chooseAddress()
            return
        }
        let finder = AddressByName(api: backend, flavour: environment.flavour)
        let found: Result<AddressByName.Answer, Failure> = await Spinner(terminal: terminal).whileRunning(
            TerminalWording.searching
        ) {
            do throws(Failure) {
                return .success(try await finder.address(place: place, district: district))
            } catch {
                return .failure(error)
            }
        }
        switch try found.get() {
        case .address(let address): try keep(address)
        case .districts(let place, let districts):
            guard terminal.isInteractive else {
                throw Failure(.usage, TerminalWording.districtNeeded(in: place.name, districts.map(\.label)))
            }
            try keep(try await dialog.chooseDistrict(in: place, among: districts))
        }
    }

    /// Asks somebody at the terminal.
    func chooseAddress() async throws(Failure) -> Address {
        let address = try await dialog.run()
        try keep(address)
        return address
    }

    private var dialog: SetupDialog {
        SetupDialog(model: SetupModel(api: backend), terminal: terminal, flavour: environment.flavour)
    }

    func showSettings(_ change: Command.SettingsChange, asJSON: Bool) throws(Failure) {
        let current =
            change == Command.SettingsChange()
            ? try loadSettings()
            : try update {
                $0.remindsOnEveningBefore = change.reminders ?? $0.remindsOnEveningBefore
                $0.appearance = change.appearance ?? $0.appearance
            }
        if asJSON {
            try show(SettingsReport(current))
        } else {
            let hint =
                change.reminders == true
                ? [""] + TerminalWording.remindersNeedCalendar.wrapped(to: terminal.width) : []
            terminal.print(
                SettingsScreen(settings: current, environment: environment).lines(width: terminal.width) + hint)
        }
    }

    private func keep(_ address: Address) throws(Failure) {
        _ = try update { $0.address = address }
        terminal.print(TerminalWording.saved(Wording.address(address)).wrapped(to: terminal.width))
    }
}
