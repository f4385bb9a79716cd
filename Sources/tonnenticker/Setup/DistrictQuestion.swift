import TonnentickerCore

/// Asks for a district by its number.
@MainActor
struct DistrictQuestion {
    let districts: [District]
    let terminal: Terminal

    /// A digit chooses at once where there are at most nine districts; of more, the number ends with Return.
    func answer(_ events: DialogEvents) async throws(Failure) -> District {
        terminal.print(NumberedChoices(labels: districts.map(Wording.district), width: terminal.width).lines)
        var area = LiveArea(terminal: terminal)
        var typed = ""
        var complaint: [String] = []
        let hint = terminal.paint.faint(TerminalWording.chooseHint.shortened(to: terminal.width - 1))
        while true {
            let prompt = TerminalWording.chooseNumber + typed
            area.draw(
                [prompt] + complaint.flatMap { $0.wrapped(to: terminal.width - 1) } + [hint],
                cursorInFirstLineAt: prompt.columns)
            guard case .key(let key) = await events.next() else { continue }
            switch key {
            case .cancel:
                area.end()
                throw Failure(.notSetUp, TerminalWording.cancelled)
            case .character(let character): typed.append(character)
            case .backspace: _ = typed.popLast()
            case .clear: typed = ""
            case .enter where typed.isEmpty: continue
            case .enter: break
            }
            complaint = []
            guard key == .enter || (districts.count <= 9 && !typed.isEmpty) else { continue }
            if let number = Int(typed), districts.indices.contains(number - 1) {
                let district = districts[number - 1]
                area.draw(
                    [(TerminalWording.chooseNumber + typed).shortened(to: terminal.width - 1)], cursorInFirstLineAt: 0)
                area.end()
                return district
            }
            complaint = [TerminalWording.numberExpected(upTo: districts.count)]
            typed = ""
        }
    }
}
