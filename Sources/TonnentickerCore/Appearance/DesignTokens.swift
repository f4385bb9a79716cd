/// The values of the design for front ends. Lengths are in iOS points.
public enum DesignTokens {
    /// A colour for light mode and one for dark mode.
    public struct ColorPair: Hashable, Sendable {
        public let light: HexColor
        public let dark: HexColor

        init(_ light: UInt32, _ dark: UInt32) {
            self.light = HexColor(light)
            self.dark = HexColor(dark)
        }
    }

    public struct TextStyle: Hashable, Sendable {
        /// The font size in points.
        public let size: Double
        /// The weight as in CSS and OpenType: 400 regular, 500 medium, 600 semibold, 700 bold, 800 heavy.
        public let weight: Int
        /// The points added to the width of each character.
        public let tracking: Double
        /// The points from one baseline to the next.
        public let lineHeight: Double
        public let hasMonospacedDigits: Bool
        public let isUppercase: Bool

        init(
            _ size: Double,
            weight: Int,
            tracking: Double,
            lineHeight: Double,
            hasMonospacedDigits: Bool = false,
            isUppercase: Bool = false
        ) {
            self.size = size
            self.weight = weight
            self.tracking = tracking
            self.lineHeight = lineHeight
            self.hasMonospacedDigits = hasMonospacedDigits
            self.isUppercase = isUppercase
        }

        /// Returns how a font with another natural line height fills `lineHeight`: the gap between two lines, and the
        /// space above and below the text, which is negative if the font's lines are too high.
        ///
        /// - Parameter naturalLineHeight: The line height of the font at this size, in points.
        public func spacing(naturalLineHeight: Double) -> (betweenLines: Double, edges: Double) {
            let missing = lineHeight - naturalLineHeight
            return (max(missing, 0), missing / 2)
        }
    }

    public struct Shadow: Hashable, Sendable {
        /// The vertical offset below the card, in points.
        public let y: Double
        /// The blur as in design programs and CSS: twice the standard deviation, in points.
        public let blur: Double
        /// The opacity from 0 to 1.
        public let opacity: Double
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

    public enum Text {
        /// "Heute", "Morgen" or the weekday on the hero card.
        public static let display = TextStyle(34, weight: 800, tracking: -0.68, lineHeight: 40)
        /// Screen titles.
        public static let title = TextStyle(24, weight: 700, tracking: -0.36, lineHeight: 30)
        /// Row titles and waste names.
        public static let headline = TextStyle(17, weight: 600, tracking: -0.17, lineHeight: 22)
        /// Running text.
        public static let body = TextStyle(17, weight: 400, tracking: -0.17, lineHeight: 24)
        /// The text around the countdown, and buttons.
        public static let callout = TextStyle(15, weight: 500, tracking: -0.08, lineHeight: 20)
        /// Notes, hints and dates.
        public static let caption = TextStyle(13, weight: 400, tracking: 0, lineHeight: 18)
        /// Section headers.
        public static let overline = TextStyle(12, weight: 700, tracking: 0.96, lineHeight: 16, isUppercase: true)
        /// Waste codes.
        public static let badge = TextStyle(13, weight: 700, tracking: 0.26, lineHeight: 16)
        /// Remaining hours and minutes.
        public static let countdown = TextStyle(
            28,
            weight: 700,
            tracking: -0.28,
            lineHeight: 34,
            hasMonospacedDigits: true
        )
    }

    public enum Spacing {
        public static let xxs = 4.0
        public static let xs = 8.0
        public static let s = 12.0
        public static let m = 16.0
        public static let l = 20.0
        public static let xl = 24.0
        public static let xxl = 32.0

        public static let screenMargin = m
        public static let cardPadding = l
        public static let rowPaddingVertical = s
        public static let rowPaddingHorizontal = m
        public static let betweenSections = xl
        public static let betweenRows = 0.0
        /// The distance from the leading edge of a row to the hairline below it.
        public static let hairlineInset = 56.0
    }

    public enum Radius {
        public static let card = 20.0
        public static let rowGroup = 16.0
        public static let badge = 8.0
        public static let button = 14.0
    }

    public enum Size {
        /// Width and height.
        public static let badge = 40.0
        /// The maximum width and height of a badge at accessibility text sizes.
        public static let largestBadge = 64.0
        /// The minimum width and height.
        public static let touchTarget = 44.0
    }

    /// The black shadow below the hero card.
    public static let heroShadow = Shadow(y: 8, blur: 24, opacity: 0.16)
}
