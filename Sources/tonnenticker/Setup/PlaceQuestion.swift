import TonnentickerCore

/// Asks for a place, with what the search finds below what is being typed.
@MainActor
struct PlaceQuestion {
    let search: PlaceSearch
    let terminal: Terminal
    let flavour: AppEnvironment.Flavour

    /// So many that one digit chooses.
    private static let shownAtMost = 9
    private static let prompt = Wording.placePlaceholder + ": "

    func answer(_ events: DialogEvents) async throws(Failure) -> Place {
        var area = LiveArea(terminal: terminal)
        var shown: [PlaceMatch] = []
        // Whether Return was pressed before the answer to what is typed has come.
        var wantsOnly = false
        var isAnswered = false
        var isUnclear: Bool { wantsOnly && isAnswered && shown.count > 1 }
        search.text = ""
        while true {
            if case .found(let matches) = search.state {
                shown = Array(matches.prefix(Self.shownAtMost))
                if wantsOnly, isAnswered, matches.count == 1 { return chosen(matches[0].place, &area) }
            } else if search.state != .searching {
                shown = []
            }
            draw(shown, isUnclear: isUnclear, in: &area)
            events.watch(search)
            switch await events.next() {
            case .changed: isAnswered = search.state != .searching
            case .key(.cancel):
                area.end()
                throw Failure(.notSetUp, TerminalWording.cancelled)
            case .key(.enter):
                if shown.count == 1, isAnswered { return chosen(shown[0].place, &area) }
                wantsOnly = true
                if !isUnclear { search.retry() }
            case .key(let key):
                wantsOnly = false
                if let number = key.digit, shown.indices.contains(number - 1) {
                    return chosen(shown[number - 1].place, &area)
                }
                isAnswered = false
                edit(key)
            }
        }
    }

    private func edit(_ key: Key) {
        switch key {
        case .character(let character): search.text.append(character)
        case .backspace: _ = search.text.popLast()
        case .clear: search.text = ""
        case .enter, .cancel: break
        }
    }

    private func chosen(_ place: Place, _ area: inout LiveArea) -> Place {
        area.draw([(Self.prompt + Wording.place(place)).shortened(to: terminal.width - 1)], cursorInFirstLineAt: 0)
        area.end()
        return place
    }

    private func draw(_ shown: [PlaceMatch], isUnclear: Bool, in area: inout LiveArea) {
        let room = max(terminal.width - 1 - Self.prompt.columns, 4)
        var typed = search.text
        while typed.columns >= room { typed.removeFirst() }
        area.draw(
            [Self.prompt + typed] + below(shown, isUnclear: isUnclear),
            cursorInFirstLineAt: Self.prompt.columns + typed.columns)
    }

    /// What stands below the prompt.
    private func below(_ shown: [PlaceMatch], isUnclear: Bool) -> [String] {
        let width = terminal.width
        let texts: [String] =
            switch search.state {
            case .none: Wording.placeNotFound.wrapped(to: width - 1)
            case .failed(let error):
                ([Wording.placeSearchFailed]
                    + TerminalWording.lines(about: error, in: flavour, retry: TerminalWording.returnKey))
                    .flatMap { $0.wrapped(to: width - 1) }
            case .idle: search.text.isEmpty ? Wording.placeEmpty.wrapped(to: width - 1) : []
            case .found(let matches):
                matches.count > shown.count
                    ? ["     " + TerminalWording.moreMatches(matches.count - shown.count).shortened(to: width - 6)] : []
            case .searching: []
            }
        let hint = shown.isEmpty ? [] : [terminal.paint.faint(TerminalWording.chooseHint.shortened(to: width - 1))]
        let choices = NumberedChoices(labels: shown.map { Wording.place($0.place) }, width: width) { index, _ in
            highlighted(shown[index])
        }
        let unclear = isUnclear ? TerminalWording.severalHits.wrapped(to: width - 1) : []
        return choices.lines + texts + unclear + hint
    }

    /// The label, with the letters in bold that the search met.
    private func highlighted(_ match: PlaceMatch) -> String {
        match.name.runs.map { $0.isHighlighted ? terminal.paint.bold($0.text) : $0.text }.joined()
            + (match.place.county.map { ", " + $0 } ?? "")
    }
}

extension Key {
    /// 0 to 9.
    var digit: Int? {
        guard case .character(let character) = self, character.isASCII else { return nil }
        return character.wholeNumberValue
    }
}
