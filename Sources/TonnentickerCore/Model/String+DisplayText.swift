import Foundation

extension String {
    /// The longest text in Unicode scalars: more than the longest list of streets has.
    private static let longestDisplayText = 4000

    /// The text, safe for one line on any screen: canonically composed, without control and format characters, which a
    /// terminal would obey. Runs of white space become one space, and none remains at the ends. Beyond 4000 Unicode
    /// scalars the text is cut with "…".
    var asDisplayText: String {
        if utf8.count > Self.longestDisplayText {
            let kept = unicodeScalars.prefix(Self.longestDisplayText)
            if kept.endIndex < unicodeScalars.endIndex { return String(kept).cleaned + "…" }
        }
        return isPlain ? self : cleaned
    }

    /// Whether the text is printable ASCII with single inner spaces, which needs no change.
    private var isPlain: Bool {
        var previous = UInt8(ascii: " ")
        for unit in utf8 {
            guard (0x21...0x7E).contains(unit) || (unit == 0x20 && previous != 0x20) else { return false }
            previous = unit
        }
        return previous != 0x20 || isEmpty
    }

    private var cleaned: String {
        let cleaned = precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: " "
            case .format, .surrogate, .privateUse, .unassigned: scalar == "\u{200D}" ? "\u{200D}" : ""
            default: String(scalar)
            }
        }
        return cleaned.joined().split(separator: " ").joined(separator: " ")
    }
}
