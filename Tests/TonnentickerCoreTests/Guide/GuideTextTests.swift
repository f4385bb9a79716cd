import Testing

@testable import TonnentickerCore

struct GuideTextTests {
    @Test(
        "folds all spellings of a text to one",
        arguments: [
            (
                ["Müllbeutel", "MUELLBEUTEL", "mu\u{308}llbeutel", "Mullbeutel", "Müll-Beutel", "Müll Beutel"],
                "mullbeutel"
            ),
            (["Straße", "STRASSE", "STRAẞE", "strasse"], "strasse"),
            (["Feuerlöscher", "Feuerloescher"], "feuerloscher"),
            (["Säuerling", "Saeuerling"], "sauerling"), (["Mauer", "MAUER"], "mauer"),
            (["Crème brûlée", "Creme brulee"], "cremebrulee"), (["CD's", "CDs", "CD’s"], "cds"), (["½ l", "½l"], "½l"),
            (["", " - ", "🍕"], ""),
        ] as [([String], String)]
    )
    func spellings(texts: [String], expected: String) {
        for text in texts { #expect(String(decoding: GuideText(text).units, as: UTF8.self) == expected, "\(text)") }
    }

    @Test(
        "folds the beginning of a text to the beginning of the folded text", arguments: ["Feuerlöscher", "Zaeh e-Ue"])
    func beginnings(text: String) {
        for end in text.indices {
            #expect(GuideText(text).units.starts(with: GuideText(String(text[...end])).units))
        }
    }

    @Test("detects words, capitals and hyphens")
    func words() {
        let words = GuideText("alte To-go-Becher, (Papier)").words
        #expect(words.map { String(decoding: $0.units, as: UTF8.self) } == ["alte", "togobecher", "papier"])
        #expect(words.map(\.isCapitalized) == [false, true, true])
        #expect(words.map(\.hyphen) == [nil, 2, nil])
    }
}
