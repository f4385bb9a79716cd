import TonnentickerCore

extension Program {
    func setUp(place: String?, district: String?) async throws(Failure) {
        guard let place else {
            guard terminal.isInteractive else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
            _ = try await chooseAddress()
            return
        }
        switch try await outcome(place: place, district: district) {
        case .found(let address): try keep(address)
        case .districtMissing(let place, let districts):
            guard terminal.isInteractive else {
                throw Failure(.usage, TerminalWording.districtMissing(place, districts))
            }
            try keep(try await dialog.chooseDistrict(in: place, among: districts))
        case .placeNotFound: throw Failure(.failure, Wording.placeNotFound)
        case .placeUnclear(let name, let places):
            throw Failure(.failure, TerminalWording.ambiguous(name, places.map(Wording.place)))
        case .noDistricts: throw Failure(.failure, Wording.noDistricts)
        case .districtNotFound(let name, _, let districts):
            throw Failure(.failure, TerminalWording.unknownDistrict(name, districts))
        case .districtUnclear(let name, _, let districts):
            throw Failure(.failure, TerminalWording.ambiguous(name, districts.map(Wording.district)))
        }
    }

    private func outcome(place: String, district: String?) async throws(Failure) -> AddressLookup.Outcome {
        let lookup = AddressLookup(api: backend)
        do {
            return try await spinner.whileRunning(TerminalWording.searching) {
                try await lookup.address(place: place, district: district)
            }
        } catch {
            throw Failure(backendError: error, in: environment.flavour)
        }
    }

    /// Asks somebody at the terminal.
    func chooseAddress() async throws(Failure) -> Address {
        let address = try await dialog.run()
        try keep(address)
        return address
    }

    private var dialog: SetupDialog {
        SetupDialog(
            model: SetupModel(api: backend, clock: clock), terminal: terminal, spinner: spinner,
            flavour: environment.flavour)
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
