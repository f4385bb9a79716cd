/// Escapes text so that a .xcconfig file yields it unchanged.
///
/// ```swift
/// try ValueEscaping.escaped("https://a.b/$c")  // https:/$()/a.b/$$c
/// ```
public enum ValueEscaping {
    /// The error for a text with a line end, which the format can't represent.
    public struct LineEndInValue: Error, Hashable {}

    /// Returns the text to write after `NAME = ` so that the setting's string form is `value`.
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
                // A backslash would escape a dollar after it, and continue the line at its end.
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
        let isPaddedBefore = text.utf8.first?.isWhitespace == true
        let isPaddedAfter = text.utf8.last?.isWhitespace == true || text.utf8.last == UInt8(ascii: ";")
        return (isPaddedBefore ? "$()" : "") + text + (isPaddedAfter ? "$()" : "")
    }
}
