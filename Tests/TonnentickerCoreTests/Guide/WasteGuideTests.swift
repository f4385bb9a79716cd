import Foundation
import Testing

@testable import TonnentickerCore

struct WasteGuideTests {
    @Test("contains every item once, under its letter")
    func sections() throws {
        let guide = try BundledGuide.guide
        let items = guide.sections.flatMap(\.items)
        #expect(Set(items.map(\.id)).count == items.count)
        #expect(guide.sections.map(\.id) == guide.sections.map(\.letter).sorted())
        for section in guide.sections {
            for item in section.items {
                #expect(item.name.foldedToBaseLetters.uppercased().hasPrefix(section.letter))
            }
        }
        let pizza = try #require(items.first { $0.name == "Pizzakarton (sauber)" })
        #expect(pizza.bin == .paper)
        #expect(pizza.alternatives == [.residual])
        #expect(pizza.isRegional)
    }

    @Test("puts Ä under A, between its neighbours, and names that don't begin with a letter under #")
    func umlautsInSections() {
        let guide = guide(["Ast", "Äpfel", "Apfel", "Bild", "Öl", "Ofen", "3D-Druck"])
        #expect(
            guide.sections.map { "\($0.letter): " + $0.items.map(\.name).joined(separator: " ") } == [
                "#: 3D-Druck", "A: Apfel Äpfel Ast", "B: Bild", "O: Ofen Öl",
            ]
        )
    }

    @Test("gives its bins unique codes that are readable on their colours")
    func bins() {
        #expect(Set(GuideBin.allCases.map(\.style.code)).count == GuideBin.allCases.count)
        #expect(GuideBin.allCases.allSatisfy { $0.style.color.contrast(with: $0.style.textColor) >= 4.5 })
    }

    @Test(
        "ranks what a text means first, then kinds of it, then names that begin with it",
        arguments: [
            ("karton", ["Karton", "Schachtel", "Milch-Karton", "Pizzakarton", "Kartonage"]),
            ("KARTON ", ["Karton", "Schachtel", "Milch-Karton", "Pizzakarton", "Kartonage"]),
            ("kartons", ["Karton", "Schachtel"]), ("milchkarton", ["Milch-Karton"]), ("pizza karton", ["Pizzakarton"]),
            ("alte Kartonage", ["Kartonage"]), ("kiste", []), ("große kisten", ["Große Kiste"]),
            ("Ω-Bleche", ["Ω-Blech"]), ("qqq xxxx", []),
            ("Schuhkarton", ["Karton", "Schachtel"]), ("Schuhkartons", ["Karton", "Schachtel"]), ("ton", []),
            ("to", []),
            ("Karto", ["Karton", "Schachtel", "Kartonage"]), ("Tonsch", ["Tonscherbe"]),
            ("mullbeutel", ["Müllbeutel"]), ("muellbeutel", ["Müllbeutel"]), ("MU\u{308}LLBEUTEL", ["Müllbeutel"]),
            ("grosse kiste", ["Große Kiste"]),
            // "Scherbe" isn't a name, and "Karton" is a separate word in "Kartonleim".
            ("Scherbe", []), ("Leim", ["Leim", "Kartonleim"]),
            // One typing error; in short words only one that sounds alike, and never in the first letter.
            ("katron", ["Karton", "Schachtel"]), ("karrton", ["Karton", "Schachtel"]),
            ("kardon", ["Karton", "Schachtel"]),
            ("karxon", []), ("parton", []), ("Karttonage", ["Kartonage"]), ("Kartonxge", ["Kartonage"]),
            ("kaxx", []), ("kata", []), ("mülltbeutel", ["Müllbeutel"]),
            // Strangers.
            ("Kantone", []), ("Schweizer Kanton", []), ("Großkanton", []),
            ("", []), (" - ", []), ("🍕", []),
        ] as [(String, [String])]
    )
    func search(text: String, expected: [String]) {
        #expect(sample.search(text).map(\.name) == expected)
    }

    @Test(
        "suggests all names that begin with the text while it is typed",
        arguments: [
            ("k", ["Karton", "Kartonage", "Kartonleim", "Schachtel"]), ("to", ["Tonscherbe"]),
            ("karton", ["Karton", "Schachtel", "Milch-Karton", "Pizzakarton", "Kartonage", "Kartonleim"]),
            ("große", ["Große Kiste"]), ("alte Kart", ["Karton", "Kartonage", "Kartonleim"]), ("ω", ["Ω-Blech"]),
            ("pizzacart", ["Pizzakarton"]), ("xyz", []), ("", []),
        ] as [(String, [String])]
    )
    func suggestions(text: String, expected: [String]) {
        #expect(sample.suggestions(for: text).map(\.name) == expected)
    }

    private var sample: WasteGuide {
        guide(
            [
                "Pizzakarton", "Milch-Karton", "Kartonage", "Kartonleim", "Karton", "Leim", "Müllbeutel", "Große Kiste",
                "Tonscherbe",
                "Ω-Blech",
            ],
            synonyms: ["Schachtel": ["Karton"]],
            strangers: ["Kanton"]
        )
    }

    @Test("distinguishes items of one kind by their other words")
    func kinds() {
        let guide = WasteGuide(items: [
            item("Dose (leer)", ["leere Büchse"]), item("Dose (voll)", ["halbvolle Dose"]),
            item("Hose", kind: "Kleidung"),
            item("Kleidung (kaputt)", ["löchrige Kleidung"]), item("Kleidung (tragbar)"),
        ])
        for (text, expected) in [
            ("Dosen", ["Dose (leer)", "Dose (voll)"]), ("volle Dose", ["Dose (voll)"]),
            ("Dosen, halbvolle", ["Dose (voll)"]), ("alte Hosen", ["Hose"]),
            ("löchrige Hose", ["Kleidung (kaputt)", "Hose"]),
        ] {
            #expect(Array(guide.search(text).prefix(expected.count)).map(\.name) == expected, "\(text)")
        }
    }

    @Test("rejects a file that it doesn't understand", arguments: ["{}", #"{"items":[{"item":"x","bin":"müll"}]}"#])
    func refuses(json: String) {
        #expect(throws: DecodingError.self) { try WasteGuide(json: Data(json.utf8)) }
    }

    @Test(
        "reports a missing or unreadable file",
        arguments: [(nil, "abfall-abc.json is missing among the resources"), ("{", "abfall-abc.json: ")])
    func unusableFile(text: String?, reason: String) throws {
        let folder = try TemporaryFolder()
        if let text { try Data(text.utf8).write(to: folder.url.appending(path: "abfall-abc.json")) }
        let bundle = try #require(Bundle(url: folder.url))
        let error = #expect(throws: WasteGuideError.self) { try WasteGuide.bundled(in: bundle) }
        #expect(error?.reason.hasPrefix(reason) == true)
    }

    private func guide(
        _ names: [String], synonyms: [String: [String]] = [:], strangers: [String] = []
    ) -> WasteGuide {
        WasteGuide(items: names.map { item($0) } + synonyms.map { item($0, $1) }, strangers: strangers)
    }

    private func item(_ name: String, _ synonyms: [String] = [], kind: String? = nil) -> GuideItem {
        GuideItem(
            name: name, synonyms: synonyms, bin: .paper, alternatives: [], hint: "", isRegional: false, kind: kind)
    }
}
