import Foundation
import TestSupport
import Testing

/// Tests of "Meine Tonnen" in the built program.
@Suite(.serialized)
struct HouseholdBinsTests {
    private struct Row: Decodable, Equatable {
        let name: String
        let code: String
        let isSelected: Bool
    }

    private struct Dates: Decodable {
        struct Day: Decodable {
            let bins: [Row]

            struct Row: Decodable {
                let name: String
            }
        }
        let days: [Day]
    }

    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    private func rows(_ arguments: String..., backend: URL) throws -> [Row] {
        let run = try program.run(["mehr", "--json"] + arguments, backend: backend)
        return try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
    }

    @Test("applies the household's choice to list, card, reminders, calendar and JSON, even offline")
    func choice() async throws {
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "wiedenb", "lintel", backend: backend)
            _ = try program.run("mehr", "--erinnerungen", "an")
            let all = try rows("--tonnen", backend: backend)
            #expect(all.count == 7 && all.allSatisfy(\.isSelected))
            let rests = all.filter { $0.name.hasPrefix("Restabfall") }
            #expect(rests.count == 2 && rests.map(\.code) == ["R", "RV"])
            // By name, code and number.
            let chosen = try rows(
                "--ohne", rests[0].name.uppercased(), "--ohne", "b", "--ohne", "4", backend: backend)
            #expect(chosen.map(\.isSelected) == [false, true, false, false, true, true, true])
            let gone = [all[0].name, all[2].name, all[3].name]
            let json = try program.run("termine", "--json", backend: backend).output
            let shown = try JSONDecoder().decode(Dates.self, from: Data(json.utf8)).days.flatMap(\.bins)
            #expect(Set(shown.map(\.name)).isDisjoint(with: gone))
            #expect(shown.contains { $0.name == all[1].name })
            for arguments in [["--alle"], ["erinnerungen"], ["kalender"]] {
                let run = try program.run(arguments, backend: backend)
                #expect(run.status == 0)
                #expect(gone.allSatisfy { !run.output.contains($0) })
                #expect(run.output.contains(all[1].name))
            }
            let stale = try program.run("--alle")
            #expect(stale.status == 4 && gone.allSatisfy { !stale.output.contains($0) })
            // Changes don't need a network if the bins are known.
            let offline = try program.run("mehr", "--mit", all[0].name)
            #expect(offline.status == 0)
            #expect(try program.run("mehr").output.contains("Meine Tonnen  alle außer Altpapier und Bioabfall\n"))
        }
    }

    @Test("stores the choice for the address by name")
    func perAddress() async throws {
        try await withLocalBackend { backend in
            func choose(_ place: String, _ district: String) throws {
                _ = try program.run("einrichten", place, district, backend: backend)
            }
            try choose("wiedenb", "lintel")
            _ = try rows("--ohne", "Bioabfall", backend: backend)
            try choose("wiedenb", "batenhorst")
            #expect(try rows("--tonnen", backend: backend).allSatisfy { $0.isSelected })
            try choose("wiedenb", "lintel")
            #expect(try rows("--tonnen", backend: backend).filter { !$0.isSelected }.map(\.name) == ["Bioabfall"])
        }
    }

    @Test("says what remains if all bins are deselected")
    func none() async throws {
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            let count = try rows("--tonnen", backend: backend).count
            let dated = try program.run("kalender", backend: backend).output.split(separator: "BEGIN:VEVENT").count - 1
            let run = try program.run(
                ["mehr"] + (1...count).flatMap { ["--ohne", "\($0)"] }, backend: backend)
            #expect(run.output.contains("\nDu hast alle Tonnen abgewählt.\n"))
            let dates = try program.run("termine", backend: backend)
            #expect(dates.status == 0)
            #expect(
                dates.output == """
                    Termine
                    Beelen

                    Du hast alle Tonnen abgewählt.
                    Meine Tonnen ändern: tonnenticker mehr --tonnen

                    """)
            // The calendar cancels its earlier events.
            let calendar = try program.run("kalender", backend: backend)
            #expect(calendar.status == 0)
            #expect(calendar.output.split(separator: "STATUS:CANCELLED").count - 1 == dated)
            _ = try program.run("mehr", "--erinnerungen", "an")
            let reminders = try program.run("erinnerungen", backend: backend).output
            #expect(reminders.hasPrefix("Du hast alle Tonnen abgewählt."))
            #expect(try program.run("mehr", "--mit", "1", backend: backend).status == 0)
            #expect(try program.run("termine", backend: backend).output.contains("NÄCHSTE ABHOLUNG"))
        }
    }

    @Test("lists all wrong names, and changes nothing")
    func wrongNames() async throws {
        #expect(try program.run("mehr", "--tonnen").status == 3)
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "wiedenb", "lintel", backend: backend)
            let run = try program.run(
                "mehr", "--ohne", "Altpapier", "--ohne", "Gelb", "--mit", "restabfall", "--ohne", "8", backend: backend)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(
                run.errors.hasPrefix(
                    """
                    Keine Tonne heißt genau „Gelb“. Meintest du „Gelber Sack / Gelbe Tonne“?
                    „restabfall“ ist nicht eindeutig:
                      Restabfall 2 wö
                      Restabfall 4 wö
                    Keine Tonne „8“. Es gibt:
                    """))
            #expect(try rows("--tonnen", backend: backend).allSatisfy { $0.isSelected })
            #expect(try program.run("mehr", "--ohne", "Altpapier", variables: ["XDG_STATE_HOME": "/none"]).status == 1)
        }
    }
}
