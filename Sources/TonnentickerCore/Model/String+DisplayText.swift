import Foundation

extension String {
    /// More than the longest list of streets has, and than anybody reads.
    private static let longestDisplayText = 4000

    /// Text from elsewhere, fit for one line on any screen: canonically composed, without control and format
    /// characters (a terminal would obey them), runs of white space made one blank, none at the ends. What comes after
    /// 4000 Unicode scalars is „…“.
    var asDisplayText: String {
        if utf8.count > Self.longestDisplayText {
            let kept = unicodeScalars.prefix(Self.longestDisplayText)
            if kept.endIndex < unicodeScalars.endIndex { return String(kept).cleaned + "…" }
        }
        return isPlain ? self : cleaned
    }

    /// Printable ASCII with single blanks inside: fit as it stands.
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
