import TonnentickerCore

/// Asks for place and district: searches while somebody types, and takes a number for an answer.
@MainActor
struct SetupDialog {
    let model: SetupModel
    let terminal: Terminal
    let spinner: Spinner
    let flavour: AppEnvironment.Flavour

    /// Asks until an address is chosen.
    func run() async throws(Failure) -> Address {
        guard let events = await DialogEvents() else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
        defer { events.close() }
        terminal.print([terminal.paint.bold(Wording.placeTitle)])
        while true {
            let question = PlaceQuestion(search: model.search, terminal: terminal, flavour: flavour)
            let place = try await question.answer(events)
            do {
                try await spinner.whileRunning(TerminalWording.loading) {
                    try await events.whileOpen { try await model.choose(place) }
                }
            } catch is CancellationError {
                throw Failure(.notSetUp, TerminalWording.cancelled)
            } catch {
                throw Failure(backendError: error, in: flavour)
            }
            switch model.step {
            case .done(let address): return address
            case .district(let place, let districts):
                model.choose(try await district(in: place, among: districts, events))
                if case .done(let address) = model.step { return address }
            case .place, .noDistricts, .reminders: terminal.print(Wording.noDistricts.wrapped(to: terminal.width))
            }
            model.startOver()
        }
    }

    /// Asks for the district alone.
    func chooseDistrict(in place: Place, among districts: [District]) async throws(Failure) -> Address {
        guard let events = await DialogEvents() else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
        defer { events.close() }
        return Address(place: place, district: try await district(in: place, among: districts, events))
    }

    private func district(
        in place: Place,
        among districts: [District],
        _ events: DialogEvents
    ) async throws(Failure) -> District {
        terminal.print([terminal.paint.bold(Wording.districtTitle)] + place.name.wrapped(to: terminal.width))
        return try await DistrictQuestion(districts: districts, terminal: terminal).answer(events)
    }
}
