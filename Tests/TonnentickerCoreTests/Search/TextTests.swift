import Testing

@testable import TonnentickerCore

struct TextTests {
    @Test(
        "folds case, umlauts and accents",
        arguments: [
            ("Schloß Höxter", "schloss hoexter", "schloss hoxter"), ("GÜTERSLOH", "guetersloh", "gutersloh"),
            ("gu\u{308}tersloh", "guetersloh", "gutersloh"), ("Café Ñandú", "cafe nandu", "cafe nandu"),
            ("ẞ", "ss", "ss"),
            ("Neuenkirchen", "neuenkirchen", "neuenkirchen"),
        ]
    )
    func folds(text: String, writtenOut: String, base: String) {
        #expect(text.foldedWithUmlautsWrittenOut == writtenOut)
        #expect(text.foldedToBaseLetters == base)
    }

    @Test(
        "makes text fit for one line on any screen",
        arguments: [
            ("  a \t b\n", "a b"), ("\u{1B}[31mrot\u{7}", "[31mrot"), ("a\u{202E}b\u{200B}c", "abc"),
            ("Mu\u{308}ll", "Müll"),
            ("\u{A0}x\u{2028}y", "x y"), ("", ""), ("👩‍👧", "👩‍👧"),
            (String(repeating: "ü", count: 4000), String(repeating: "ü", count: 4000)),
            (String(repeating: "ü", count: 4001), String(repeating: "ü", count: 4000) + "…"),
            (String(repeating: "x", count: 3_000_000), String(repeating: "x", count: 4000) + "…"),
        ]
    )
    func cleans(text: String, expected: String) {
        #expect(Array(text.asDisplayText.unicodeScalars) == Array(expected.unicodeScalars))
    }
}
