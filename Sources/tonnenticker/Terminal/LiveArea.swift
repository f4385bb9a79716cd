/// A prompt with what is typed and lines below it, at the end of the output, that are drawn again in place. On a dumb
/// terminal, which shows by itself what is typed, lines that change are written below the last ones.
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

    /// Puts a prompt and lines in the place of the last ones, the cursor behind what is typed. What is too wide is cut
    /// off, and so are lines for which the terminal is too low, as the first could not be drawn again.
    mutating func draw(prompt: String, typed: String, below: [String]) {
        let content = Content(prompt: prompt, typed: typed, below: below)
        guard content != last else { return }
        terminal.canMoveCursor ? drawInPlace(content) : append(content)
        last = content
    }

    /// Draws all again at the next call, such as after the size has changed.
    mutating func forget() {
        last = nil
    }

    /// Goes to the line below; what was drawn stays.
    mutating func end() {
        if terminal.canMoveCursor {
            terminal.write((linesBelow > 0 ? "\u{1B}[\(linesBelow)B" : "") + "\r\n")
        }
        last = nil
        linesBelow = 0
    }

    /// The same, where nothing was answered.
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
        // Without line breaks by the terminal, so that as many lines are there as were written.
        terminal.write("\u{1B}[?7l\r\u{1B}[J" + lines.joined(separator: "\n") + up + "\r" + right + "\u{1B}[?7h")
    }

    private func append(_ content: Content) {
        guard last == nil || (content.below != last?.below && !content.below.isEmpty) else { return }
        terminal.write((content.below.map { $0 + "\n" } + [content.prompt]).joined())
    }
}

extension String {
    /// The end of the text that fits into so many columns.
    fileprivate func ending(within width: Int) -> String {
        var used = 0
        let kept = reversed().prefix { character in
            used += character.columns
            return used < width
        }
        return String(kept.reversed())
    }
}
