import Foundation

extension String {
    /// Text from elsewhere, fit for one line on any screen: canonically composed, without control and format
    /// characters (a terminal would obey them), runs of white space made one blank, none at the ends.
    var asDisplayText: String {
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
