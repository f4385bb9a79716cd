import Foundation
import Testing
import TonnentickerCore

@testable import tonnenticker

/// Reminders, choices, bins and the Abfall-ABC, one on each line.
struct ListScreenTests {
    private func reminders(_ days: [String], daysBeyond: Int) throws -> String {
        let glas = Bin(name: "Glas", style: WasteStyle(category: .glass))
        return RemindersScreen(
            reminders: try days.map { Reminder(day: try #require(CalendarDay($0)), bins: [glas]) },
            daysBeyond: daysBeyond, today: try #require(CalendarDay("2026-12-01")), width: 60
        ).lines.joined(separator: "\n")
    }

    @Test("lists reminders, and how many days come after them")
    func reminders() throws {
        let row = "Mo., 7. Dez., 18:00  Morgen: Glas"
        #expect(try reminders(["2026-12-08"], daysBeyond: 0) == row)
        #expect(
            try reminders(["2026-12-08"], daysBeyond: 1)
                == row + "\n\nNach den ersten 1 folgt ein weiterer Tag. Alle Termine:\ntonnenticker --alle")
        #expect(try reminders([], daysBeyond: 0) == "Zurzeit ist nichts geplant.")
    }

    @Test("cuts choices at the edge of the screen, and says how many are left out")
    func choices() {
        let choices = NumberedChoices(labels: ["Verl", "Schloß Holte-Stukenbrock"], width: 20) { "\($0)\($1)" }
        #expect(choices.lines == ["  1  0Verl", "  2  Schloß Holte-…"])
        #expect(TerminalWording.moreMatches(1) == "und ein weiterer – tippe weiter")
        #expect(TerminalWording.moreMatches(2) == "und 2 weitere – tippe weiter")
    }

    @Test("lists the district's bins with numbers, and marks those that the household doesn't have")
    func bins() {
        let bins = [("Restmüll", WasteCategory.residual, true), ("Gelber Sack / Gelbe Tonne", .packaging, false)].map {
            HouseholdBin(bin: Bin(name: $0, style: WasteStyle(category: $1)), isSelected: $2)
        }
        #expect(
            BinsScreen(address: PreviewAPI.address, bins: bins).lines(width: 40, paint: .plain).joined(separator: "\n")
                == """
                Meine Tonnen
                Gütersloh, Bezirk 1

                  1  [ R ] Restmüll
                  2  [ G ] Gelber Sack / Gelbe Tonne –
                           abgewählt

                Abgewählte Tonnen erscheinen weder in
                den Terminen noch in Erinnerungen.
                Abwählen: tonnenticker mehr --ohne NAME,
                wieder wählen: tonnenticker mehr --mit
                NAME. Statt des Namens geht die Nummer.
                """)
        for width in 1...40 {
            #expect(!BinsScreen(address: PreviewAPI.address, bins: bins).lines(width: width, paint: .plain).isEmpty)
        }
    }

    private func item(_ name: String, alternatives: [GuideBin] = [], isRegional: Bool = false) -> GuideItem {
        GuideItem(
            name: name, synonyms: [], bin: .paper, alternatives: alternatives, hint: "Sauber und trocken.",
            isRegional: isRegional)
    }

    @Test("explains up to three items, or only the first of more")
    func guide() {
        let screen = GuideScreen(width: 60, paint: .plain)
        let items = [
            item("Karton", alternatives: [.recyclingCenter], isRegional: true), item("Kartonage"), item("Pizzakarton"),
            item("Umzugskarton"),
        ]
        let first = """
            [ P ] Karton
                  Altpapier / Blaue Tonne
                  Sauber und trocken.
                  Auch möglich: Wertstoffhof / Recyclinghof
                  Regel vor Ort geht vor.
            """
        #expect(
            screen.lines(items).joined(separator: "\n")
                == first + "\n\n[ P ] Kartonage\n[ P ] Pizzakarton\n[ P ] Umzugskarton")
        #expect(
            screen.lines(Array(items.prefix(2))).joined(separator: "\n") == first + """


                [ P ] Kartonage
                      Altpapier / Blaue Tonne
                      Sauber und trocken.
                """)
        let guide = WasteGuide(items: [item("Zeitung"), item("Brief")])
        #expect(screen.lines(guide.sections) == ["B", "[ P ] Brief", "", "Z", "[ P ] Zeitung"])
    }
}
