import Testing

@testable import TonnentickerCore

struct DesignTokensTests {
    @Test("mixes colours channel by channel")
    func mixes() {
        let top = HexColor(0x2F7D32)
        let bottom = HexColor(0x174A1B)
        #expect(top.mixed(with: bottom, share: 0) == top)
        #expect(top.mixed(with: bottom, share: 0.5) == HexColor(0x236427))
        #expect(top.mixed(with: bottom, share: 1) == bottom)
    }

    @Test("pairs text and background at 4.5:1 or more, in light and dark")
    func contrast() {
        typealias Colors = DesignTokens.Colors
        let pairs: [(DesignTokens.ColorPair, [DesignTokens.ColorPair])] = [
            (Colors.textPrimary, [Colors.background, Colors.surface, Colors.surfaceMuted]),
            (Colors.textSecondary, [Colors.background, Colors.surface, Colors.surfaceMuted]),
            (Colors.accent, [Colors.background, Colors.surface]),
            (Colors.onAccent, [Colors.accent]),
            (Colors.onHero, [Colors.heroTop, Colors.heroBottom]),
            (Colors.warning, [Colors.background, Colors.surface]),
        ]
        for (text, backgrounds) in pairs {
            for background in backgrounds {
                #expect(text.light.contrast(with: background.light) >= 4.5)
                #expect(text.dark.contrast(with: background.dark) >= 4.5)
            }
        }
    }
}
