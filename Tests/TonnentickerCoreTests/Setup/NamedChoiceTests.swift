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
        "knows which place a name means",
        arguments: [
            ("verl", ["6"]), ("verla", ["7"]), ("r", ["1", "2", "3", "4", "5", "6", "7"]), ("vörden", ["3"]),
            ("ver", ["6", "7"]), ("Neuenkirchen", ["1", "2"]),
            ("neuenkirchen kreis vechta", ["2"]), ("Neuenkirchen, Kreis Steinfurt", ["1"]), ("schloss holte", ["5"]),
            (" WIEDENBRUECK ", ["4"]), ("wiedenbruck", ["4"]), ("neuenkirchen-vorden", ["3"]), ("nunkirchen", []),
            ("x", []),
        ] as [(String, [String])]
    )
    func places(name: String, ids: [String]) {
        let meant = Self.places.filter { ids.contains($0.id) }
        let expected: NamedChoice<Place> = meant.isEmpty ? .none : meant.count == 1 ? .one(meant[0]) : .several(meant)
        #expect(NamedChoice(named: name, among: Self.places) == expected)
    }

    @Test("tells districts of one name apart by their detail")
    func districts() {
        let north = District(id: "1", name: "Bezirk 1", detail: "Nord")
        let south = District(id: "2", name: "Bezirk 1", detail: "Süd")
        let tenth = District(id: "3", name: "Bezirk 10")
        let all = [north, south, tenth]
        #expect(NamedChoice(named: "bezirk 1", among: all) == .several([north, south]))
        #expect(NamedChoice(named: "bezirk 1, sued", among: all) == .one(south))
        for name in ["Bezirk 1 (Nord)", "bezirk 1, nord", "bezirk 1 nord"] {
            let marked = all.markingNamesakes
            #expect(NamedChoice(named: name, among: marked) == .one(marked[0]))
        }
        #expect(NamedChoice(named: "nord", among: all) == .one(north))
        #expect(NamedChoice(named: "10", among: all) == .one(tenth))
        #expect(NamedChoice(named: "1", among: all) == .several(all))
    }
}
