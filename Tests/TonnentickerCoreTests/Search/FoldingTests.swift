import Testing

@testable import TonnentickerCore

struct FoldingTests {
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
}
