/// A prompt with the typed text and lines below it, redrawn in place at the end of the output. On a dumb terminal,
/// which echoes input itself, changed lines are written below the last ones.
struct LiveArea {
    private struct Content: Equatable {
        let prompt: String
        let typed: String
        let below: [String]
    }

    let terminal: Terminal
    private var last: Content?
    private var linesBelow = 0

    init(terminal: Terminal) {
        self.terminal = terminal
    }

    /// Replaces the prompt and lines, with the cursor after the typed text. Cuts lines that are too wide, and drops
    /// those that don't fit the height, because the first line couldn't be redrawn.
    mutating func draw(prompt: String, typed: String, below: [String]) {
        let content = Content(prompt: prompt, typed: typed, below: below)
        guard content != last else { return }
        terminal.canMoveCursor ? drawInPlace(content) : append(content)
        last = content
    }

    /// Makes the next call redraw everything, for example after the size has changed.
    mutating func forget() {
        last = nil
    }

    /// Moves to the line below and leaves the drawing.
    mutating func end() {
        if terminal.canMoveCursor {
            terminal.write((linesBelow > 0 ? "\u{1B}[\(linesBelow)B" : "") + "\r\n")
        }
        last = nil
        linesBelow = 0
    }

    /// Does the same after a question without an answer.
    mutating func cancel() {
        end()
        if !terminal.canMoveCursor { terminal.write("\n") }
    }

    private mutating func drawInPlace(_ content: Content) {
        let below = content.below.prefix(max((terminal.height ?? .max) - 2, 0))
        let typed = content.typed.ending(within: max(terminal.width - 1 - content.prompt.columns, 4))
        let column = min(content.prompt.columns + typed.columns, terminal.width - 1)
        linesBelow = below.count
        let lines = [content.prompt + typed] + below
        let up = linesBelow > 0 ? "\u{1B}[\(linesBelow)A" : ""
        let right = column > 0 ? "\u{1B}[\(column)C" : ""
        // Without automatic line breaks, so that the number of lines stays as written.
        terminal.write("\u{1B}[?7l\r\u{1B}[J" + lines.joined(separator: "\n") + up + "\r" + right + "\u{1B}[?7h")
    }

    private func append(_ content: Content) {
        guard last == nil || (content.below != last?.below && !content.below.isEmpty) else { return }
        terminal.write((content.below.map { $0 + "\n" } + [content.prompt]).joined())
    }
}

extension String {
    /// Returns the longest end of the text that fits into a number of columns.
    fileprivate func ending(within width: Int) -> String {
        var used = 0
        let kept = reversed().prefix { character in
            used += character.columns
            return used < width
        }
        return String(kept.reversed())
    }
}
