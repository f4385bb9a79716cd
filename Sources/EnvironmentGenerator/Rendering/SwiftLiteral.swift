/// Swift source that means a given value, whatever the value is.
enum SwiftLiteral {
    /// A string literal. Line ends, control and invisible formatting characters are written as escapes, so that the
    /// source reads as it runs.
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case _ where isVisible(scalar): literal.unicodeScalars.append(scalar)
            default: literal += escape(scalar)
            }
        }
        return literal + "\""
    }

    /// A documentation comment, a line for each line of the text, with the line break at its end; nothing without text.
    static func comment(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            let visible = line.unicodeScalars.reduce(into: "") { $0 += isVisible($1) ? String($1) : escape($1) }
            return visible.isEmpty ? "///\n" : "/// \(visible)\n"
        }
        .joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }

    /// Whether a text can be the content of a string literal as it is.
    static func needsNoEscape(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && $0.properties.generalCategory != .control }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: true
        }
    }

    /// An expression for a value that isn't a secret; it may call `SwiftHelper`s.
    static func expression(_ value: PropertyValue) -> String {
        switch value {
        case .string(let text), .secret(let text): string(text)
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let isTrue): String(isTrue)
        case .url(let text): "address(\(string(text)))"
        case .duration(let duration): expression(duration)
        case .data(let base64): "data(\"\(base64)\")"
        case .choice(let choice, let name): "\(SwiftName.written(choice.name)).\(SwiftName.written(name))"
        case .list(let elements): expression(elements)
        }
    }

    private static func expression(_ elements: [PropertyValue]) -> String {
        // One call for all of them: the compiler takes longer for each call than for each literal.
        let addresses = elements.compactMap { if case .url(let text) = $0 { string(text) } else { nil } }
        guard addresses.isEmpty else { return "addresses([\(addresses.joined(separator: ", "))])" }
        return "[\(elements.map(expression).joined(separator: ", "))]"
    }

    private static func expression(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        if attoseconds == 0 { return ".seconds(\(seconds))" }
        let milliseconds = seconds.multipliedReportingOverflow(by: 1_000)
        if attoseconds % 1_000_000_000_000_000 == 0, !milliseconds.overflow {
            return ".milliseconds(\(milliseconds.partialValue + attoseconds / 1_000_000_000_000_000))"
        }
        return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    }
}
