import Foundation
import Testing

@testable import TonnentickerCore

struct WasteNameTests {
    private struct Reference: Decodable {
        struct Category: Decodable {
            let name: String
            let code: String
            let colour: String
            let onColour: String
        }
        struct Vector: Decodable {
            let name: String
            let expected: String
        }
        struct Combined: Decodable {
            let name: String
            let parts: [String]
        }
        let categories: [String: Category]
        let vectors: [Vector]
        let combined: [Combined]

        static func load() throws -> Reference {
            let file = try #require(Bundle.module.url(forResource: "waste-type-names", withExtension: "json"))
            return try JSONDecoder().decode(Reference.self, from: Data(contentsOf: file))
        }
    }

    private static let identifiers: [String: WasteCategory] = [
        "rest": .residual, "bio": .organic, "papier": .paper, "gelb": .packaging, "glas": .glass,
        "schadstoff": .hazardous,
        "gruen": .garden, "baum": .christmasTree, "sperr": .bulky, "textil": .textile, "elektro": .electronic,
        "metall": .metal, "windel": .diaper, "unbekannt": .unknown,
    ]

    @Test("reads the names that municipalities use")
    func referenceNames() throws {
        let reference = try Reference.load()
        #expect(reference.vectors.count == 114)
        for vector in reference.vectors {
            let found = WasteName.categories(of: vector.name)
            #expect(found.first ?? .unknown == Self.identifiers[vector.expected], "\(vector.name)")
            #expect(found.count <= 1, "\(vector.name) is one bin")
        }
        for combined in reference.combined {
            #expect(
                WasteName.categories(of: combined.name) == combined.parts.map { Self.identifiers[$0] },
                "\(combined.name)")
        }
    }

    @Test("gives each category the name, code and colour of the reference")
    func categories() throws {
        let reference = try Reference.load().categories
        #expect(reference.count == WasteCategory.allCases.count)
        for (identifier, expected) in reference {
            let category = try #require(Self.identifiers[identifier])
            #expect(category.name == expected.name)
            #expect(category.code == expected.code)
            #expect(category.color == HexColor(expected.colour))
            #expect(category.color.textColor == (expected.onColour == "black" ? .black : .white))
        }
    }

    @Test(
        "reads names of the same kinds",
        arguments: [
            ("Rest-Müll", [.residual]), ("Müllabfuhr", [.residual]), ("Graue Restmülltonne", [.residual]),
            ("Restmüll gelber Deckel", [.residual]), ("Restmüll, grauer Deckel", [.residual]),
            ("Restmullsack", [.residual]),
            ("Restmüllbezirk 3", [.residual]), ("Hausabfälle", [.residual]), ("Grautonne", [.residual]),
            ("Entsorgung Müller", []), ("Restaurant", []), ("Restbestände", []),
            ("Biogut", [.organic]), ("Biotonnen", [.organic]), ("Speisereste", [.organic]),
            ("Küchenabfälle", [.organic]),
            ("Graue Tonne Bio", [.organic]), ("Biohof", []), ("Kompostwerk", []), ("Organische Abfälle", [.organic]),
            ("Altpapierbündel", [.paper]), ("Vereinspapiersammlung", [.paper]), ("Blautonne", [.paper]),
            ("Wertstofftonne Papier", [.paper]), ("Kartonagen", [.paper]), ("PAPIER", [.paper]), ("Papiermühle", []),
            ("Gelbe Tonnen", [.packaging]), ("Gelb", [.packaging]), ("Verpackungsabfälle", [.packaging]),
            ("Tonne mit gelbem Deckel", [.packaging]), ("LVP", [.packaging]), ("Plastikmüll", [.packaging]),
            ("Gelbensande", []), ("Grüner Punkt", [.packaging]), ("Wertstoffhöfe", []), ("Wertstoff-Hof", []),
            ("Weißglas", [.glass]), ("Grünglas", [.glass]), ("Altglassammlung", [.glass]), ("Glashütten", []),
            ("Sonderabfallsammlung", [.hazardous]), ("Schadstoff-Mobil", [.hazardous]), ("Sonderabfuhr", []),
            ("Gefährliche Abfälle", [.hazardous]), ("Sondermuell", [.hazardous]), ("Umwelttag", []),
            ("Gartenabfälle", [.garden]), ("Baumschnitt", [.garden]), ("Äste und Strauchwerk", [.garden]),
            ("Häckseldienst", [.garden]),
            ("Grünberg", []), ("Laubach", []), ("Baum", []), ("Baumabfuhr", [.christmasTree]),
            ("Weihnachtsbaum-Aktion", [.christmasTree]), ("Sperrgut", [.bulky]), ("Sperriger Hausmüll", [.bulky]),
            ("Sperrmüll auf Abruf", [.bulky]), ("Kleidersammlung", [.textile]), ("Schuhe", [.textile]),
            ("Elektronikschrott", [.electronic]), ("Elektroaltgeräte", [.electronic]), ("Kühlschränke", [.electronic]),
            ("Großgeräte", [.electronic]), ("Schrott", [.metal]), ("Buntmetalle", [.metal]), ("Windelsack", [.diaper]),
            ("Xyzpapiersammlung", [.paper]), ("Altpapier-Xyz-Papiertonne", [.paper]), ("Pappeberg", []),
            ("Bio- und Restmüll", [.organic, .residual]), ("Restmüll + Gelber Sack", [.residual, .packaging]),
            ("Blaue Tonne und Gelbe Tonne", [.paper, .packaging]),
            ("Elektro- und Metallschrott", [.electronic, .metal]),
            ("Braunschweig: Biotonne", [.organic]), ("Restmüll Laub", [.residual]), ("Biotonne, Biotonne", [.organic]),
        ] as [(String, [WasteCategory])]
    )
    func otherNames(name: String, expected: [WasteCategory]) {
        #expect(WasteName.categories(of: name) == expected)
    }

    @Test("is fast even for hostile names", .timeLimit(.minutes(1)))
    func bounded() {
        for word in ["abfall", "sackabfall", "restn", "en", "es", "sack", "e"] {
            let name = String(repeating: word, count: 4000)
            for end in ["x", "x" + name] {
                for length in [4000, 59, 29] { _ = WasteName.categories(of: String(name.prefix(length)) + end) }
            }
        }
        let types = (0..<2_000).map { WasteType(id: "\($0)", name: "Restmüll Sackabfoll\($0) Umleerbehälterx") }
        #expect(DistrictBins(types).bins.count == 2_001)
    }

    @Test("ignores the Unicode composition of a name")
    func normalisation() {
        #expect(WasteName.categories(of: "Gru\u{308}nabfa\u{308}lle") == [.garden])
    }

    @Test(
        "takes code and colour from the backend if they are valid",
        arguments: [
            ("RA", "4b9b3e", "RA", 0x4B9B3E), ("Ä", nil, "Ä", 0x4A4A4A), ("", "", "R", 0x4A4A4A),
            ("LANG", "red", "R", 0x4A4A4A),
            ("R2", "#abc", "R", 0x4A4A4A), (nil, "#FFFFFF", "R", 0xFFFFFF),
        ] as [(String?, String?, String, UInt32)]
    )
    func style(code: String?, color: String?, expectedCode: String, expectedColor: UInt32) {
        let style = WasteStyle(name: "Restabfall", code: code, color: color)
        #expect(style.code == expectedCode)
        #expect(style.color == HexColor(expectedColor))
        #expect(style.textColor == (expectedColor == 0xFFFFFF || expectedColor == 0x4B9B3E ? .black : .white))
        #expect(WasteStyle(name: "Xyz") == WasteStyle(category: .unknown))
    }
}
