/// Writes any text as a value that a .xcconfig file reads back unchanged.
///
/// ```swift
/// try ValueEscaping.escaped("https://a.b/$c")  // https:/$()/a.b/$$c
/// ```
public enum ValueEscaping {
    /// A text that the format has no way to hold: it contains a line end.
    public struct LineEndInValue: Error, Hashable {}

    /// The text to put after `NAME = ` so that the setting's string form is `value`.
    ///
    /// - Throws: `LineEndInValue` if `value` contains LF, CR, U+2028 or U+2029.
    public static func escaped(_ value: String) throws(LineEndInValue) -> String {
        var escaped = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        var rest = Substring(value).unicodeScalars
        while let scalar = rest.first {
            switch scalar {
            case "\n", "\r", "\u{2028}", "\u{2029}": throw LineEndInValue()
            case "$": escaped.append(contentsOf: "$$".unicodeScalars)
            // Two slashes would start a comment.
            case "/" where previous == "/": escaped.append(contentsOf: "$()/".unicodeScalars)
            case "\\":
                let run = rest.prefix { $0 == "\\" }
                rest = rest[run.endIndex...]
                // A backslash would take the meaning from the dollar after it, and at the end continue the line.
                let isPlain = rest.first != nil && rest.first != "$"
                for _ in run { escaped.append(contentsOf: (isPlain ? "\\" : "$(:default=\\)").unicodeScalars) }
                previous = "\\"
                continue
            default: escaped.append(scalar)
            }
            previous = scalar
            rest = rest.dropFirst()
        }
        let text = String(escaped)
        let isPaddedBefore = text.utf8.first?.isBlank == true
        let isPaddedAfter = text.utf8.last?.isBlank == true || text.utf8.last == UInt8(ascii: ";")
        return (isPaddedBefore ? "$()" : "") + text + (isPaddedAfter ? "$()" : "")
    }
}
