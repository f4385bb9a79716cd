import Testing

@testable import TonnentickerCore

/// Everyday words as people type them: everyday-words.txt lists words that aren't names of items, each with the bins of
/// which one has to come first.
struct EverydayWordsTests {
    @Test("finds the right bin for everyday words that it doesn't list")
    func everydayWords() throws {
        let guide = try BundledGuide.guide
        let names = Set(
            try BundledGuide.items.flatMap { [$0.name, $0.baseName] + $0.synonyms }.map { GuideText($0).units })
        let lines = try BundledGuide.lines(of: "everyday-words")
        #expect(lines.count >= 300)
        for line in lines {
            let parts = line.split(separator: ": ")
            let (word, bins) = (String(parts[0]), parts[1].split(separator: " ").map { GuideBin(rawValue: String($0)) })
            #expect(!bins.contains(nil), "\(line)")
            let isListed = names.contains(GuideText(word).units)
            #expect(!isListed, "\(word)")
            let found = guide.search(word).first
            #expect(bins.contains(found?.bin), "\(word): \(found?.name ?? "nothing")")
        }
    }

    @Test("finds nothing for words that don't name waste")
    func strangers() throws {
        for word in try BundledGuide.lines(of: "strangers") {
            #expect(try BundledGuide.guide.search(word).map(\.name) == [], "\(word)")
        }
    }

    @Test(
        "understands inflection, compounds, several words and typing errors",
        arguments: [
            // Inflection, umlauts and diminutives.
            ("Taschentücher", "Papiertaschentuch"), ("CDs", "CD"), ("Handtücher", "Handtuch"),
            ("Trinkgläser", "Trinkglas"), ("Teelichter", "Kerzenrest"), ("Gurkengläsern", "Glas (Verpackung)"),
            ("Kakteen", "Zimmerpflanze"), ("Alben", "Fotoalbum"), ("Söckchen", "Socken"),
            ("Kaffeekapseln", "Kaffeekapsel"),
            ("Nudel", "Nudeln"), ("Antibiotika", "Medikamente"),
            // Spellings.
            ("Tetrapak", "Getränkekarton"), ("TETRA-PAK", "Getränkekarton"), ("tetra pak", "Getränkekarton"),
            ("Gluehbirne", "Glühbirne"), ("gluhbirne", "Glühbirne"), ("Fussmatte", "Fußmatte"), ("CD's", "CD"),
            ("Photo", "Foto"), ("Milch Tüte", "Getränkekarton"), ("Fön", "Föhn"),
            // Words that are the beginning of others.
            ("Tasche", "Ledertasche"), ("Werkzeug", "Werkzeug"), ("Tür", "Tür"), ("Tassen", "Porzellan"),
            // Compounds by their last part, unless more is known.
            ("Erdbeersenfglas", "Glas (Verpackung)"), ("Rotweinglas", "Trinkglas"),
            ("Kühlschrankglühbirne", "Glühbirne"),
            ("Traktorschlauch", "Gartenschlauch"), ("Gurkenreste", "Tomate"), ("Elektrofußbad", "Elektrokleingerät"),
            ("LED-Panel", "Elektrokleingerät"), ("Metallkleiderbügel", "Kleiderbügel (Metall)"),
            ("Lederhandschuh", "Handschuh"),
            // Several words.
            ("alte Schuhe", "Schuhe"), ("kaputte Schuhe", "Schuhe (kaputt)"),
            ("löchrige Jeans", "Kleidung (zerschlissen)"),
            ("volle Deodose", "Spraydose (mit Rest)"), ("eingetrocknete Wandfarbe", "Farbe (trocken)"),
            ("gebrauchtes Küchenpapier", "Küchenpapier"), ("Deckel vom Marmeladenglas", "Schraubdeckel"),
            ("Schale einer Banane", "Bananenschale"), ("Dose Lack", "Lack"), ("wohin mit dem alten Sofa?", "Sofa"),
            // Typing errors.
            ("Joghurtbehcer", "Joghurtbecher"), ("Batterrie", "Batterie"), ("Glübirnen", "Glühbirne"),
            ("alte Zeitugn", "Zeitung"), ("Fahradschlauch", "Fahrradschlauch"), ("Zeitun", "Zeitung"),
            ("Staubsauer", "Staubsauger"), ("Bügeleisn", "Bügeleisen"),
        ]
    )
    func kinds(text: String, expected: String) throws {
        let found = try BundledGuide.guide.search(text).map(\.name)
        #expect(found.first?.hasPrefix(expected) == true, "\(found)")
    }

    @Test(
        "finds all items of a name in any of its forms", arguments: ["Kaffeekapsel", "Kaffeekapseln", "kaffee-kapseln"])
    func allOfOneName(text: String) throws {
        #expect(
            try BundledGuide.guide.search(text).prefix(3).map(\.name) == [
                "Kaffeekapsel (Aluminium)", "Kaffeekapsel (kompostierbar)", "Kaffeekapsel (Kunststoff)",
            ]
        )
    }

    @Test("never treats a different first letter as a typing error", arguments: ["Zatterie", "Qeitung", "Ögel"])
    func firstLetter(text: String) throws {
        #expect(try BundledGuide.guide.search(text).isEmpty)
    }

    @Test("answers a pasted text of any length")
    func pasted() throws {
        let word = String(repeating: "Plastikflaschen", count: 400)
        let words = String(repeating: "Glas und alte Flasche mit Pfand ", count: 200)
        #expect(try BundledGuide.guide.search(word).isEmpty)
        #expect(try !BundledGuide.guide.suggestions(for: words).isEmpty)
    }
}
