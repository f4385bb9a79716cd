/// An opaque sRGB colour with eight bits a channel.
public struct HexColor: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public static let black = HexColor(0x000000)
    public static let white = HexColor(0xFFFFFF)

    /// Creates the colour `0xRRGGBB`; bits above the lower 24 are ignored.
    public init(_ rgb: UInt32) {
        red = UInt8(truncatingIfNeeded: rgb >> 16)
        green = UInt8(truncatingIfNeeded: rgb >> 8)
        blue = UInt8(truncatingIfNeeded: rgb)
    }

    /// Parses six ASCII hex digits, with or without a leading `#`; anything else returns `nil`.
    public init?(_ text: String) {
        let digits = text.utf8.dropFirst(text.utf8.first == UInt8(ascii: "#") ? 1 : 0)
        guard digits.count == 6 else { return nil }
        var rgb: UInt32 = 0
        for digit in digits {
            guard let value = Self.value(ofHexDigit: digit) else { return nil }
            rgb = rgb << 4 | value
        }
        self.init(rgb)
    }

    private static func value(ofHexDigit digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}

extension HexColor: CustomStringConvertible {
    /// `#RRGGBB`.
    public var description: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
