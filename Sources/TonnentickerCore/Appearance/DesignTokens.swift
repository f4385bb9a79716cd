/// The values of the design, as front ends need them.
public enum DesignTokens {
    /// A colour for light and for dark surroundings.
    public struct ColorPair: Hashable, Sendable {
        public let light: HexColor
        public let dark: HexColor

        init(_ light: UInt32, _ dark: UInt32) {
            self.light = HexColor(light)
            self.dark = HexColor(dark)
        }
    }

    public enum Colors {
        public static let background = ColorPair(0xF4F6F1, 0x10140F)
        public static let surface = ColorPair(0xFFFFFF, 0x1A201A)
        /// Placeholders and the search field.
        public static let surfaceMuted = ColorPair(0xE9EDE4, 0x242B24)
        public static let separator = ColorPair(0xDDE3D7, 0x2E372E)
        public static let textPrimary = ColorPair(0x16210F, 0xF1F5EC)
        /// Captions and notes.
        public static let textSecondary = ColorPair(0x55624C, 0xA9B5A0)
        /// Buttons and the selected tab.
        public static let accent = ColorPair(0x2F7D32, 0x7CCB7F)
        public static let onAccent = ColorPair(0xFFFFFF, 0x0B1A0C)
        /// The hero card's gradient, top leading.
        public static let heroTop = ColorPair(0x2F7D32, 0x1E5621)
        /// The hero card's gradient, bottom trailing.
        public static let heroBottom = ColorPair(0x174A1B, 0x0F3212)
        public static let onHero = ColorPair(0xFFFFFF, 0xF1F5EC)
        /// Error text and blocked reminders.
        public static let warning = ColorPair(0xB3261E, 0xFFB4AB)
    }
}
