import Foundation
import XCConfig

/// How files may spell the values of a secret: as they are, escaped, encoded, and wrapped.
struct SecretSpellings {
    /// Those that stand in a file as they are.
    private let whole: Set<Data>
    /// Those in base64, which may be broken into lines.
    private let base64: Set<Data>

    init(of values: some Sequence<String>) {
        whole = Set(values.flatMap(Self.whole))
        base64 = Set(values.flatMap(Self.base64))
    }

    /// Where the first of them begins.
    func firstOffset(in content: Data) -> Data.Index? {
        (whole.union(base64).compactMap { content.range(of: $0)?.lowerBound }
            + base64.compactMap { Self.offsetOfWrapped($0, in: content) }).min()
    }

    private static func whole(_ value: String) -> [Data] {
        let texts =
            [value, value.addingPercentEncoding(withAllowedCharacters: .unreserved)].compactMap(\.self)
            + [try? ValueEscaping.escaped(value)].compactMap(\.self) + json(value)
        let wide = [String.Encoding.utf16LittleEndian, .utf16BigEndian].compactMap { value.data(using: $0) }
        return texts.map { Data($0.utf8) } + wide
    }

    // MARK: JSON

    /// The value inside of a JSON string: with and without escaped slashes, and with `\u` for what some programs write
    /// so, in hexadecimal digits of either case.
    private static func json(_ value: String) -> [String] {
        let formats: [JSONEncoder.OutputFormatting] = [[], .withoutEscapingSlashes]
        let texts = formats.compactMap { format in
            let encoder = JSONEncoder()
            encoder.outputFormatting = format
            return (try? encoder.encode(value)).map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) }
        }
        let escapedKinds: [(Unicode.UTF16.CodeUnit) -> Bool] = [
            { $0 > 0x7F }, { "<>&".utf16.contains($0) }, { $0 > 0x7F || "<>&".utf16.contains($0) },
            { $0 > 0x7F || "<>&'".utf16.contains($0) },
        ]
        return texts
            + [false, true].flatMap { uppercase in
                texts.flatMap { text in escapedKinds.map { escaped(text, uppercase: uppercase, where: $0) } }
                    + [escaped(value, uppercase: uppercase) { _ in true }]
            }
    }

    private static func escaped(
        _ text: String, uppercase: Bool, where isEscaped: (Unicode.UTF16.CodeUnit) -> Bool
    ) -> String {
        let units = text.utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: uppercase)
            return isEscaped(unit)
                ? Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf16) : [unit]
        }
        return String(decoding: units.joined(), as: UTF16.self)
    }

    // MARK: Base64

    /// What base64 makes of the value, wherever in the encoded text it begins: three bytes are four characters, so that
    /// those at both ends may hold neighbouring bytes too.
    private static func base64(_ value: String) -> [Data] {
        [(before: 0, mixed: 0), (1, 2), (2, 3)].flatMap { before, mixed in
            let bytes = Data(count: before) + value.utf8
            let encoded = bytes.base64EncodedData().dropFirst(mixed).prefix(bytes.count * 8 / 6 - mixed)
            let forAddresses = encoded.map { byte in
                switch byte {
                case UInt8(ascii: "+"): UInt8(ascii: "-")
                case UInt8(ascii: "/"): UInt8(ascii: "_")
                default: byte
                }
            }
            return [Data(encoded), Data(forAddresses)]
        }
    }

    /// Where a text in base64 is that a line break or several divide.
    ///
    /// Lines have 64 characters or more, so that of two adjacent pieces of half as many one is whole.
    private static func offsetOfWrapped(_ text: Data, in content: Data) -> Data.Index? {
        let length = min(text.count / 2, 24)
        return [0, length].compactMap { start in
            let piece = text.dropFirst(start).prefix(length)
            var rest = content.startIndex..<content.endIndex
            while let found = content.range(of: piece, in: rest) {
                // Spaces may indent the lines.
                let first = max(content.startIndex, found.lowerBound - 4 * start)
                let window = content[first...].prefix(4 * text.count + 400)
                let kept = window.indices.filter { !window[$0].isSpaceOrLineBreak }
                if let whole = Data(kept.map { window[$0] }).range(of: text) { return kept[whole.lowerBound] }
                rest = found.upperBound..<content.endIndex
            }
            return nil
        }.min()
    }
}

extension UInt8 {
    fileprivate var isSpaceOrLineBreak: Bool { [0x09, 0x0A, 0x0D, 0x20].contains(self) }
}

extension CharacterSet {
    /// RFC 3986, 2.3.
    fileprivate static let unreserved = CharacterSet(charactersIn: "-._~0123456789")
        .union(CharacterSet(charactersIn: "a"..."z")).union(CharacterSet(charactersIn: "A"..."Z"))
}
