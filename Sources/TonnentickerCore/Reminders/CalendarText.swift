import Foundation

/// Content lines of RFC 5545: escaped, folded at 75 octets, ended by CRLF.
struct CalendarText {
    private static let longestLine = 75
    private static let lineBreak = Data("\r\n".utf8)

    private(set) var data = Data()

    /// A value that stands as it is.
    mutating func add(_ name: String, _ value: String) {
        addLine(name + ":" + value)
    }

    /// A value of type TEXT (3.3.11); control characters, which it can't hold, are left out.
    mutating func add(_ name: String, text: String) {
        var value = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": value += "\\\(scalar)"
            case "\n": value += "\\n"
            case _ where scalar.properties.generalCategory == .control: break
            default: value.unicodeScalars.append(scalar)
            }
        }
        addLine(name + ":" + value)
    }

    /// Folds between characters, never within one (3.1).
    private mutating func addLine(_ line: String) {
        if line.utf8.count <= Self.longestLine {
            data.append(contentsOf: line.utf8)
        } else {
            var length = 0
            for character in line {
                if length + character.utf8.count > Self.longestLine, length > 1 {
                    data.append(Self.lineBreak)
                    data.append(0x20)
                    length = 1
                }
                data.append(contentsOf: character.utf8)
                length += character.utf8.count
            }
        }
        data.append(Self.lineBreak)
    }
}
