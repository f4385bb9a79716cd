import TonnentickerCore

extension Program {
    func setUp(place: String?, district: String?) async throws(Failure) {
        guard let place else {
            guard screen.isInteractive else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
            _ = try await chooseAddress()
            return
        }
        let finder = AddressByName(api: backend)
        let found: Result<Address, Failure> = await Spinner(screen: screen).whileRunning(TerminalWording.searching) {
            do throws(Failure) {
                return .success(try await finder.address(place: place, district: district))
            } catch {
                return .failure(error)
            }
        }
        try keep(try found.get())
    }

    /// Asks somebody at the terminal.
    func chooseAddress() async throws(Failure) -> Address {
        let address = try await SetupDialog(model: SetupModel(api: backend), screen: screen).run()
        try keep(address)
        return address
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
            screen.show(SettingsScreen(settings: current, environment: environment).lines)
        }
    }

    private func keep(_ address: Address) throws(Failure) {
        _ = try update { $0.address = address }
        screen.show([TerminalWording.saved(Wording.address(address)), ""])
    }
}
