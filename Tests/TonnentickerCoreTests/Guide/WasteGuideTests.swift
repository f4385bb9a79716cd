import Foundation
import Testing

@testable import TonnentickerCore

struct WasteGuideTests {
    private let guide: WasteGuide

    init() throws {
        guide = try WasteGuide.bundled()
    }

    @Test("holds every item once, under its letter")
    func sections() throws {
        let items = guide.sections.flatMap(\.items)
        #expect(items.count == 184)
        #expect(Set(items.map(\.id)).count == 184)
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

    @Test("puts Ä under A, between its neighbours, and what is no letter under #")
    func umlautsInSections() {
        let guide = guide(["Ast", "Äpfel", "Apfel", "Bild", "Öl", "Ofen", "3D-Druck"])
        #expect(
            guide.sections.map { "\($0.letter): " + $0.items.map(\.name).joined(separator: " ") } == [
                "#: 3D-Druck", "A: Apfel Äpfel Ast", "B: Bild", "O: Ofen Öl",
            ]
        )
    }

    @Test("tells its bins apart by code, readable on their colours")
    func bins() {
        #expect(Set(GuideBin.allCases.map(\.style.code)).count == GuideBin.allCases.count)
        #expect(GuideBin.allCases.allSatisfy { $0.style.color.contrast(with: $0.style.textColor) >= 4.5 })
    }

    @Test(
        "ranks whole names, beginnings, words and other places in that order, synonyms last",
        arguments: [
            ("karton", ["Karton", "Schachtel", "Kartonage", "Milch-Karton", "Pizzakarton"]),
            ("KARTON ", ["Karton", "Schachtel", "Kartonage", "Milch-Karton", "Pizzakarton"]),
            ("milchkarton", ["Milch-Karton"]), ("karton milch", ["Milch-Karton"]), ("pizza karton", ["Pizzakarton"]),
            ("alte Kartonage", ["Kartonage"]), ("kiste milch", ["Große Kiste"]), ("ω", ["Ω-Blech"]), ("qqq xxxx", []),
            ("ton", ["Tonscherbe", "Karton", "Kartonage", "Milch-Karton", "Pizzakarton", "Schachtel"]),
            ("schachtel", ["Schachtel"]), ("to", ["Tonscherbe"]),
            ("mull", ["Müllbeutel"]), ("muell", ["Müllbeutel"]), ("MU\u{308}LL", ["Müllbeutel"]),
            ("gross", ["Große Kiste"]), ("groß", ["Große Kiste"]),
            // One typing error, from five letters on, and only where nothing fits without.
            ("katron", ["Karton", "Kartonage", "Schachtel", "Milch-Karton"]),
            ("kartn", ["Karton", "Kartonage", "Schachtel", "Milch-Karton"]),
            ("karrton", ["Karton", "Kartonage", "Schachtel", "Milch-Karton"]),
            ("parton", ["Karton", "Kartonage", "Schachtel", "Milch-Karton"]),
            ("kartonx", ["Karton", "Kartonage", "Schachtel", "Milch-Karton"]), ("kaxx", []), ("krxton", []),
            ("kata", []),
            ("mülltbeutel", ["Müllbeutel"]),
            ("", []), (" - ", []), ("🍕", []),
        ] as [(String, [String])]
    )
    func search(text: String, expected: [String]) {
        let guide = guide(
            [
                "Pizzakarton", "Milch-Karton", "Kartonage", "Karton", "Müllbeutel", "Große Kiste", "Tonscherbe",
                "Ω-Blech",
            ],
            synonyms: ["Schachtel": ["Karton"]]
        )
        let found = guide.search(text).map(\.name)
        #expect(found == expected)
    }

    @Test(
        "finds what people type",
        arguments: [
            ("pizzaschachtel", "Pizzakarton (sauber)"), ("Batterien", "Batterie"), ("glühbirne", "Glühbirne"),
            ("gluehbirne", "Glühbirne"), ("gluhbirne", "Glühbirne"), ("Glübirne", "Glühbirne"),
            ("Joghurtbehcer", "Joghurtbecher"), ("zeitungen", "Zeitung"), ("Tageszeitung", "Zeitung"),
        ]
    )
    func real(text: String, expected: String) {
        #expect(guide.search(text).first?.name.hasPrefix(expected) == true, "\(guide.search(text).map(\.name))")
    }

    @Test("finds every item by its name, by each synonym, and by both in capitals and with umlauts folded")
    func findsItself() {
        for item in guide.sections.flatMap(\.items) {
            for name in [item.name] + item.synonyms {
                for text in [name, name.uppercased(), name.foldedToBaseLetters, name.foldedWithUmlautsWrittenOut] {
                    #expect(guide.search(text).contains(item), "\(text)")
                }
            }
        }
    }

    @Test("finds every item whose name has one letter wrong, missing, too many or swapped, whatever the place")
    func findsMisspelled() {
        for item in guide.sections.flatMap(\.items) {
            let name = SearchText(item.name, .baseLetters).units.map { Character(UnicodeScalar($0)) }
            for place in 0..<name.count where name.count >= 6 {
                var wrong = name
                wrong[place] = "q"
                var missing = name
                missing.remove(at: place)
                var extra = name
                extra.insert("q", at: place)
                var swapped = name
                if place + 1 < name.count { swapped.swapAt(place, place + 1) }
                for text in [wrong, missing, extra, swapped].map({ String($0) }) {
                    let query = GuideQuery(Array(text.utf8))
                    let units = SearchText(item.name, .baseLetters).units
                    #expect(query.rank(in: units, 0..<units.count, words: [0], .oneEdit) != nil, "\(text)")
                    #expect(query.canStand(in: LetterSet(units), .oneEdit), "\(text)")
                }
            }
        }
    }

    @Test("refuses a file that it doesn't understand", arguments: ["{}", #"{"items":[{"item":"x","bin":"müll"}]}"#])
    func refuses(json: String) {
        #expect(throws: DecodingError.self) { try WasteGuide(json: Data(json.utf8)) }
    }

    @Test(
        "says that the file is missing, or can't be read",
        arguments: [(nil, "abfall-abc.json is missing among the resources"), ("{", "abfall-abc.json: ")])
    func unusableFile(text: String?, reason: String) throws {
        let folder = try TemporaryFolder()
        if let text { try Data(text.utf8).write(to: folder.url.appending(path: "abfall-abc.json")) }
        let bundle = try #require(Bundle(url: folder.url))
        let error = #expect(throws: WasteGuideError.self) { try WasteGuide.bundled(in: bundle) }
        #expect(error?.reason.hasPrefix(reason) == true)
    }

    private func guide(_ names: [String], synonyms: [String: [String]] = [:]) -> WasteGuide {
        func item(_ name: String, _ synonyms: [String]) -> GuideItem {
            GuideItem(
                name: name, synonyms: synonyms, bin: .paper, alternatives: [], hint: "", isRegional: false)
        }
        return WasteGuide(items: names.map { item($0, []) } + synonyms.map { item($0, $1) })
    }
}
