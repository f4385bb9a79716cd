/// An assignment as written in a file.
package struct WrittenAssignment: Sendable {
    package var name: String
    package var isConditional: Bool
    /// The location of the name.
    package var location: SourceLocation
    /// The value before evaluation, without comments and with its lines joined.
    package var value: String
    /// The lines of the value: the byte offset of each in `value`, and its location in the file.
    private var lines: [(offset: Int, location: SourceLocation)]
    /// The range of the value in the file, including a comment right after a word, without a space before it.
    package var range: Range<Int>
    /// Whether the range ends in such a comment.
    package var endsInComment = false
    /// The location of a `\` right after the last word, which Xcode ignores.
    package var finalBackslash: SourceLocation?
    /// The earlier assignment whose value Xcode takes this one to be part of.
    var swallowed: Swallowed?

    struct Swallowed {
        /// The index of the earlier assignment.
        var by: Int
        /// The position of the name's first byte.
        var position: Int
    }
}

extension WrittenAssignment {
    /// - Parameter statement: The part of the value that looks like a statement.
    init(_ parsed: ParsedAssignment, endingBefore statement: ParsedAssignment.Part?, in parser: Parser) {
        func location(line: Int, column: Int) -> SourceLocation {
            SourceLocation(file: parser.file, line: line, column: column)
        }
        let parts = parsed.parts.prefix { $0.line < statement?.line ?? .max }
        let bytes = parser.cursor.bytes
        let start = parsed.sourceRange.lowerBound
        let end = statement.map { Self.end(of: parsed, lineBefore: $0, in: bytes) } ?? parsed.sourceRange.upperBound
        self.init(
            name: String(decoding: bytes[parsed.name], as: UTF8.self), isConditional: !parsed.conditions.isEmpty,
            location: location(line: parsed.line, column: parsed.column), value: "", lines: [], range: start..<end)
        for part in parts {
            if !lines.isEmpty { value += " " }
            lines.append((value.utf8.count, location(line: part.line, column: part.column)))
            value += String(decoding: bytes[part.range], as: UTF8.self)
        }
        let lastByte = bytes[range].withoutSemicolon.endIndex - 1
        if let last = parts.last, last.range.upperBound == lastByte, bytes[lastByte] == UInt8(ascii: "\\") {
            finalBackslash = location(line: last.line, column: last.column + last.range.count)
        }
        var comment = Cursor(bytes, position: range.upperBound)
        if !range.isEmpty, comment.isAtComment {
            comment.skipWords()
            range = start..<comment.position
            endsInComment = true
        }
    }

    /// Returns the location of a byte of the value.
    package func location(ofByte offset: Int) -> SourceLocation {
        guard let line = lines.last(where: { $0.offset <= offset }) else { return location }
        var place = line.location
        place.column += offset - line.offset
        return place
    }

    /// Returns the end of the value in the line before one of its parts.
    private static func end(
        of assignment: ParsedAssignment, lineBefore part: ParsedAssignment.Part, in bytes: [UInt8]
    ) -> Int {
        var cursor = Cursor(bytes, position: assignment.sourceRange.lowerBound, line: assignment.line)
        while cursor.line < part.line - 1 {
            cursor.skipLine()
            cursor.consumeLineEnd()
        }
        let start = cursor.position
        while !cursor.isAtLineEnd, !cursor.isAtComment { cursor.position += 1 }
        return bytes[start..<cursor.position].droppingTrailingWhitespace().endIndex
    }
}

extension Cursor {
    /// Skips a comment, up to one with a space before it.
    fileprivate mutating func skipWords() {
        let start = position
        while !isAtLineEnd, !isAtComment || !bytes[position - 1].isWhitespace { position += 1 }
        position = bytes[start..<position].droppingTrailingWhitespace().endIndex
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutSemicolon: ArraySlice {
        last == UInt8(ascii: ";") ? dropLast().droppingTrailingWhitespace() : self
    }
}
