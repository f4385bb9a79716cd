import Testing

@testable import TonnentickerCore

struct DisplayTextTests {
    @Test(
        "makes text fit for one line on any screen",
        arguments: [
            ("  a \t b\n", "a b"), ("\u{1B}[31mrot\u{7}", "[31mrot"), ("a\u{202E}b\u{200B}c", "abc"),
            ("Mu\u{308}ll", "Müll"),
            ("\u{A0}x\u{2028}y", "x y"), ("", ""), ("👩‍👧", "👩‍👧"),
        ]
    )
    func cleans(text: String, expected: String) {
        #expect(Array(text.asDisplayText.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "cuts text after 4,000 characters, and marks the cut",
        arguments: [("ü", 4000, ""), ("ü", 4001, "…"), ("x", 3_000_000, "…")])
    func cuts(character: String, count: Int, end: String) {
        let isCut =
            String(repeating: character, count: count).asDisplayText
            == String(repeating: character, count: 4000) + end
        #expect(isCut)
    }
}
