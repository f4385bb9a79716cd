import TonnentickerCore

/// A question for a place, with search results below the typed text.
@MainActor
struct PlaceQuestion {
    let search: PlaceSearch
    let terminal: Terminal
    let flavour: AppEnvironment.Flavour

    /// The most results, so that one digit chooses.
    private static let shownAtMost = 9
    /// The longest input: more than any place's name has.
    private static let longestName = 200
    private static let prompt = Wording.placePlaceholder + ": "

    /// Returns the chosen place, or `nil` if the program should end.
    func answer(_ session: TerminalSession) async -> Place? {
        var area = LiveArea(terminal: terminal)
        var shown: [PlaceMatch] = []
        // Whether Return was pressed before the results for the typed text arrived.
        var wantsOnly = false
        var isAnswered = false
        var isUnclear: Bool { wantsOnly && isAnswered && shown.count > 1 }
        search.text = ""
        while true {
            if case .found(let matches) = search.state {
                shown = Array(matches.prefix(Self.shownAtMost))
                if wantsOnly, isAnswered, let only = matches.only { return chosen(only.place, &area) }
            } else if search.state != .searching {
                shown = []
            }
            if terminal.canMoveCursor || isAnswered || search.isTakingLong || search.text.isEmpty {
                area.draw(prompt: Self.prompt, typed: search.text, below: below(shown, isUnclear: isUnclear))
            }
            session.announceChange { [search] in
                _ = search.state
                _ = search.isTakingLong
            }
            switch await session.next() {
            case .end:
                area.cancel()
                return nil
            case .redraw: area.forget()
            case .changed: isAnswered = search.state != .searching
            case .key(.enter):
                wantsOnly = true
                if !isAnswered || shown.isEmpty { search.retry() }
            case .key(let key):
                wantsOnly = false
                if let match = choice(by: key, among: shown) { return chosen(match.place, &area) }
                isAnswered = false
                // A dumb terminal shows each list only once.
                if !terminal.canMoveCursor { shown = [] }
                edit(key)
            }
        }
    }

    /// Returns the match that a digit chooses. A digit that continues the name of a found place is typed instead.
    func choice(by key: Key, among shown: [PlaceMatch]) -> PlaceMatch? {
        guard let number = key.digit, shown.indices.contains(number - 1), !search.finds(search.text + "\(number)")
        else {
            return nil
        }
        return shown[number - 1]
    }

    private func edit(_ key: Key) {
        // A dumb terminal sends whole lines.
        var text = terminal.canMoveCursor ? search.text : ""
        switch key {
        case .character(let character): text.append(character)
        case .text(let pasted): text += pasted
        case .backspace: _ = text.popLast()
        case .clear: text = ""
        case .enter, .cancel: break
        }
        search.text = String(text.prefix(Self.longestName))
    }

    private func chosen(_ place: Place, _ area: inout LiveArea) -> Place {
        let room = terminal.width - 1 - Self.prompt.columns
        area.draw(prompt: Self.prompt, typed: Wording.place(place).shortened(to: room), below: [])
        area.end()
        return place
    }

    /// Returns the lines below the prompt.
    private func below(_ shown: [PlaceMatch], isUnclear: Bool) -> [String] {
        let width = terminal.width
        let texts: [String] =
            switch search.state {
            case .none: [Wording.placeNotFound]
            case .failed(let error):
                [Wording.placeSearchFailed]
                    + TerminalWording.lines(about: error, in: flavour, retry: TerminalWording.returnKey)
            case .idle: search.text.isEmpty ? [Wording.placeEmpty] : []
            case .found, .searching: search.isTakingLong ? [Wording.placeSearching] : []
            }
        let choices = NumberedChoices(labels: shown.map { Wording.place($0.place) }, width: width) { index, _ in
            highlighted(shown[index])
        }
        let hint = shown.isEmpty ? [] : [terminal.paint.faint(TerminalWording.chooseHint.shortened(to: width - 1))]
        return choices.lines + more(than: shown) + texts.flatMap { $0.wrapped(to: width - 1) }
            + (isUnclear ? TerminalWording.severalHits.wrapped(to: width - 1) : []) + hint
    }

    /// Returns how many found places aren't shown.
    private func more(than shown: [PlaceMatch]) -> [String] {
        guard case .found(let matches) = search.state, matches.count > shown.count else { return [] }
        return ["     " + TerminalWording.moreMatches(matches.count - shown.count).shortened(to: terminal.width - 6)]
    }

    /// Returns the label with the matching letters in bold.
    private func highlighted(_ match: PlaceMatch) -> String {
        match.name.runs.map { $0.isHighlighted ? terminal.paint.bold($0.text) : $0.text }.joined()
            + (match.place.county.map { ", " + $0 } ?? "")
    }
}

extension [PlaceMatch] {
    /// The only match, or the only one whose full name was typed.
    fileprivate var only: PlaceMatch? {
        if count == 1 { return first }
        let whole = filter { $0.name.runs.allSatisfy(\.isHighlighted) }
        return whole.count == 1 ? whole.first : nil
    }
}

extension Key {
    /// The digit from 0 to 9.
    fileprivate var digit: Int? {
        guard case .character(let character) = self, character.isASCII else { return nil }
        return character.wholeNumberValue
    }
}
