import Foundation

/// Reads the bytes of one file line by line and yields its statements.
///
/// Reading never stops at a fault: the line is reported, left out, and the next line is read.
struct Parser {
    let file: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private(set) var diagnostics: [Diagnostic] = []

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The next statement, or nil at the end of the file.
    mutating func next() -> Statement? {
        while position < bytes.count {
            skipBlanksAndComment()
            let statement = isAtLineEnd ? nil : parseLine()
            skipLine()
            consumeLineEnd()
            if let statement { return statement }
        }
        return nil
    }

    private mutating func parseLine() -> Statement? {
        switch bytes[position] {
        case UInt8(ascii: "#"): parseDirective()
        case let byte where byte.startsName: parseAssignment()
        default: reportUnexpectedCharacter()
        }
    }
}

// MARK: Directives

extension Parser {
    private mutating func parseDirective() -> Statement? {
        let start = location
        position += 1
        skipBlanksAndComment()
        let wordStart = position
        while position < bytes.count, !bytes[position].endsDirectiveWord { position += 1 }
        let word = bytes[wordStart..<position]
        let isOptional = word.elementsEqual("include?".utf8)
        guard isOptional || word.elementsEqual("include".utf8) else {
            return report(
                .malformedDirective, at: start,
                "'#' starts a directive, and only #include and #include? exist; a comment starts with '//'",
                fixIt: Diagnostic.FixIt(length: 1, replacement: "//"))
        }
        skipBlanksAndComment()
        guard current == UInt8(ascii: "\"") else {
            return report(.malformedDirective, "expected a file name in double quotes after #include")
        }
        position += 1
        let nameStart = position
        while !isAtLineEnd, bytes[position] != UInt8(ascii: "\"") { position += 1 }
        guard current == UInt8(ascii: "\"") else {
            return report(.malformedDirective, "the file name has no closing double quote")
        }
        let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
        position += 1
        skipBlanksAndComment()
        guard isAtLineEnd else {
            return report(.malformedDirective, "nothing but a comment may follow the file name of an #include")
        }
        return .include(name: name, isOptional: isOptional, location: start)
    }
}

// MARK: Assignments

extension Parser {
    private mutating func parseAssignment() -> Statement? {
        let start = location
        let nameStart = position
        while position < bytes.count, bytes[position].continuesName { position += 1 }
        let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
        skipBlanksAndComment()
        var conditions: [Condition] = []
        while current == UInt8(ascii: "[") {
            guard let condition = parseCondition() else { return nil }
            conditions.append(condition)
            skipBlanksAndComment()
        }
        guard current == UInt8(ascii: "=") else { return reportMissingEquals(at: start, from: nameStart) }
        position += 1
        skipBlanks()
        let valueStart = position
        let (value, valueEnd) = parseValue()
        return .assignment(
            Assignment(
                name: name, conditions: conditions, value: value, location: start, sourceRange: valueStart..<valueEnd))
    }

    private mutating func parseCondition() -> Condition? {
        let start = location
        position += 1
        let parameterStart = position
        while !isAtLineEnd, bytes[position] != UInt8(ascii: "="), bytes[position] != UInt8(ascii: "]") {
            position += 1
        }
        guard current == UInt8(ascii: "="), position > parameterStart else {
            report(.malformedCondition, at: start, "a condition has the form [parameter=pattern]")
            return nil
        }
        let parameter = String(decoding: bytes[parameterStart..<position], as: UTF8.self)
        position += 1
        let patternStart = position
        while !isAtLineEnd, bytes[position] != UInt8(ascii: "]") { position += 1 }
        guard !isAtLineEnd else {
            report(.malformedCondition, at: start, "the condition has no closing ']'")
            return nil
        }
        let pattern = String(decoding: bytes[patternStart..<position], as: UTF8.self)
        position += 1
        lintParameter(parameter, at: start)
        return Condition(parameter: parameter, pattern: pattern)
    }

    /// The rest of the line and, as long as a part ends in `\`, the lines after it; and where the last part ends.
    private mutating func parseValue() -> (value: [UInt8], end: Int) {
        var parts: [ArraySlice<UInt8>] = []
        var valueEnd = position
        while true {
            skipBlanksAndComment()
            if isAtLineEnd { break }
            if position > valueEnd { lintContinuation() }
            let (part, end) = scanPart()
            valueEnd = end
            guard part.last == UInt8(ascii: "\\"), endsInBackslashCharacter(part) else {
                parts.append(part)
                break
            }
            let kept = trimmedAtContinuation(part.dropLast())
            if !kept.isEmpty { parts.append(kept) }
            consumeLineEnd()
        }
        return (repairedUTF8(Array(parts.joined(separator: [UInt8(ascii: " ")]))), valueEnd)
    }

    /// The text up to a comment or the line end, without blanks and one semicolon at its end.
    private mutating func scanPart() -> (ArraySlice<UInt8>, end: Int) {
        let start = position
        while !isAtLineEnd, !isAtComment { position += 1 }
        var part = bytes[start..<position].droppingTrailingBlanks()
        let end = part.endIndex
        if isAtComment { lintComment(after: part) }
        if part.last == UInt8(ascii: ";") { part = part.dropLast().droppingTrailingBlanks() }
        skipLine()
        return (part, end)
    }

