/// An assignment as it is written in a file.
package struct WrittenAssignment: Sendable {
    package var name: String
    package var isConditional: Bool
    /// Where the name is.
    package var location: SourceLocation
    /// The value before evaluation: without comments, its lines joined.
    package var value: String
    /// The lines of the value: where each begins in `value`, in bytes, and in the file.
    private var lines: [(offset: Int, location: SourceLocation)]
    /// The bytes of the value. A comment right after a word, without a space before it, is taken for a part of it.
    package var range: Range<Int>
    /// Whether the value ends in such a comment.
    package var endsInComment = false
    /// Where a `\` right after a word ends the value, which Xcode leaves out.
    package var finalBackslash: SourceLocation?
    /// Where the assignment begins if an earlier one takes it for a part of its value.
    var swallowed: Swallowed?

    struct Swallowed {
        /// The index of the earlier assignment.
        var by: Int
        /// The first byte of the name.
        var position: Int
    }
}

extension WrittenAssignment {
    /// - Parameter statement: The part of the value that is a statement of its own.
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

    /// The place of a byte of the value.
    package func location(ofByte offset: Int) -> SourceLocation {
        guard let line = lines.last(where: { $0.offset <= offset }) else { return location }
        var place = line.location
        place.column += offset - line.offset
        return place
    }

    /// The end of the value in the line before a part of it.
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
        return bytes[start..<cursor.position].droppingTrailingBlanks().endIndex
    }
}

extension Cursor {
    /// Past a comment, up to one that has a space before it.
    fileprivate mutating func skipWords() {
        let start = position
        while !isAtLineEnd, !isAtComment || !bytes[position - 1].isBlank { position += 1 }
        position = bytes[start..<position].droppingTrailingBlanks().endIndex
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutSemicolon: ArraySlice {
        last == UInt8(ascii: ";") ? dropLast().droppingTrailingBlanks() : self
    }
}
