/// The content lines of RFC 5545: escaped, folded at 75 octets, ended by CRLF.
///
/// Written as bytes, because from JSON to a year's calendar may take twice as long as decoding the JSON alone. Writing
/// dates as strings would exceed that.
struct CalendarText {
    private static let longestLine = 75
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends lines, or a part of one, unchanged.
    mutating func append(_ verbatim: [UInt8]) {
        bytes.append(contentsOf: verbatim)
    }

    /// Appends an unchanged line that isn't longer than allowed.
    mutating func addLine(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        endLine()
    }

    /// Appends eight digits: `20261202`.
    mutating func append(_ day: CalendarDay) {
        var rest = UInt64(day.year * 10_000 + day.month * 100 + day.day)
        var digits: UInt64 = 0
        for _ in 0..<8 {
            digits = digits << 8 | (0x30 + rest % 10)
            rest /= 10
        }
        withUnsafeBytes(of: digits.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds a property of type TEXT (3.3.11) without control characters, which it can't contain.
    mutating func add(_ name: StaticString, text: String) {
        let start = bytes.count
        append(name)
        var text = text
        text.withUTF8 { units in
            var rest = units[units.startIndex...]
            while let special = rest.firstIndex(where: Self.isSpecial) {
                bytes.append(contentsOf: rest[..<special])
                appendEscaped(rest[special])
                rest = rest[(special + 1)...]
            }
            bytes.append(contentsOf: rest)
        }
        if bytes.count - start > Self.longestLine { fold(from: start) }
        endLine()
    }

    private static func isSpecial(_ unit: UInt8) -> Bool {
        unit < 0x20 || unit == 0x7F || unit == UInt8(ascii: "\\") || unit == UInt8(ascii: ";")
            || unit == UInt8(ascii: ",")
    }

    private mutating func appendEscaped(_ unit: UInt8) {
        guard unit == Self.lineFeed || unit > 0x20 && unit != 0x7F else { return }
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(unit == Self.lineFeed ? UInt8(ascii: "n") : unit)
    }

    private mutating func append(_ name: StaticString) {
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func endLine() {
        bytes.append(Self.carriageReturn)
        bytes.append(Self.lineFeed)
    }

    /// Folds the line that begins at `start` between characters, or within a character that is longer than a line
    /// (3.1).
    private mutating func fold(from start: Int) {
        let line = String(decoding: bytes[start...], as: UTF8.self)
        bytes.removeSubrange(start...)
        var length = 0
        for character in line {
            let parts =
                character.utf8.count < Self.longestLine
                ? [String(character)] : character.unicodeScalars.map { String($0) }
            for part in parts {
                if length + part.utf8.count > Self.longestLine {
                    endLine()
                    bytes.append(Self.space)
                    length = 1
                }
                bytes.append(contentsOf: part.utf8)
                length += part.utf8.count
            }
        }
    }
}
