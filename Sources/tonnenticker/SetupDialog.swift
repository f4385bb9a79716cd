import TonnentickerCore

/// Asks for place and district, by name and number.
@MainActor
struct SetupDialog {
    let model: SetupModel
    let screen: Screen

    /// Asks until an address is chosen.
    func run() async throws(Failure) -> Address {
        screen.show([screen.paint.bold(Wording.placeTitle)])
        var answer = try ask(Wording.placePlaceholder + ": ")
        while true {
            if let place = try await place(for: &answer), let address = try await address(in: place) { return address }
        }
    }

    /// The place that an answer leads to; otherwise `answer` becomes the next one.
    private func place(for answer: inout String) async throws(Failure) -> Place? {
        await model.search.find(answer)
        switch model.search.state {
        case .found(let matches) where matches.count == 1:
            answer = ""
            return matches[0].place
        case .found(let matches):
            let places = matches.map(\.place)
            screen.show(numbered(places.map(\.label)))
            answer = try ask(TerminalWording.chooseNumberOrName)
            guard let number = Int(answer) else { return nil }
            guard places.indices.contains(number - 1) else {
                screen.show([TerminalWording.numberExpected(upTo: places.count)])
                answer = try ask(Wording.placePlaceholder + ": ")
                return nil
            }
            answer = ""
            return places[number - 1]
        case .none: screen.show([Wording.placeNotFound])
        case .failed(let error): throw Failure(error)
        case .idle, .searching: screen.show([Wording.placeEmpty])
        }
        answer = try ask(Wording.placePlaceholder + ": ")
        return nil
    }

    /// The address in a place; `nil` where the place has no dates.
    private func address(in place: Place) async throws(Failure) -> Address? {
        do {
            try await model.choose(place)
        } catch {
            throw Failure(asking: error)
        }
        switch model.step {
        case .done(let address): return address
        case .district(let place, let districts):
            screen.show([screen.paint.bold(Wording.districtTitle), place.name] + numbered(districts.map(\.label)))
            model.choose(districts[try number(upTo: districts.count) - 1])
            guard case .done(let address) = model.step else { return nil }
            return address
        case .place, .noDistricts:
            screen.show([Wording.noDistricts])
            model.startOver()
            return nil
        }
    }

    private func number(upTo count: Int) throws(Failure) -> Int {
        while true {
            if let number = Int(try ask(TerminalWording.chooseNumber)), (1...count).contains(number) { return number }
            screen.show([TerminalWording.numberExpected(upTo: count)])
        }
    }

    private func ask(_ question: String) throws(Failure) -> String {
        guard let answer = screen.ask(question) else { throw Failure(.notSetUp, TerminalWording.cancelled) }
        return answer.trimmingBlanks
    }

    private func numbered(_ labels: [String]) -> [String] {
        let width = String(labels.count).count
        return labels.enumerated().map { index, label in
            let number = String(index + 1)
            return String(repeating: " ", count: width + 2 - number.count) + number + "  " + label
        }
    }
}

extension Place {
    var label: String { county.map { "\(name), \($0)" } ?? name }
}

extension District {
    var label: String { detail.map { "\(name), \($0)" } ?? name }
}

extension String {
    fileprivate var trimmingBlanks: String {
        split(separator: " ").joined(separator: " ")
    }
}
