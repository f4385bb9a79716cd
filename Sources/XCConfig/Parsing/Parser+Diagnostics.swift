/// Creates the findings about a file.
extension Parser {
    var location: SourceLocation { SourceLocation(file: file, line: cursor.line, column: cursor.column) }

    /// - Parameter place: The location; by default the cursor's.
    func error(
        _ rule: Diagnostic.Rule, at place: SourceLocation? = nil, _ message: String, fixIt: Diagnostic.FixIt? = nil
    ) -> Diagnostic {
        Diagnostic(.error, rule, at: place ?? location, message, fixIt: fixIt)
    }

    private mutating func warn(
        _ rule: Diagnostic.Rule, at place: SourceLocation, _ message: String, fixIt: Diagnostic.FixIt? = nil
    ) {
        diagnostics.append(Diagnostic(.warning, rule, at: place, message, fixIt: fixIt))
    }
}

// MARK: Errors

extension Parser {
    func unexpectedCharacter() -> Diagnostic {
        let rest = cursor.bytes[cursor.position...]
        if cursor.position == 0, rest.starts(with: [0xEF, 0xBB, 0xBF]) {
            return error(
                .unexpectedCharacter,
                "the file starts with a byte-order mark, so the first line isn't read; save it without one",
                fixIt: Diagnostic.FixIt(length: 3, replacement: ""))
        }
        if rest.starts(with: "/*".utf8) {
            return error(
                .unexpectedCharacter, "'/*' doesn't start a comment; a comment starts with '//' and ends with its line",
                fixIt: Diagnostic.FixIt(length: 2, replacement: "//"))
        }
        return error(.unexpectedCharacter, "expected a setting's name, an #include or a comment")
    }

    func unknownDirective(at start: SourceLocation) -> Diagnostic {
        error(
            .malformedDirective, at: start,
            "'#' starts a directive, and only #include and #include? exist; a comment starts with '//'",
            fixIt: Diagnostic.FixIt(length: 1, replacement: "//"))
    }

    func missingEquals(from nameStart: Int) -> Diagnostic {
        let name = cursor.bytes[nameStart...].prefix { $0.continuesName || $0.isForeignInName }
        var afterName = cursor
        afterName.position = max(name.endIndex, cursor.position)
        guard name.endIndex > cursor.position, afterName.startsConditionsAndEquals() else {
            return error(.missingEquals, "expected '=' after the setting's name")
        }
        var start = location
        start.column -= cursor.position - nameStart
        let corrected = name.map { $0.isForeignInName ? UInt8(ascii: "_") : $0 }
        return error(
            .missingEquals, at: start, "a setting's name consists of letters, digits and '_'; replace '-' and '.'",
            fixIt: Diagnostic.FixIt(length: name.count, replacement: String(decoding: corrected, as: UTF8.self)))
    }
}

// MARK: Lints

extension Parser {
    mutating func lintParameter(of condition: Condition, at location: SourceLocation) {
        guard !condition.isKnown else { return }
        warn(
            .unknownConditionParameter, at: location,
            "Xcode has no condition parameter '\(condition.parameter)'; use "
                + "\(Condition.documentedParameters.dropLast().joined(separator: ", ")) or target")
    }

    /// Reports a `//` after a word and before another or the line's end, which was probably meant as part of the value.
    mutating func lintComment(after part: ArraySlice<UInt8>) {
        guard let end = part.last, end != UInt8(ascii: ";"), part.endIndex == cursor.position,
            ![0x20, 0x09].contains(cursor.bytes.dropFirst(cursor.position + 2 - cursor.bytes.startIndex).first)
        else { return }
        let fixIt = Diagnostic.FixIt(length: 2, replacement: "/$()/")
        if part.endsLikeScheme {
            warn(
                .valueCutAtComment, at: location,
                "'//' starts a comment, also inside quotes, and cuts this address; write ':/$()/' for '://'",
                fixIt: fixIt)
        } else {
            warn(
                .wordCutAtComment, at: location,
                "'//' starts a comment, also inside quotes, and cuts this word; write '/$()/' for '//', or put a space "
                    + "before a comment",
                fixIt: fixIt)
        }
    }

    mutating func lintContinuation() {
        guard cursor.startsStatement else { return }
        warn(
            .continuationSwallowsLine, at: location,
            "the trailing '\\' on the previous line makes this line part of its value; remove it")
    }
}

extension Cursor {
    /// Whether an inclusion follows, or a name with conditions and `=`.
    var startsStatement: Bool {
        if bytes[position...].starts(with: "#include".utf8) { return true }
        var rest = self
        guard let first = rest.current, first.startsName else { return false }
        rest.skipName()
        return rest.startsConditionsAndEquals()
    }

    /// Returns whether `=` follows, after any conditions.
    fileprivate func startsConditionsAndEquals() -> Bool {
        var rest = self
        rest.skipWhitespace()
        while rest.current == UInt8(ascii: "[") {
            rest.skip(to: UInt8(ascii: "]"))
            guard !rest.isAtLineEnd else { return false }
            rest.position += 1
            rest.skipWhitespace()
        }
        return rest.current == UInt8(ascii: "=")
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes end in a scheme and `:`, or in a reference to a scheme and `:`.
    fileprivate var endsLikeScheme: Bool {
        guard last == UInt8(ascii: ":") else { return false }
        let scheme = dropLast().reversed().prefix(while: \.continuesOperator)
        let isReference = dropLast().last.map { ")}]".utf8.contains($0) } ?? false
        return isReference || scheme.last?.startsName == true
    }
}

extension UInt8 {
    /// Whether the byte often appears in names although the format doesn't allow it.
    fileprivate var isForeignInName: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: ".") }
}
