/// Lines at the end of the output that are drawn again in place.
struct LiveArea {
    let screen: Screen
    private var last: (lines: [String], column: Int) = ([], 0)

    init(screen: Screen) {
        self.screen = screen
    }

    /// Puts lines in the place of the last ones; each must be narrower than the screen. Those for which the screen is
    /// too low are left out, as the first could not be drawn again.
    ///
    /// - Parameter column: where the cursor stands afterwards, in the first line.
    mutating func draw(_ lines: [String], cursorInFirstLineAt column: Int) {
        let lines = Array(lines.prefix(max((screen.height ?? .max) - 1, 1)))
        guard last != (lines, column) else { return }
        var text = "\r\u{1B}[J" + lines.joined(separator: "\n")
        text += up(lines.count - 1) + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
        screen.write(text)
        last = (lines, column)
    }

    /// Goes to the line below; what was drawn stays.
    mutating func end() {
        let below = last.lines.count - 1
        screen.write((below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n")
        last = ([], 0)
    }

    private func up(_ lines: Int) -> String {
        lines > 0 ? "\u{1B}[\(lines)A" : ""
    }
}
