/// A decoder that turns the bytes of a terminal into keys. Sequences of cursor keys and the like are ignored.
struct KeyDecoder {
    private enum State {
        case text
        case escape
        case sequence(parameters: [UInt8])
        case paste(PastedText)
    }

    /// How many moments without a byte end a paste whose end is missing.
    private static let longestGap = 20
    /// The longest sequence; anything longer isn't one.
    private static let longestSequence = 32
    private static let pasteStart = Array("200~".utf8)

    private var state = State.text
    /// Characters that arrived at once; the last of them may be incomplete.
    private var typed: [UInt8] = []
    private var gap = 0

    /// Returns the keys of bytes that arrived at once.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        gap = 0
        var keys: [Key] = []
        for byte in bytes {
            switch state {
            case .text: decodeText(byte, &keys)
            case .escape:
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
                    state = .sequence(parameters: [])
                } else {
                    state = .text
                    decodeText(byte, &keys)
                }
            case .sequence(let parameters): decodeSequence(parameters + [byte])
            case .paste(var paste):
                state = .text
                if paste.append(byte) {
                    keys += Self.keys(paste.text)
                } else {
                    state = .paste(paste)
                }
            }
        }
        endText(&keys)
        return keys
    }

    /// Reports that no byte arrived for a moment: an Escape before it was a key of its own, and after some more moments
    /// a paste is over.
    mutating func pause() -> [Key] {
        gap += 1
        if case .paste(let paste) = state {
            guard gap >= Self.longestGap else { return [] }
            state = .text
            return Self.keys(paste.text)
        }
        state = .text
        return []
    }

    private mutating func decodeSequence(_ sequence: [UInt8]) {
        state = .sequence(parameters: sequence)
        // Some consoles send a second bracket for their function keys.
        guard sequence != [UInt8(ascii: "[")] else { return }
        guard let last = sequence.last, (0x40...0x7E).contains(last) || sequence.count > Self.longestSequence else {
            return
        }
        state = sequence == Self.pasteStart ? .paste(PastedText()) : .text
    }

    private mutating func decodeText(_ byte: UInt8, _ keys: inout [Key]) {
        if byte >= 0x20, byte != 0x7F {
            typed.append(byte)
            return
        }
        endText(&keys)
        typed = []
        switch byte {
        case 0x0D, 0x0A: keys.append(.enter)
        case 0x08, 0x7F: keys.append(.backspace)
        case 0x15: keys.append(.clear)
        case 0x03, 0x04: keys.append(.cancel)
        case 0x1B: state = .escape
        default: break
        }
    }

    /// Appends the keys of typed text; an incomplete character stays.
    private mutating func endText(_ keys: inout [Key]) {
        let incomplete = typed.incompleteTail
        keys += Self.keys(String(decoding: typed.dropLast(incomplete), as: UTF8.self))
        typed = typed.suffix(incomplete)
    }

    private static func keys(_ text: String) -> [Key] {
        let text = text.printable
        guard let first = text.first else { return [] }
        return [text.count == 1 ? .character(first) : .text(text)]
    }
}

/// The text between the two sequences of a bracketed paste.
private struct PastedText {
    private static let end = Array("\u{1B}[201~".utf8)
    /// The most bytes of a paste that are kept: more than any name has.
    private static let longest = 65_536

    private var bytes: [UInt8] = []
    /// How many bytes of the end sequence have arrived.
    private var matched = 0

    /// The text without the line breaks around it.
    var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        let start = text.drop(while: \.isNewline)
        return String(start.reversed().drop(while: \.isNewline).reversed())
    }

    /// Appends a byte; returns whether it was the last.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        if bytes.count < Self.longest { bytes += Self.end[..<matched] }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0, bytes.count < Self.longest { bytes.append(byte) }
        return false
    }
}

extension [UInt8] {
    /// The number of bytes at the end that begin an incomplete UTF-8 sequence.
    fileprivate var incompleteTail: Int {
        for length in 1...3 where length <= count {
            let byte = self[count - length]
            if byte < 0x80 { return 0 }
            if byte >= 0xC0 {
                let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                return whole > length ? length : 0
            }
        }
        return 0
    }
}

extension String {
    /// The text as a single line of a terminal: line breaks and tabs become spaces, control characters are removed.
    fileprivate var printable: String {
        let scalars = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar.properties.generalCategory {
            case .control: (0x09...0x0D).contains(scalar.value) ? " " : nil
            case .lineSeparator, .paragraphSeparator, .spaceSeparator: " "
            case .format, .surrogate, .privateUse, .unassigned: scalar == "\u{200D}" ? scalar : nil
            default: scalar == "\u{FFFD}" ? nil : scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
