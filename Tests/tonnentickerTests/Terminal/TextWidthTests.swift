import Testing

@testable import tonnenticker

struct TextWidthTests {
    @Test(
        "counts columns, not bytes or scalars",
        arguments: [
            ("", 0), ("Müll", 4), ("Mu\u{308}ll", 4), ("ẞ", 1), ("生ごみ", 6), ("🗑️", 2), ("👩‍👧", 2), ("♻️", 2), ("–·„“", 4),
            ("ｱ", 1), ("Ａ", 2), ("\u{301}", 0),
        ]
    )
    func columns(text: String, expected: Int) {
        #expect(text.columns == expected)
        #expect(text.padded(to: 8).columns == 8)
    }

    @Test(
        "breaks lines at spaces, and within words that are too long",
        arguments: [
            ("", [""]), ("ab cd", ["ab cd"]), ("ab cd ef", ["ab cd", "ef"]), ("abcdefgh", ["abcde", "fgh"]),
            ("a bcdefgh", ["a", "bcdef", "gh"]), ("生ごみ生", ["生ご", "み生"]),
        ]
    )
    func wraps(text: String, expected: [String]) {
        #expect(text.wrapped(to: 5) == expected)
    }
}
