import Testing

@testable import TonnentickerCore

struct BinSelectionTests {
    private static let types = [
        WasteType(id: "1", name: "Restmüll 60 l"), WasteType(id: "2", name: "Restmüll 120 l"),
        WasteType(id: "3", name: "Restmüll 240 l", code: "R"), WasteType(id: "4", name: "Papier / Gelber Sack"),
    ]

    private func bins(_ types: [WasteType] = types, deselected: [String], pickups: [Pickup] = []) -> [String] {
        DistrictBins(types, selection: BinSelection(deselected: deselected)).bins(of: pickups).map { row in
            "\(row.isSelected ? "" : "-")\(row.bin.style.code) \(row.bin.name)"
        }
    }

    @Test(
        "ignores deselected bins when codes are made unique",
        arguments: [
            ([], ["RE Restmüll 120 l", "R Restmüll 240 l", "RS Restmüll 60 l", "P Papier", "G Gelber Sack"]),
            (
                ["Restmüll 240 l", "Restmüll 60 l"],
                ["R Restmüll 120 l", "-R Restmüll 240 l", "-R Restmüll 60 l", "P Papier", "G Gelber Sack"]
            ),
            (
                ["Restmüll 240 l", "Gelber Sack", "Windeltonne"],
                ["R Restmüll 120 l", "-R Restmüll 240 l", "RE Restmüll 60 l", "P Papier", "-G Gelber Sack"]
            ),
        ])
    func codes(deselected: [String], expected: [String]) {
        #expect(bins(deselected: deselected) == expected)
    }

    @Test("stores the choice by name: case, umlauts, marks and ids don't matter, and a new bin is selected")
    func names() {
        let types = [WasteType(id: "x", name: "RESTMUELL 60 l (verschoben)"), WasteType(id: "y", name: "Neue Tonne")]
        #expect(bins(types, deselected: ["Restmüll 60 l"]) == ["-R RESTMUELL 60 l", "? Neue Tonne"])
        var selection = BinSelection(deselected: ["Restmüll", "RESTMUELL", "Bio"])
        #expect(selection.deselected == ["Bio", "Restmüll"])
        selection.set("restmüll", isSelected: true)
        selection.set("bio", isSelected: true)
        #expect(selection == .all)
    }

    @Test("lists „Sonstiges“ only if a type or a pickup means it")
    func unknown() throws {
        let paper = WasteType(id: "p", name: "Papier")
        let unlisted = Pickup(day: try day("2026-12-02"), wasteTypeID: "gone")
        #expect(bins([paper], deselected: []) == ["P Papier"])
        #expect(bins([paper], deselected: [], pickups: [unlisted]) == ["P Papier", "? Sonstiges"])
        #expect(bins([paper, WasteType(id: "e", name: "*")], deselected: []) == ["P Papier", "? Sonstiges"])
    }

    @Test("leaves out the days of deselected bins, but only one part of a joined name")
    func schedule() throws {
        let today = try day("2026-12-01")
        let pickups = [("1", 1), ("2", 2), ("4", 3), ("gone", 4)].map {
            Pickup(day: today.adding(days: $1), wasteTypeID: $0)
        }
        let schedule = Schedule(
            pickups: pickups, wasteTypes: Self.types,
            selection: BinSelection(deselected: ["Restmüll 60 l", "Gelber Sack", "Sonstiges"]), today: today)
        #expect(schedule.days.map { $0.bins.map(\.name) } == [["Restmüll 120 l"], ["Papier"]])
    }
}
