/// A position in the bytes of a file, with its line and column.
struct Cursor: Sendable {
    let bytes: [UInt8]
    var position: Int
    private(set) var line: Int
    private var lineStart: Int

    init(_ bytes: [UInt8], position: Int = 0, line: Int = 1, column: Int = 1) {
        self.bytes = bytes
        self.position = position
        self.line = line
        lineStart = position - column + 1
    }

    /// The column in bytes, counted from 1.
    var column: Int { position - lineStart + 1 }

    var isAtEnd: Bool { position >= bytes.count }

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    var isAtComment: Bool { startsComment(at: position) }

    var isAtLineEnd: Bool { isAtEnd || lineEndLength(at: position) > 0 }

    func startsComment(at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
    }

    /// Returns the length in bytes of the line end at `index`: LF, CR, CR LF, U+2028 or U+2029; 0 if there is none.
    func lineEndLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return 3
        default: return 0
        }
    }

    mutating func skipWhitespace() {
        while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    }

    mutating func skipWhitespaceAndComment() {
        skipWhitespace()
        if isAtComment { skipLine() }
    }

    mutating func skipLine() {
        position = endOfText(includingComments: true)
    }

    /// Where the text from here on ends: at the line end, or at a comment.
    func endOfText(includingComments: Bool = false) -> Int {
        let bytes = bytes
        var position = position
        while position < bytes.count {
            switch bytes[position] {
            case 0x0A, 0x0D: return position
            case 0xE2 where lineEndLength(at: position) > 0: return position
            case UInt8(ascii: "/") where !includingComments && startsComment(at: position): return position
            default: position += 1
            }
        }
        return position
    }

    mutating func skipName() {
        while position < bytes.count, bytes[position].continuesName { position += 1 }
    }

    /// Skips to the first of the given bytes, or to the line end.
    mutating func skip(to first: UInt8, or second: UInt8? = nil) {
        while !isAtLineEnd, bytes[position] != first, bytes[position] != second { position += 1 }
    }

    /// Moves from the end of a line to the start of the next one.
    mutating func consumeLineEnd() {
        guard !isAtEnd else { return }
        position += lineEndLength(at: position)
        line += 1
        lineStart = position
    }
}
