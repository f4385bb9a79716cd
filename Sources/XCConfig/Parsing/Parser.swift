/// Reads the bytes of one file line by line and yields its statements.
///
/// A fault never stops the parser: it reports the line, skips it and goes on with the next one.
struct Parser: IteratorProtocol {
    let file: String
    var cursor: Cursor
    /// The findings that haven't been moved to the settings yet.
    var diagnostics: [Diagnostic] = []

    init(_ bytes: [UInt8], file: String) {
        cursor = Cursor(bytes)
        self.file = file
    }

    /// Returns the next statement; `nil` at the end of the file.
    mutating func next() -> Statement? {
        while !cursor.isAtEnd {
            cursor.skipWhitespaceAndComment()
            let statement = cursor.isAtLineEnd ? nil : parseLine()
            cursor.skipLine()
            cursor.consumeLineEnd()
            if let statement { return statement }
        }
        return nil
    }

    /// Parses a line with a statement. Reports a fault and returns `nil`.
    private mutating func parseLine() -> Statement? {
        do throws(Diagnostic) {
            switch cursor.bytes[cursor.position] {
            case UInt8(ascii: "#"): return .include(try parseDirective())
            case let byte where byte.startsName: return .assignment(try parseAssignment())
            default: throw unexpectedCharacter()
            }
        } catch {
            diagnostics.append(error)
            return nil
        }
    }

    mutating func moveDiagnostics(to others: inout [Diagnostic]) {
        others += diagnostics
        diagnostics.removeAll()
    }

    func text(from start: Int) -> String {
        String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    }
}

// MARK: Directives

extension Parser {
    private mutating func parseDirective() throws(Diagnostic) -> Inclusion {
        let start = location
        cursor.position += 1
        cursor.skipWhitespaceAndComment()
        guard !cursor.isAtLineEnd else { throw unknownDirective(at: start) }
        let wordStart = cursor.position
        while let byte = cursor.current, !byte.separatesElements { cursor.position += 1 }
        let word = cursor.bytes[wordStart..<cursor.position]
        let isOptional = word == "include?"
        guard isOptional || word == "include" else { throw unknownDirective(at: start) }
        cursor.skipWhitespaceAndComment()
        guard cursor.current == UInt8(ascii: "\"") else {
            throw error(.malformedDirective, "expected a file name in double quotes after #include")
        }
        cursor.position += 1
        let nameStart = cursor.position
        cursor.skip(to: UInt8(ascii: "\""))
        guard !cursor.isAtLineEnd else {
            throw error(.malformedDirective, "the file name has no closing double quote")
        }
        let name = text(from: nameStart)
        cursor.position += 1
        cursor.skipWhitespaceAndComment()
        guard cursor.isAtLineEnd else {
            throw error(.malformedDirective, "nothing but a comment may follow the file name of an #include")
        }
        return Inclusion(name: name, isOptional: isOptional, location: start)
    }
}

// MARK: Assignments

extension Parser {
    private mutating func parseAssignment() throws(Diagnostic) -> ParsedAssignment {
        let column = cursor.column
        let nameStart = cursor.position
        cursor.skipName()
        let name = nameStart..<cursor.position
        cursor.skipWhitespaceAndComment()
        var conditions: [Condition] = []
        while cursor.current == UInt8(ascii: "[") {
            conditions.append(try parseCondition())
            cursor.skipWhitespaceAndComment()
        }
        guard cursor.current == UInt8(ascii: "=") else { throw missingEquals(from: nameStart) }
        cursor.position += 1
        cursor.skipWhitespace()
        var assignment = ParsedAssignment(
            name: name, conditions: conditions, line: cursor.line, column: column,
            sourceRange: cursor.position..<cursor.position)
        parseValue(of: &assignment)
        return assignment
    }

    private mutating func parseCondition() throws(Diagnostic) -> Condition {
        let start = location
        cursor.position += 1
        let parameterStart = cursor.position
        cursor.skip(to: UInt8(ascii: "="), or: UInt8(ascii: "]"))
        guard cursor.current == UInt8(ascii: "="), cursor.position > parameterStart else {
            throw error(.malformedCondition, at: start, "a condition has the form [parameter=pattern]")
        }
        let parameter = text(from: parameterStart)
        cursor.position += 1
        let patternStart = cursor.position
        cursor.skip(to: UInt8(ascii: "]"))
        guard !cursor.isAtLineEnd else {
            throw error(.malformedCondition, at: start, "the condition has no closing ']'")
        }
        let pattern = text(from: patternStart)
        cursor.position += 1
        let condition = Condition(parameter: parameter, pattern: pattern)
        lintParameter(of: condition, at: start)
        return condition
    }

    /// Parses the rest of the line and, as long as a part ends in `\`, the following lines.
    private mutating func parseValue(of assignment: inout ParsedAssignment) {
        var isContinued = false
        while true {
            cursor.skipWhitespaceAndComment()
            if cursor.isAtLineEnd { return }
            if isContinued { lintContinuation() }
            var part = scanPart(of: &assignment)
            isContinued = endsInBackslash(part)
            if isContinued {
                let rest = cursor.bytes[part.range].dropLast().trimmingUnicodeSpaces()
                part.column += rest.startIndex - part.range.lowerBound
                part.range = rest.startIndex..<rest.endIndex
            }
            if !isContinued || !part.range.isEmpty {
                if assignment.value == nil { assignment.value = part } else { assignment.continuation.append(part) }
            }
            guard isContinued else { return }
            cursor.consumeLineEnd()
        }
    }

    /// Returns the text up to a comment or the line end, without trailing whitespace and one trailing semicolon.
    private mutating func scanPart(of assignment: inout ParsedAssignment) -> ParsedAssignment.Part {
        let start = cursor.position
        var part = ParsedAssignment.Part(range: start..<start, line: cursor.line, column: cursor.column)
        let position = cursor.endOfText()
        part.isASCII = cursor.bytes[start..<position].allSatisfy { $0 < 0x80 }
        var text = cursor.bytes[start..<position].droppingTrailingWhitespace()
        assignment.sourceRange = assignment.sourceRange.lowerBound..<text.endIndex
        cursor.position = position
        if cursor.isAtComment { lintComment(after: text) }
        if text.last == UInt8(ascii: ";") { text = text.dropLast().droppingTrailingWhitespace() }
        part.range = start..<text.endIndex
        cursor.skipLine()
        return part
    }

    /// Returns whether a part ends in a backslash that isn't combined with the previous character.
    private func endsInBackslash(_ part: ParsedAssignment.Part) -> Bool {
        let text = cursor.bytes[part.range]
        guard text.last == UInt8(ascii: "\\") else { return false }
        guard let before = text.dropLast().last, before >= 0x80 else { return true }
        return String(decoding: text.suffix(64), as: UTF8.self).last == "\\"
    }
}
