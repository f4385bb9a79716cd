import Testing
import TonnentickerCore

@testable import tonnenticker

struct PaintTests {
    @Test(
        "uses the colours that the terminal supports",
        arguments: [
            (true, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
            (true, ["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
            (true, ["TERM": "xterm-direct"], .trueColor), (true, ["TERM": "screen-256color"], .palette),
            (true, ["TERM": "xterm"], .plain), (true, ["TERM": "dumb", "COLORTERM": "truecolor"], .plain),
            (true, [:], .plain), (false, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], .plain),
            (true, ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .plain),
            (true, ["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
        ] as [(Bool, [String: String], Paint)]
    )
    func terminals(isTerminal: Bool, variables: [String: String], expected: Paint) {
        #expect(Paint(isTerminal: isTerminal, variables: variables) == expected)
    }

    @Test(
        "finds the nearest of 256 colours",
        arguments: [
            (0x000000, 16), (0xFFFFFF, 231), (0x4A4A4A, 239), (0xF2C500, 220), (0x005F00, 22), (0x6B4F2A, 58),
            (0x1F5FBF, 25),
        ]
            as [(UInt32, Int)]
    )
    func palette(color: UInt32, index: Int) {
        #expect(PaletteColor(nearestTo: HexColor(color)).index == index)
    }

    @Test("keeps badges readable in every paint", arguments: [Paint.palette, .trueColor])
    func badges(paint: Paint) {
        for category in WasteCategory.allCases {
            let shown = paint.shown(category.color)
            #expect(shown.contrast(with: shown.textColor) >= 4.5)
        }
        let badge = Badge(style: WasteStyle(category: .packaging)).text(paint)
        #expect(
            badge
                == (paint == .palette
                    ? "\u{1B}[1;38;5;16;48;5;220m  G  \u{1B}[0m" : "\u{1B}[1;38;2;0;0;0;48;2;242;197;0m  G  \u{1B}[0m"))
    }
}