    /// A backslash that fuses with the character before it does not count as one.
    private func endsInBackslashCharacter(_ part: ArraySlice<UInt8>) -> Bool {
        guard let before = part.dropLast().last, before >= 0x80 else { return true }
        return String(decoding: part, as: UTF8.self).last == "\\"
    }

    private func trimmedAtContinuation(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let trimmed = String(decoding: part, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return Array(trimmed.utf8)[...]
    }
}

// MARK: Lints

extension Parser {
    private mutating func lintParameter(_ parameter: String, at location: SourceLocation) {
        guard !Condition.knownParameters.contains(parameter) else { return }
        warn(
            .unknownConditionParameter, at: location,
            "Xcode has no condition parameter '\(parameter)'; it knows sdk, arch, variant, config and target")
    }

    /// A comment that starts right after `scheme:` was meant as part of an address.
    private mutating func lintComment(after part: ArraySlice<UInt8>) {
        guard part.endIndex == position, part.last == UInt8(ascii: ":"), position + 2 < bytes.count,
            bytes[position + 2] > 0x20
        else { return }
        let scheme = part.dropLast().reversed().prefix { $0.continuesName || "+.-".utf8.contains($0) }
        guard let first = scheme.last, first.startsName else { return }
        warn(
            .valueCutAtComment, at: location,
            "'//' starts a comment, also inside quotes, and cuts this address; write ':/$()/' for '://'",
            fixIt: Diagnostic.FixIt(length: 2, replacement: "/$()/"))
    }

    private mutating func lintContinuation() {
        let rest = bytes[position...]
        let directive = rest.starts(with: "#include".utf8)
        let name = rest.prefix { $0.continuesName }
        let next = rest.dropFirst(name.count).first { !$0.isBlank }
        guard directive || (name.first?.startsName == true && next == UInt8(ascii: "=")) else { return }
        warn(
            .continuationSwallowsLine, at: location,
            "the '\\' at the end of the line before makes this line part of its value; end that line without '\\'")
    }
}

// MARK: Reports

extension Parser {
    @discardableResult
    private mutating func report(
        _ rule: Diagnostic.Rule, at place: SourceLocation? = nil, _ message: String, fixIt: Diagnostic.FixIt? = nil
    ) -> Statement? {
        diagnostics.append(Diagnostic(.error, rule, at: place ?? location, message, fixIt: fixIt))
        return nil
    }

    private mutating func warn(
        _ rule: Diagnostic.Rule, at place: SourceLocation, _ message: String, fixIt: Diagnostic.FixIt? = nil
    ) {
        diagnostics.append(Diagnostic(.warning, rule, at: place, message, fixIt: fixIt))
    }

    private mutating func reportUnexpectedCharacter() -> Statement? {
        let rest = bytes[position...]
        if position == 0, rest.starts(with: [0xEF, 0xBB, 0xBF]) {
            return report(
                .unexpectedCharacter,
                "the file starts with a byte-order mark, which costs the first line; save it without one",
                fixIt: Diagnostic.FixIt(length: 3, replacement: ""))
        }
        if rest.starts(with: "/*".utf8) {
            return report(
                .unexpectedCharacter, "'/*' starts no comment; a comment starts with '//' and ends with its line",
                fixIt: Diagnostic.FixIt(length: 2, replacement: "//"))
        }
        return report(.unexpectedCharacter, "expected a setting's name, an #include or a comment")
    }

    private mutating func reportMissingEquals(at start: SourceLocation, from nameStart: Int) -> Statement? {
        guard let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else {
            return report(.missingEquals, "expected '=' after the setting's name")
        }
        let written = bytes[nameStart...].prefix {
            $0.continuesName || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
        let name = String(decoding: written.map { $0.continuesName ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
        return report(
            .missingEquals, at: start, "a setting's name has letters, digits and '_' only, no '-' and no '.'",
            fixIt: Diagnostic.FixIt(length: written.count, replacement: name))
    }
}

// MARK: Cursor

extension Parser {
    private var location: SourceLocation {
        SourceLocation(file: file, line: line, column: position - lineStart + 1)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var isAtComment: Bool {
        position + 1 < bytes.count && bytes[position] == UInt8(ascii: "/") && bytes[position + 1] == UInt8(ascii: "/")
    }

    private var isAtLineEnd: Bool { lineEndLength > 0 || position >= bytes.count }

    /// Length in bytes of the line end at the cursor: LF, CR, CR LF, U+2028 or U+2029; 0 if there is none.
    private var lineEndLength: Int {
        guard position < bytes.count else { return 0 }
        switch bytes[position] {
        case 0x0A: return 1
        case 0x0D: return position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
        case 0xE2 where position + 2 < bytes.count && bytes[position + 1] == 0x80 && bytes[position + 2] & 0xFE == 0xA8:
            return 3
        default: return 0
        }
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position].isBlank { position += 1 }
    }

    private mutating func skipBlanksAndComment() {
        skipBlanks()
        if isAtComment { skipLine() }
    }

    private mutating func skipLine() {
        while !isAtLineEnd { position += 1 }
    }

    private mutating func consumeLineEnd() {
        let length = lineEndLength
        guard length > 0 else { return }
        position += length
        line += 1
        lineStart = position
    }
}

extension UInt8 {
    /// The bytes that end a directive's word; U+2028 and U+2029 don't.
    fileprivate var endsDirectiveWord: Bool { isBlank || self == 0x0A || self == 0x0D }
}
