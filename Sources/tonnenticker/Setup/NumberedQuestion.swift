import TonnentickerCore

/// A question that is answered by the number of a choice.
@MainActor
struct NumberedQuestion {
    /// The choices; never empty.
    let labels: [String]
    let terminal: Terminal

    /// The most choices for which one digit is the answer.
    private static let oneDigit = 9
    private static let longestNumber = 20

    /// Returns the index of the answer in `labels`, or `nil` if the program should end. With at most nine choices a
    /// digit answers at once; with more, the number ends with Return.
    func answer(_ session: TerminalSession) async -> Int? {
        terminal.print(NumberedChoices(labels: labels, width: terminal.width).lines)
        var area = LiveArea(terminal: terminal)
        var typed = ""
        var complaint: [String] = []
        while true {
            draw(typed, complaint, in: &area)
            switch await session.next() {
            case .end:
                area.cancel()
                return nil
            case .redraw: area.forget()
            case .changed: continue
            case .key(.enter) where typed.isEmpty: continue
            case .key(let key):
                if key != .enter { edit(&typed, key) }
                complaint = []
                guard key == .enter || (labels.count <= Self.oneDigit && !typed.isEmpty) else { continue }
                if let number = Int(typed), labels.indices.contains(number - 1) {
                    area.draw(prompt: TerminalWording.chooseNumber, typed: typed, below: [])
                    area.end()
                    return number - 1
                }
                complaint = [TerminalWording.numberExpected(upTo: labels.count)]
                typed = ""
            }
        }
    }

    private func edit(_ typed: inout String, _ key: Key) {
        switch key {
        case .character(let character): typed.append(character)
        case .text(let text): typed += text.filter { !$0.isWhitespace }
        case .backspace: _ = typed.popLast()
        case .clear: typed = ""
        case .enter, .cancel: break
        }
        typed = String(typed.prefix(Self.longestNumber))
    }

    private func draw(_ typed: String, _ complaint: [String], in area: inout LiveArea) {
        let width = terminal.width - 1
        let hint = terminal.paint.faint(TerminalWording.chooseHint.shortened(to: width))
        area.draw(
            prompt: TerminalWording.chooseNumber, typed: typed,
            below: complaint.flatMap { $0.wrapped(to: width) } + [hint])
    }
}
