import TonnentickerCore

/// One of xterm's 256 colours, from its 6 × 6 × 6 cube or its 24 greys.
struct PaletteColor: Equatable {
    let index: Int
    let color: HexColor

    private static let levels: [UInt32] = [0, 95, 135, 175, 215, 255]

    private static let cube = (0..<216).map { number in
        let (red, green, blue) = (levels[number / 36], levels[number / 6 % 6], levels[number % 6])
        return PaletteColor(index: 16 + number, color: HexColor(red << 16 | green << 8 | blue))
    }

    private static let greys = (0..<24).map {
        PaletteColor(index: 232 + $0, color: HexColor(UInt32(8 + 10 * $0) * 0x010101))
    }

    private init(index: Int, color: HexColor) {
        self.index = index
        self.color = color
    }

    /// Finds the nearest colour. A colour with a hue keeps one, even if a grey would be nearer.
    init(nearestTo wanted: HexColor) {
        let candidates = wanted.isNearlyGrey ? Self.cube + Self.greys : Self.cube
        self =
            candidates.min { $0.color.distance(to: wanted) < $1.color.distance(to: wanted) }
            ?? PaletteColor(index: 16, color: .black)
    }
}

extension HexColor {
    fileprivate var isNearlyGrey: Bool {
        max(red, green, blue) - min(red, green, blue) < 24
    }

    /// Returns the squared distance in the cube of red, green and blue.
    fileprivate func distance(to other: HexColor) -> Int {
        [(red, other.red), (green, other.green), (blue, other.blue)].reduce(0) { sum, channel in
            let difference = Int(channel.0) - Int(channel.1)
            return sum + difference * difference
        }
    }
}
