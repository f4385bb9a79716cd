import Testing

@testable import TonnentickerCore

struct DesignTokensTests {
    private typealias Colors = DesignTokens.Colors
    private typealias Text = DesignTokens.Text

    @Test("mixes colours channel by channel")
    func mixes() {
        let top = HexColor(0x2F7D32)
        let bottom = HexColor(0x174A1B)
        #expect(top.mixed(with: bottom, share: 0) == top)
        #expect(top.mixed(with: bottom, share: 0.5) == HexColor(0x236427))
        #expect(top.mixed(with: bottom, share: 1) == bottom)
    }

    /// A text colour, the backgrounds below it, and the smallest style of such text.
    private static let pairs: [(String, DesignTokens.ColorPair, [DesignTokens.ColorPair], DesignTokens.TextStyle)] = [
        ("primary", Colors.textPrimary, [Colors.background, Colors.surface, Colors.surfaceMuted], Text.badge),
        ("secondary", Colors.textSecondary, [Colors.background, Colors.surface, Colors.surfaceMuted], Text.overline),
        ("accent", Colors.accent, [Colors.background, Colors.surface], Text.callout),
        ("on accent", Colors.onAccent, [Colors.accent], Text.callout),
        ("on hero", Colors.onHero, [Colors.heroTop, Colors.heroBottom], Text.overline),
        ("warning", Colors.warning, [Colors.background, Colors.surface], Text.caption),
    ]

    @Test("pairs text and background with the contrast that WCAG AA requires, in light and dark", arguments: 0..<6)
    func contrast(pair: Int) {
        let (name, text, backgrounds, style) = Self.pairs[pair]
        for background in backgrounds {
            #expect(text.light.contrast(with: background.light) >= Self.requiredContrast(style), "\(name)")
            #expect(text.dark.contrast(with: background.dark) >= Self.requiredContrast(style), "\(name)")
        }
    }

    /// Requires 3:1 for text from 24 points on, otherwise 4.5:1. Source: WCAG 2.2, 1.4.3.
    private static func requiredContrast(_ style: DesignTokens.TextStyle) -> Double { style.size >= 24 ? 3 : 4.5 }

    @Test("keeps the hero card readable along its whole gradient")
    func gradient() {
        for step in 0...20 {
            let light = Colors.heroTop.light.mixed(with: Colors.heroBottom.light, share: Double(step) / 20)
            let dark = Colors.heroTop.dark.mixed(with: Colors.heroBottom.dark, share: Double(step) / 20)
            #expect(Colors.onHero.light.contrast(with: light) >= 4.5)
            #expect(Colors.onHero.dark.contrast(with: dark) >= 4.5)
        }
    }

    @Test("aligns the hairline below a row with its text")
    func hairline() {
        typealias Spacing = DesignTokens.Spacing
        // After the margin and the badge.
        #expect(Spacing.hairlineInset == Spacing.rowPaddingHorizontal + DesignTokens.Size.badge)
    }

    @Test(
        "adapts a font to the line height of the design, as long as lines can't overlap",
        arguments: [(Text.body, 20.25, 3.75), (Text.display, 40.5, 0)]
    )
    func lineSpacing(style: DesignTokens.TextStyle, natural: Double, between: Double) {
        let spacing = style.spacing(naturalLineHeight: natural)
        #expect(spacing.betweenLines == between)
        #expect(natural + 2 * spacing.edges == style.lineHeight)
    }
}
