import Foundation
import Testing
import TonnentickerCore

@testable import tonnenticker

struct ScreenTests {
    private let schedule: Schedule
    private let now: Date

    init() throws {
        now = try Date("2026-12-01T17:18:00Z", strategy: .iso8601)
        let residual = Bin(name: "Restmüll", style: WasteStyle(category: .residual))
        let paper = Bin(name: "Papier", style: WasteStyle(category: .paper), note: "verschoben wegen Weihnachten")
        let glass = Bin(name: "Glas", style: WasteStyle(category: .glass))
        schedule = Schedule(
            days: try [("2026-12-02", [residual, paper]), ("2026-12-30", [glass]), ("2027-01-06", [residual])].map {
                PickupDay(day: try #require(CalendarDay($0)), bins: $1)
            }
        )
    }

    private func lines(width: Int, all: Bool = true) -> [String] {
        DatesScreen(address: PreviewAPI.address, schedule: schedule, now: now, all: all)
            .lines(width: width, paint: .plain)
    }

    @Test("shows address, card and list")
    func wide() {
        let expected = """
            Termine
            Gütersloh, Bezirk 1

            ╭──────────────────────────────────────────────────────────╮
            │ NÄCHSTE ABHOLUNG                                         │
            │ Morgen                                                   │
            │                                                          │
            │ [ R ] Restmüll                                           │
            │ [ P ] Papier                                             │
            │                                                          │
            │ noch 11 Std. 42 Min.                                     │
            │ bis 6:00 Uhr rausstellen                                 │
            ╰──────────────────────────────────────────────────────────╯

            DIESE WOCHE
              Mi., 2. Dez.    [ R ] Restmüll
                              [ P ] Papier – verschoben wegen Weihnachten

            DEZEMBER
              KW 53
              Mi., 30. Dez.   [GL ] Glas

            JANUAR 2027
              KW 1
              Mi., 6. Jan.    [ R ] Restmüll

            Weitere Termine sind noch nicht veröffentlicht.
            """
        #expect(lines(width: 80).joined(separator: "\n") == expected)
    }

    @Test("says when the dates were loaded if they may have changed")
    func stale() throws {
        let screen = DatesScreen(
            address: PreviewAPI.address,
            schedule: schedule,
            freshness: .stale(since: try Date("2026-11-28T17:04:00Z", strategy: .iso8601), APIError(.offline)),
            now: now,
            all: true
        )
        #expect(
            screen.lines(width: 80, paint: .plain).prefix(4) == [
                "Termine", "Gütersloh, Bezirk 1", "Stand: 28. Nov., 18:04 – gerade keine Verbindung", "",
            ]
        )
    }

    @Test("stays within the available columns", arguments: [20, 24, 30, 40, 60, 80, 120])
    func narrow(width: Int) {
        let lines = lines(width: width)
        #expect(lines.map(\.columns).max() ?? 0 <= width)
        #expect(lines.filter { $0.contains("[ P ] Papier") }.count >= (width < 40 ? 2 : 1))
    }

    @Test("puts names below the date if they don't fit beside it")
    func belowDate() {
        let expected = """
            DIESE WOCHE
              Mi., 2. Dez.
              [ R ] Restmüll
              [ P ] Papier
                    verschoben wegen
                    Weihnachten
            """
        #expect(lines(width: 24).joined(separator: "\n").contains(expected))
    }

    @Test("works on even the narrowest screen", arguments: 1...12)
    func narrowest(width: Int) {
        for paint in [Paint.plain, .palette, .trueColor] {
            let screen = DatesScreen(address: PreviewAPI.address, schedule: schedule, now: now, all: true)
            #expect(screen.lines(width: width, paint: paint).count > 20)
        }
        let items = [
            GuideItem(
                name: "Pizzakarton", synonyms: [], bin: .paper, alternatives: [.residual], hint: "x", isRegional: true)
        ]
        #expect(!GuideScreen(width: width, paint: .plain).lines(items).isEmpty)
    }

    @Test("ends a short list with how to show all of it")
    func short() throws {
        let today = try #require(CalendarDay("2026-11-15"))
        let screen = DatesScreen(
            address: PreviewAPI.address,
            schedule: schedule,
            now: Berlin.instant(on: today, hour: 12),
            all: false
        )
        #expect(
            screen.lines(width: 80, paint: .plain).suffix(2) == [
                "", "Weitere Termine bis 6. Januar 2027: tonnenticker --alle",
            ]
        )
    }

    @Test("ends reminders with what follows them, and names another year")
    func reminders() {
        let screen = RemindersScreen(
            reminders: schedule.days.map { Reminder(day: $0.day, bins: $0.bins) },
            daysBeyond: 2,
            today: Berlin.day(of: now),
            width: 50
        )
        let expected = """
            Di., 1. Dez., 18:00       Morgen: Restmüll und
                                      Papier
            Di., 29. Dez., 18:00      Morgen: Glas
            Di., 5. Jan. 2027, 18:00  Morgen: Restmüll

            Nach den ersten 3 folgen 2 weitere Tage. Alle
            Termine: tonnenticker --alle
            """
        #expect(screen.lines.joined(separator: "\n") == expected)
    }

    @Test("keeps settings within the terminal, and omits the time if reminders are off", arguments: [30, 40, 80])
    func settings(width: Int) {
        let screen = SettingsScreen(settings: Settings(address: PreviewAPI.address), environment: .current)
        let lines = screen.lines(width: width) + InfoScreen(environment: .current).lines(width: width)
        #expect(lines.allSatisfy { $0.columns <= width }, "\(lines)")
        #expect(lines.contains { $0.hasSuffix("aus") })
        #expect(lines.contains { $0.hasSuffix("Local") } && !lines.contains { $0.contains("local ") })
    }

    @Test("paints the card in the design's gradient and the badges in their colours")
    func painted() throws {
        let next = try #require(NextPickup(in: schedule, now: now))
        let card = HeroCard(next: next, width: 30, paint: .trueColor, isDark: false).lines
        #expect(card.first?.hasPrefix("\u{1B}[38;2;255;255;255;48;2;47;125;50m  \u{1B}[0m") == true)
        #expect(card.last?.hasPrefix("\u{1B}[38;2;255;255;255;48;2;23;74;27m  \u{1B}[0m") == true)
        #expect(card.contains { $0.contains("\u{1B}[1;38;2;255;255;255;48;2;31;95;191m  P  \u{1B}[0m") })
        #expect(Set(card.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "").columns }) == [30])
    }
}
