import Testing

@testable import TonnentickerCore

struct DistrictBinsTests {
    private func codes(_ types: [WasteType]) -> [String: String] {
        let bins = DistrictBins(types).bins.map(\.bin).filter { $0.name != "Sonstiges" }
        return Dictionary(uniqueKeysWithValues: bins.map { ($0.name, $0.style.code) })
    }

    @Test("gives each bin of a district a unique code, whatever the order; the backend's codes take precedence")
    func unique() {
        let types = [
            WasteType(id: "1", name: "Restabfall 2 wö"), WasteType(id: "2", name: "Restabfall 4 wö"),
            WasteType(id: "3", name: "Restabfall 1,1 l", code: "R"), WasteType(id: "4", name: "Biotonne", code: "r"),
            WasteType(id: "5", name: "Altpapier", code: "P"), WasteType(id: "6", name: "Papier-Container", code: "P"),
            WasteType(id: "7", name: "Bioabfall *"), WasteType(id: "8", name: "Bioabfall"),
        ]
        let expected = [
            "Restabfall 1,1 l": "R", "Restabfall 2 wö": "RE", "Restabfall 4 wö": "RS", "Biotonne": "B",
            "Altpapier": "P", "Papier-Container": "PA", "Bioabfall": "BI",
        ]
        #expect(codes(types) == expected)
        #expect(codes(types.reversed()) == expected)
        let nameless = [
            WasteType(id: "1", name: "1"), WasteType(id: "2", name: "Q"), WasteType(id: "3", name: "Q7"),
            WasteType(id: "4", name: "2"),
        ]
        #expect(codes(nameless) == ["1": "?", "2": "X", "Q": "Q", "Q7": "QA"])
    }

    @Test("finds codes of at most three letters for hundreds of types")
    func many() {
        let codes = codes((1...400).map { WasteType(id: "\($0)", name: "Restmüll \($0) l") }).values
        #expect(codes.count == 400)
        #expect(Set(codes.map { $0.uppercased() }).count == 400)
        #expect(codes.allSatisfy { (1...3).contains($0.count) })
    }

    @Test("shows the parts of a joined name as the district's own bins if it has exactly one of the kind")
    func joined() throws {
        let today = try day("2026-12-01")
        let types = [
            WasteType(id: "p", name: "Altpapier", code: "AP", color: "#123456"),
            WasteType(id: "j", name: "Papier / Gelber Sack"),
        ]
        let pickups = ["p", "j"].map { Pickup(day: today, wasteTypeID: $0) }
        let bins = Schedule(pickups: pickups, wasteTypes: types, today: today).days[0].bins
        #expect(bins.map(\.name) == ["Altpapier", "Gelber Sack"])
        #expect(bins.map(\.style.code) == ["AP", "G"])
        #expect(bins[0].style.color == HexColor(0x123456))
        // Of two types with one id the first counts. With two own bins of a kind, the part means neither.
        let twice = types + [WasteType(id: "q", name: "Papiercontainer"), WasteType(id: "p", name: "Biotonne")]
        let others = Schedule(pickups: pickups, wasteTypes: twice, today: today).days[0].bins
        #expect(others.map(\.name) == ["Altpapier", "Papier", "Gelber Sack"])
    }
}
