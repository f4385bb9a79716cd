import Foundation

extension HexColor {
    /// The relative luminance, 0 (black) to 1 (white). Source: WCAG 2.2, "relative luminance".
    public var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio, 1 to 21. Source: WCAG 2.2, "contrast ratio".
    public func contrast(with other: HexColor) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// Black or white, whichever has more contrast with this colour; at least 4.5:1.
    public var textColor: HexColor {
        contrast(with: .white) >= contrast(with: .black) ? .white : .black
    }
}

extension HexColor {
    /// Mixes this colour with another, channel by channel; a share of 0 returns this colour, 1 the other.
    public func mixed(with other: HexColor, share: Double) -> HexColor {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt32 {
            UInt32((Double(from) + (Double(to) - Double(from)) * min(max(share, 0), 1)).rounded())
        }
        return HexColor(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
    }
}
