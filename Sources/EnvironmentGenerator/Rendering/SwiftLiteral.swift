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
            default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return literal + "\""
    }

    /// Whether a text may stand between the quotes of a literal as it is.
    static func needsNoEscape(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && $0.properties.generalCategory != .control }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: true
        }
    }

    static func expression(_ value: PropertyValue) -> String {
        switch value {
        case .string(let text), .secret(let text): string(text)
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let isTrue): String(isTrue)
        case .url(let text): "URL(string: \(string(text)))!"
        case .duration(let count, .milliseconds): ".milliseconds(\(count))"
        case .duration(let count, .seconds): ".seconds(\(count))"
        case .duration(let count, .minutes): ".seconds(\(count) * 60)"
        case .duration(let count, .hours): ".seconds(\(count) * 3600)"
        case .strings(let texts): "[" + texts.map(string).joined(separator: ", ") + "]"
        }
    }
}
