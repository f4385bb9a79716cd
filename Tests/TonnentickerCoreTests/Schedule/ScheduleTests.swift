import Testing

@testable import TonnentickerCore

struct ScheduleTests {
    private let rest = WasteType(id: "r", name: "Restabfall", code: "R", color: "#4A4A4A")
    private let bio = WasteType(id: "b", name: "Bioabfall")

    private func lines(_ schedule: Schedule) -> [String] {
        schedule.days.map { day in
            "\(day.day) " + day.bins.map { $0.name + ($0.note.map { " (\($0))" } ?? "") }.joined(separator: ", ")
        }
    }

    private func pickups(_ list: [(String, String, String?)]) throws -> [Pickup] {
        try list.map { Pickup(day: try day($0), wasteTypeID: $1, note: $2) }
    }

    @Test("sorts, drops days in the past or beyond two years, and keeps one row for each day and type")
    func cleans() throws {
        let pickups = try pickups([
            ("2026-12-16", "b", nil), ("2026-12-02", "r", nil), ("2026-12-01", "b", nil), ("2026-11-30", "r", nil),
            ("2026-12-02", "b", nil), ("2026-12-02", "r", "verschoben"), ("2026-12-02", "r", nil),
            ("2400-01-01", "r", nil), ("2028-12-01", "r", nil), ("2028-12-02", "r", nil), ("2026-12-03", "gone", nil),
        ])
        let expected = [
            "2026-12-01 Bioabfall",
            "2026-12-02 Restabfall (verschoben), Bioabfall",
            "2026-12-03 Sonstiges",
            "2026-12-16 Bioabfall",
            "2028-12-01 Restabfall",
        ]
        let today = try day("2026-12-01")
        #expect(lines(Schedule(pickups: pickups, wasteTypes: [bio, rest], today: today)) == expected)
        #expect(lines(Schedule(pickups: pickups.reversed(), wasteTypes: [rest, bio], today: today)) == expected)
    }

    @Test(
        "turns marks into notes and joined names into several bins",
        arguments: [
            ("Bioabfall *", "Bioabfall (Besonderheit beachten)"),
            ("Altpapier (verschoben)", "Altpapier (verschoben)"),
            ("Altpapier - verschoben wegen Ostern", "Altpapier (verschoben wegen Ostern)"),
            ("Restmüll (Grau)", "Restmüll (Grau)"),
            ("Papier / Gelber Sack", "Papier, Gelber Sack"),
            ("Gelber Sack / Gelbe Tonne", "Gelber Sack / Gelbe Tonne"),
            ("Rest- und Biomüll (verlegt)", "Restmüll (verlegt), Biotonne (verlegt)"),
            ("", "Sonstiges"),
            ("*", "Sonstiges (Besonderheit beachten)"),
        ]
    )
    func readsNames(name: String, expected: String) throws {
        let type = WasteType(id: "x", name: name)
        let today = try day("2026-12-01")
        let schedule = Schedule(pickups: [Pickup(day: today, wasteTypeID: "x")], wasteTypes: [type], today: today)
        #expect(lines(schedule) == ["2026-12-01 " + expected])
    }

    @Test("counts a type and its marked twin as one")
    func mergesMarkedTypes() throws {
        let today = try day("2026-12-01")
        let types = [bio, WasteType(id: "b*", name: "Bioabfall *")]
        let pickups = ["b", "b*"].map { Pickup(day: today, wasteTypeID: $0) }
        let schedule = Schedule(pickups: pickups, wasteTypes: types, today: today)
        #expect(lines(schedule) == ["2026-12-01 Bioabfall (Besonderheit beachten)"])
    }

    @Test("groups into this week, next week and months with their weeks")
    func sections() throws {
        let days = [
            "2026-12-13", "2026-12-14", "2026-12-20", "2026-12-21", "2026-12-28", "2026-12-31", "2027-01-01",
            "2027-01-04",
            "2028-01-03",
        ]
        let schedule = Schedule(days: try days.map { PickupDay(day: try day($0), bins: []) })
        let today = try day("2026-12-12")
        let text = schedule.sections(today: today).map { section in
            Wording.title(section.kind, today: today) + ": "
                + section.weeks.map { week in
                    Wording.week(week.week) + " " + week.days.map { Wording.shortDate($0.day) }.joined(separator: " ")
                }.joined(separator: "; ")
        }
        #expect(
            text == [
                "DIESE WOCHE: KW 50 So., 13. Dez.",
                "NÄCHSTE WOCHE: KW 51 Mo., 14. Dez. So., 20. Dez.",
                "DEZEMBER: KW 52 Mo., 21. Dez.; KW 53 Mo., 28. Dez. Do., 31. Dez.",
                "JANUAR 2027: KW 53 Fr., 1. Jan.; KW 1 Mo., 4. Jan.",
                "JANUAR 2028: KW 1 Mo., 3. Jan.",
            ]
        )
        #expect(schedule.sections(today: today).map(\.namesWeeks) == [false, false, true, true, true])
    }

    @Test("shortens to the end of the next month, but never to nothing")
    func near() throws {
        let days = ["2026-12-13", "2027-01-31", "2027-02-01"]
        let schedule = Schedule(days: try days.map { PickupDay(day: try day($0), bins: []) })
        #expect(lines(schedule.near(today: try day("2026-12-01"))) == ["2026-12-13 ", "2027-01-31 "])
        #expect(lines(schedule.near(today: try day("2026-10-01"))) == ["2026-12-13 "])
    }
}
