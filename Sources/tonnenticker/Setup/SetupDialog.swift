import TonnentickerCore

/// A dialog for the address and the question whether to remind.
@MainActor
struct SetupDialog {
    let api: any TonnentickerAPI
    let session: TerminalSession
    let terminal: Terminal
    let spinner: Spinner
    let clock: any Clock<Duration>
    let flavour: AppEnvironment.Flavour

    private static let cancelled = Failure(.notSetUp, TerminalWording.cancelled)

    /// Searches for a place while its name is being typed, until an address is chosen.
    func search() async throws(Failure) -> Address {
        session.add(.bracketedPaste)
        terminal.print([terminal.paint.bold(Wording.placeTitle)])
        let model = SetupModel(api: api, clock: clock)
        while true {
            let question = PlaceQuestion(search: model.search, terminal: terminal, flavour: flavour)
            guard let place = await question.answer(session) else { throw Self.cancelled }
            try await wait(for: TerminalWording.loading) { try await model.choose(place) }
            switch model.step {
            case .done(let address), .reminders(let address): return address
            case .district(let place, let districts): return try await choose(among: districts, in: place)
            case .place, .noDistricts: terminal.print(Wording.noDistricts.wrapped(to: terminal.width))
            }
            model.startOver()
        }
    }

    /// Looks up an address by its names, and asks for what they leave open.
    func find(place name: String, district: String?) async throws(Failure) -> Address {
        let lookup = AddressLookup(api: api)
        var outcome = try await wait(for: TerminalWording.searching) {
            try await lookup.address(place: name, district: district)
        }
        if case .placeUnclear(let name, let places) = outcome {
            let place = try await choose(among: places, called: name)
            outcome = try await wait(for: TerminalWording.loading) {
                try await lookup.address(in: place, district: district)
            }
        }
        switch outcome {
        case .districtMissing(let place, let districts):
            return try await choose(among: districts, in: place)
        case .districtNotFound(let name, let place, let districts):
            terminal.print(TerminalWording.notExactly(name).wrapped(to: terminal.width))
            return try await choose(among: districts, in: place)
        case .districtUnclear(let name, let place, let districts):
            let complaint = TerminalWording.unclear(name, districts.count)
            terminal.print(complaint.wrapped(to: terminal.width))
            return try await choose(among: districts, in: place)
        case .found, .placeNotFound, .placeUnclear, .noDistricts: return try outcome.address(district)
        }
    }

    /// Asks whether to remind on the evening before; returns `nil` if the program should end.
    func asksForReminders() async -> Bool? {
        let text = Wording.remindersQuestionText.wrapped(to: terminal.width)
        terminal.print(["", terminal.paint.bold(Wording.remindersQuestion)] + text)
        let answers = [Wording.remindersYes, Wording.remindersLater]
        return await NumberedQuestion(labels: answers, terminal: terminal).answer(session).map { $0 == 0 }
    }

    private func choose(among places: [Place], called name: String) async throws(Failure) -> Place {
        let complaint = TerminalWording.unclear(name, places.count)
        terminal.print([terminal.paint.bold(Wording.placeTitle)] + complaint.wrapped(to: terminal.width))
        let question = NumberedQuestion(labels: places.map(Wording.place), terminal: terminal)
        guard let index = await question.answer(session) else { throw Self.cancelled }
        return places[index]
    }

    private func choose(among districts: [District], in place: Place) async throws(Failure) -> Address {
        terminal.print([terminal.paint.bold(Wording.districtTitle)] + place.name.wrapped(to: terminal.width))
        let question = NumberedQuestion(labels: districts.map(Wording.district), terminal: terminal)
        guard let index = await question.answer(session) else { throw Self.cancelled }
        return Address(place: place, district: districts[index])
    }

    /// Waits for the backend; the user may end the program meanwhile.
    private func wait<Value: Sendable>(
        for text: String,
        _ work: @escaping @MainActor () async throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await spinner.whileRunning(text) { try await session.whileOpen(work) }
        } catch is CancellationError {
            throw Self.cancelled
        } catch {
            throw Failure(backendError: error, in: flavour)
        }
    }
}
