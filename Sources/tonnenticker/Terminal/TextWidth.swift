extension Character {
    /// The columns on a terminal: 0 for combining marks alone, 2 for wide East Asian characters and emoji, otherwise 1.
    var columns: Int {
        let first = unicodeScalars[unicodeScalars.startIndex]
        if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}

extension String {
    /// The columns on a terminal.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// Returns the text with spaces after it, up to a number of columns.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - columns, 0))
    }

    /// Breaks the text into lines of at most this many columns, at spaces or within words that are too long.
    func wrapped(to width: Int) -> [String] {
        let width = max(width, 2)
        var lines = [""]
        for word in split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.columns + 1 + String(word).columns <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
            while let (head, tail) = lines[lines.count - 1].cut(at: width) {
                lines[lines.count - 1] = head
                lines.append(tail)
            }
        }
        return lines
    }

    /// Does the same, and repeats the text's leading spaces on each line.
    func wrappedWithIndent(to width: Int) -> [String] {
        let indent = prefix { $0 == " " }
        return wrapped(to: width - indent.count).map { indent + $0 }
    }

    private func cut(at width: Int) -> (head: String, tail: String)? {
        var used = 0
        for index in indices {
            used += self[index].columns
            if used > width { return (String(self[..<index]), String(self[index...])) }
        }
        return nil
    }
}

extension String {
    /// Returns the text, cut with "…" if it has more than this many columns.
    func shortened(to width: Int) -> String {
        guard columns > width else { return self }
        var kept = ""
        var used = 0
        for character in self {
            guard used + character.columns < width else { break }
            kept.append(character)
            used += character.columns
        }
        return kept + "…"
    }
}
