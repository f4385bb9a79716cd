import Testing

@testable import TonnentickerCore

struct NamedChoiceTests {
    private static let places = [
        Place(id: "1", name: "Neuenkirchen", county: "Kreis Steinfurt"),
        Place(id: "2", name: "Neuenkirchen", county: "Kreis Vechta"), Place(id: "3", name: "Neuenkirchen-Vörden"),
        Place(id: "4", name: "Rheda-Wiedenbrück"), Place(id: "5", name: "Schloß Holte-Stukenbrock"),
        Place(id: "6", name: "Verl"), Place(id: "7", name: "Verlar"),
    ]

    @Test(
        "chooses the place that a name means, but none that contains it only within a word",
        arguments: [
            ("verl", ["6"]), ("verla", ["7"]), ("r", ["1", "2", "3", "4", "5", "6", "7"]), ("vörden", ["3"]),
            ("ver", ["6", "7"]), ("Neuenkirchen", ["1", "2"]),
            ("neuenkirchen kreis vechta", ["2"]), ("Neuenkirchen, Kreis Steinfurt", ["1"]), ("schloss holte", ["5"]),
            (" WIEDENBRUECK ", ["4"]), ("wiedenbruck", ["4"]), ("neuenkirchen-vorden", ["3"]), ("nunkirchen", []),
            ("x", []), ("", []), ("-", []), ("eda", ["?", "4"]), ("brück", ["?", "4"]),
        ] as [(String, [String])]
    )
    func places(name: String, ids: [String]) {
        let meant = Self.places.filter { ids.contains($0.id) }
        let isSure = meant.count == 1 && ids[0] != "?"
        let expected: NamedChoice<Place> = meant.isEmpty ? .none : isSure ? .one(meant[0]) : .unclear(meant)
        #expect(NamedChoice(named: name, among: Self.places) == expected)
    }

    @Test("distinguishes districts of one name by their detail")
    func namesakes() {
        let north = District(id: "1", name: "Bezirk 1", detail: "Nord")
        let south = District(id: "2", name: "Bezirk 1", detail: "Süd")
        let tenth = District(id: "3", name: "Bezirk 10")
        let all = [north, south, tenth]
        #expect(NamedChoice(named: "bezirk 1", among: all) == .unclear([north, south]))
        #expect(NamedChoice(named: "bezirk 1, sued", among: all) == .one(south))
        for name in ["Bezirk 1 (Nord)", "bezirk 1, nord", "bezirk 1 nord"] {
            let marked = all.markingNamesakes
            #expect(NamedChoice(named: name, among: marked) == .one(marked[0]))
        }
        #expect(NamedChoice(named: "nord", among: all) == .one(north))
        #expect(NamedChoice(named: "10", among: all) == .one(tenth))
        #expect(NamedChoice(named: "1", among: all) == .unclear([north, south]))
        #expect(NamedChoice(named: "bezirk", among: all) == .unclear(all))
    }

    private static let streets = [
        District(id: "1", name: "Hauptstraße"), District(id: "2", name: "Im Feldweg"),
        District(id: "3", name: "Bezirk 1-2", detail: "Ort, Ahornweg bis Zeisigweg"),
        District(id: "4", name: "Bezirk C", detail: "Lette und Clarholz"), District(id: "5", name: "Höfe"),
        District(id: "6", name: "Hofe"), District(id: "7", name: "Am Ölbach"),
    ]

    @Test(
        "chooses a district only by its whole name, however it is spelled or abbreviated",
        arguments: [
            ("hauptstr.", "1"), ("Haupt Str.", "1"), ("HAUPTSTRASSE", "1"), ("Hauptstr. ", "1"), ("im feldweg", "2"),
            ("Feldweg", "?2"), ("feldw", "?2"), ("weg", "?2 3"), ("hauptstr", "1"), ("Haupt", "?1"),
            ("ahornweg", "3"), ("Zeisigweg", "3"), ("Ahorn", "?3"), ("1-2", "3"), ("Bezirk 12", "?3"), ("c", "4"),
            ("lette", "4"), ("clarholz", "4"), ("höfe", "5"), ("hofe", "6"), ("hoefe", "5"), ("oelbach", "?7"),
            ("am ölbach", "7"), ("am olbach", "7"), ("Birkenweg", ""),
        ])
    func districts(name: String, ids: String) {
        let meant = Self.streets.filter { ids.contains($0.id) }
        let expected: NamedChoice<District> =
            meant.isEmpty ? .none : ids.hasPrefix("?") ? .unclear(meant) : .one(meant[0])
        #expect(NamedChoice(named: name, among: Self.streets) == expected)
    }
}
