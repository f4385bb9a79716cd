import Foundation

/// Converts any text to a name, as Xcode does for bundle identifiers and module names.
enum Identifier {
    /// Replaces with `_` everything but ASCII letters, digits and `_`, and a digit at the start.
    static func c(_ text: String) -> String { replacingForeign(in: text, kept: "_", by: "_") }

    /// Replaces with `-` everything but ASCII letters, digits and `-`, and a digit at the start.
    static func rfc1034(_ text: String) -> String { replacingForeign(in: text, kept: "-", by: "-") }

    private static func replacingForeign(in text: String, kept: Character, by replacement: Character) -> String {
        var result = ""
        for character in text.decomposedStringWithCanonicalMapping {
            switch character {
            case "A"..."Z", "a"..."z", kept: result.append(character)
            case "0"..."9" where !result.isEmpty: result.append(character)
            default: result.append(replacement)
            }
        }
        return result
    }

    /// Replaces with `_` everything that C99 doesn't allow in identifiers (ISO/IEC 9899:1999, annex D), and a digit at
    /// the start.
    static func c99Extended(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            let isAllowed = contains(scalar, in: letters) || (!result.isEmpty && contains(scalar, in: digits))
            result.append(isAllowed ? scalar : "_")
        }
        return String(result)
    }

    private static func contains(_ scalar: Unicode.Scalar, in ranges: [ClosedRange<UInt32>]) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar.value)
    }
}
