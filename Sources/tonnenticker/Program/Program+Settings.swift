import TonnentickerCore

extension Program {
    /// Shows the settings or "Meine Tonnen", after applying a change if there is one.
    func showSettings(_ change: Command.SettingsChange, bins: Bool, asJSON: Bool) async throws(Failure) {
        if bins {
            try await showBins(change, asJSON: asJSON)
        } else if asJSON {
            try show(SettingsReport(try apply(change)))
        } else {
            let screen = SettingsScreen(settings: try apply(change), environment: environment)
            terminal.print(screen.lines(width: terminal.width) + hint(after: change))
        }
    }

    private func showBins(_ change: Command.SettingsChange, asJSON: Bool) async throws(Failure) {
        let model = try await ownDates()
        await spinner.whileRunning(TerminalWording.loading) { await model.load() }
        if model.bins.isEmpty, case .failed(let error) = model.state { throw Failure(error, in: environment.flavour) }
        guard !model.bins.isEmpty else { throw Failure(.failure, TerminalWording.noBins) }
        await model.select(try apply(try change.naming(model.bins)).bins)
        if asJSON {
            try show(model.bins.map(BinReport.init))
        } else {
            let screen = BinsScreen(address: model.address, bins: model.bins)
            terminal.print(screen.lines(width: terminal.width, paint: terminal.paint) + hint(after: change))
        }
    }

    /// Applies a change and returns the settings; bins are stored by their full names.
    private func apply(_ change: Command.SettingsChange) throws(Failure) -> Settings {
        guard change != Command.SettingsChange() else { return try loadSettings() }
        return try update {
            $0.remindsOnEveningBefore = change.reminders ?? $0.remindsOnEveningBefore
            $0.appearance = change.appearance ?? $0.appearance
            for bin in change.bins { $0.bins.set(bin.name, isSelected: bin.isSelected) }
        }
    }

    private func hint(after change: Command.SettingsChange) -> [String] {
        change.reminders == true ? [""] + TerminalWording.remindersNeedCalendar.wrapped(to: terminal.width) : []
    }
}

extension Command.SettingsChange {
    /// Replaces the names of bins by their full names. Throws for all names that match no bin or several.
    fileprivate func naming(_ known: [HouseholdBin]) throws(Failure) -> Self {
        var change = self
        var complaints: [String] = []
        change.bins = bins.compactMap { bin in
            let choice = NamedChoice(named: bin.name, among: known)
            if case .one(let found) = choice { return bin.named(found.bin.name) }
            if let number = Int(bin.name), known.indices.contains(number - 1) {
                return bin.named(known[number - 1].bin.name)
            }
            complaints.append(TerminalWording.unknownBin(bin.name, choice, among: known))
            return nil
        }
        guard complaints.isEmpty else { throw Failure(.failure, complaints.joined(separator: "\n")) }
        return change
    }
}

extension Command.BinChange {
    fileprivate func named(_ name: String) -> Self {
        Self(name: name, isSelected: isSelected)
    }
}
