/// An assignment as it is written in a file.
package struct WrittenAssignment: Sendable {
    package var name: String
    package var isConditional: Bool
    /// Where the name is.
    package var location: SourceLocation
    /// Where the value is, or would be.
    package var valueLocation: SourceLocation
    /// The value before evaluation: without comments, its lines joined.
    package var value: String
    /// The bytes of the value. A comment right after a word, without a space before it, is taken for a part of it.
    package var range: Range<Int>
    /// Whether the value ends in such a comment.
    package var endsInComment = false
    /// Whether the value ends in a `\` right after a word, which Xcode leaves out.
    package var endsInBackslash = false
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
        let parts = parsed.parts.prefix { $0.line < statement?.line ?? .max }
        let bytes = parser.cursor.bytes
        let start = parsed.sourceRange.lowerBound
        let end = statement.map { Self.end(of: parsed, lineBefore: $0, in: bytes) } ?? parsed.sourceRange.upperBound
        let text = bytes[start..<end]
        self.init(
            name: parsed.name, isConditional: !parsed.conditions.isEmpty,
            location: SourceLocation(file: parser.file, line: parsed.line, column: parsed.column),
            valueLocation: SourceLocation(
                file: parser.file, line: parts.first?.line ?? parsed.line, column: parts.first?.column ?? parsed.column),
            value: parts.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined(separator: " "),
            range: start..<end, endsInBackslash: text.endsInBackslashOfWord)
        var comment = Cursor(bytes, position: end)
        if !text.isEmpty, comment.isAtComment {
            comment.skipWords()
            range = start..<comment.position
            endsInComment = true
        }
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
    fileprivate var endsInBackslashOfWord: Bool {
        let text = last == UInt8(ascii: ";") ? dropLast().droppingTrailingBlanks() : self
        return text.last == UInt8(ascii: "\\") && text.dropLast().last?.isBlank == false
    }
}
