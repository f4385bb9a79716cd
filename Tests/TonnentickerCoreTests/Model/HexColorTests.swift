import Testing

@testable import TonnentickerCore

struct HexColorTests {
    @Test(
        "reads six hex digits",
        arguments: [
            ("C0C0C0", 0xC0C0C0), ("4b9b3e", 0x4B9B3E), ("#4A4A4A", 0x4A4A4A), ("#ffffff", 0xFFFFFF), ("000000", 0),
        ]
            as [(String, UInt32)]
    )
    func reads(text: String, rgb: UInt32) {
        #expect(HexColor(text) == HexColor(rgb))
    }

    @Test(
        "rejects everything else",
        arguments: [
            "#abc", "red", "", "#", "#12345", "+12345", "-12345", "12ZZZZ", "ＡＢＣＤＥＦ", "##12345", "#1234567", "0x1234",
            " 123456", "12 456", "12345é", "１２３４５６",
        ]
    )
    func refuses(text: String) {
        #expect(HexColor(text) == nil)
    }

    @Test("is formatted with # and capitals")
    func describes() {
        #expect(HexColor(0x0A0BFC).description == "#0A0BFC")
    }

    @Test(
        "measures contrast as WCAG does",
        arguments: [(0x000000, 21.0), (0xFFFFFF, 1.0), (0x777777, 4.48), (0xFF0000, 4.0)] as [(UInt32, Double)]
    )
    func contrastWithWhite(rgb: UInt32, expected: Double) {
        #expect(abs(HexColor(rgb).contrast(with: .white) - expected) < 0.01)
    }

    @Test("picks the text colour with more contrast, at least 4.5:1, on every 16th shade of each channel")
    func textColor() {
        for red in stride(from: UInt32(0), through: 255, by: 17) {
            for green in stride(from: UInt32(0), through: 255, by: 17) {
                for blue in stride(from: UInt32(0), through: 255, by: 17) {
                    let color = HexColor(red << 16 | green << 8 | blue)
                    let other: HexColor = color.textColor == .white ? .black : .white
                    #expect(color.contrast(with: color.textColor) >= max(4.5, color.contrast(with: other)))
                }
            }
        }
    }
}
