import Foundation

extension String {
    /// The text in lower case without diacritics, umlauts written out: "Schloß Höxter" becomes "schloss hoexter".
    var foldedWithUmlautsWrittenOut: String {
        folded { scalar in
            switch scalar {
            case "ä": "ae"
            case "ö": "oe"
            case "ü": "ue"
            default: nil
            }
        }
    }

    /// The text in lower case without diacritics, umlauts as base letters: "Gütersloh" becomes "gutersloh".
    var foldedToBaseLetters: String {
        folded { _ in nil }
    }

    private func folded(umlaut: (Unicode.Scalar) -> String?) -> String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var result = ""
        for scalar in precomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
            if scalar.isASCII {
                result.unicodeScalars.append(scalar)
            } else if scalar == "ß" {
                result += "ss"
            } else if let written = umlaut(scalar) {
                result += written
            } else {
                let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
                result.unicodeScalars.append(contentsOf: decomposed.filter { !$0.properties.isDiacritic })
            }
        }
        return result
    }
}
