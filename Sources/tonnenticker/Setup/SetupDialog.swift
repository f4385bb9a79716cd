import TonnentickerCore

/// Asks for place and district: searches while somebody types, and takes a number for an answer.
@MainActor
struct SetupDialog {
    let model: SetupModel
    let screen: Screen
    let flavour: AppEnvironment.Flavour

    /// Asks until an address is chosen.
    func run() async throws(Failure) -> Address {
        guard let events = await DialogEvents() else { throw Failure(.usage, TerminalWording.argumentsNeeded) }
        defer { events.close() }
        screen.show([screen.paint.bold(Wording.placeTitle)])
        while true {
            let place = try await PlaceQuestion(search: model.search, screen: screen, flavour: flavour).answer(events)
            do {
                try await Spinner(screen: screen).whileRunning(TerminalWording.loading) {
                    try await events.whileOpen { try await model.choose(place) }
                }
            } catch is CancellationError {
                throw Failure(.notSetUp, TerminalWording.cancelled)
            } catch {
                throw Failure(asking: error, in: flavour)
            }
            switch model.step {
            case .done(let address): return address
            case .district(let place, let districts):
                model.choose(try await district(in: place, among: districts, events))
                if case .done(let address) = model.step { return address }
            case .place, .noDistricts: screen.show(Wording.noDistricts.wrapped(to: screen.width))
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
        screen.show([screen.paint.bold(Wording.districtTitle)] + place.name.wrapped(to: screen.width))
        return try await DistrictQuestion(districts: districts, screen: screen).answer(events)
    }
}

/// Choices with their numbers, each in one line of the screen.
struct NumberedChoices {
    let labels: [String]
    /// Columns of the screen.
    let width: Int
    /// Paints a label that fits, by its place.
    var paint: (_ index: Int, _ label: String) -> String = { $1 }

    var lines: [String] {
        let digits = String(labels.count).count
        return labels.enumerated().map { index, label in
            let number = String(index + 1)
            let lead = String(repeating: " ", count: digits + 2 - number.count) + number + "  "
            return (lead + label).columns < width
                ? lead + paint(index, label) : (lead + label).shortened(to: width - 1)
        }
    }
}
