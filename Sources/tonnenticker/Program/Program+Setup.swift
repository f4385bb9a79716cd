import TonnentickerCore

extension Program {
    /// Chooses an address by its names, or in a dialog.
    func setUp(place: String?, district: String?) async throws(Failure) {
        if terminal.isInteractive {
            _ = try await chooseAddress(place: place, district: district)
        } else if let place {
            let lookup = AddressLookup(api: backend)
            let outcome: AddressLookup.Outcome
            do {
                outcome = try await spinner.whileRunning(TerminalWording.searching) {
                    try await lookup.address(place: place, district: district)
                }
            } catch {
                throw Failure(backendError: error, in: environment.flavour)
            }
            try keep(try outcome.address(district))
        } else {
            throw Failure(.usage, TerminalWording.argumentsNeeded)
        }
    }

    /// Asks the user for an address, or for what the names leave open, and after the first address whether to remind.
    func chooseAddress(place: String? = nil, district: String? = nil) async throws(Failure) -> Address {
        let isFirst = try loadSettings().address == nil
        // Early input was echoed already; it is erased here and read below.
        if terminal.canMoveCursor { terminal.write("\r\u{1B}[J") }
        let session = await TerminalSession(terminal)
        defer { session.close() }
        let dialog = SetupDialog(
            api: backend, session: session, terminal: terminal, spinner: spinner, clock: clock,
            flavour: environment.flavour)
        let address =
            if let place {
                try await dialog.find(place: place, district: district)
            } else {
                try await dialog.search()
            }
        try keep(address)
        if isFirst { try await askForReminders(dialog) }
        return address
    }

    /// Asks whether to remind. If the user cancels, ends the program; the address is kept, and reminders stay off.
    private func askForReminders(_ dialog: SetupDialog) async throws(Failure) {
        guard let areOn = await dialog.asksForReminders() else {
            throw Failure(.success, TerminalWording.remindersLater)
        }
        _ = try update { $0.remindsOnEveningBefore = areOn }
        let hint = areOn ? TerminalWording.remindersNeedCalendar : TerminalWording.remindersLater
        terminal.print(hint.wrapped(to: terminal.width))
    }

    private func keep(_ address: Address) throws(Failure) {
        _ = try update { $0.address = address }
        terminal.print(TerminalWording.saved(Wording.address(address)).wrapped(to: terminal.width))
    }
}
