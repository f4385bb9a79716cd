import Testing

@testable import TonnentickerCore

struct SearchTextTests {
    @Test(
        "keeps letters and digits in three spellings",
        arguments: [
            (
                "Schloß Holte-Stukenbrock", "schloßholtestukenbrock", "schlossholtestukenbrock",
                "schlossholtestukenbrock"
            ),
            ("Gu\u{308}tersloh", "gütersloh", "guetersloh", "gutersloh"),
            ("  Café 7 ", "café7", "cafe7", "cafe7"),
            ("Hauptstr. 5", "hauptstrasse5", "hauptstrasse5", "hauptstrasse5"),
            ("Hauptstr 5", "hauptstrasse5", "hauptstrasse5", "hauptstrasse5"),
            ("Hauptstr", "hauptstr", "hauptstr", "hauptstr"), ("Str.", "strasse", "strasse", "strasse"),
            ("(–)", "", "", ""),
        ]
    )
    func spellings(text: String, typed: String, writtenOut: String, baseLetters: String) {
        let found = SearchText.Spelling.allCases.map { String(decoding: SearchText(text, $0).units, as: UTF8.self) }
        #expect(found == [typed, writtenOut, baseLetters])
    }

    @Test("knows where words begin, and which character a unit comes from")
    func places() {
        let text = SearchText("Rheda-Wiedenbrück", .writtenOut)
        #expect(text.wordStarts == [0, 5])
        #expect(text.origins == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 15, 16])
    }

    @Test(
        "finds the best match",
        arguments: [
            ("verl", MatchKind.whole, 0..<4, "Verl"), ("ver", .prefix, 0..<3, "Verl"),
            ("holte stu", .wordPrefix, 7..<15, "Schloss Holte-Stukenbrock"),
            ("enbr", .inside, 16..<20, "Schloss Holte Stukenbrock"),
        ]
    )
    func matches(query: String, kind: MatchKind, units: Range<Int>, text: String) {
        let match = SearchText(text, .typed).match(of: SearchText(query, .typed))
        #expect(match?.kind == kind)
        #expect(match?.units == units)
    }

    @Test(
        "finds nothing in or by an unmatched text",
        arguments: [("", "Verl"), ("-", "Verl"), ("verle", "Verl"), ("x", "")])
    func misses(query: String, text: String) {
        #expect(SearchText(text, .typed).match(of: SearchText(query, .typed)) == nil)
    }
}
