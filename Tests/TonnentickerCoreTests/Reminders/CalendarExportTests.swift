import Foundation
import Testing

@testable import TonnentickerCore

struct CalendarExportTests {
    private let address = Address(
        place: Place(id: "1", name: "Rheda-Wiedenbrück", county: "Kreis Gütersloh"),
        district: District(id: "2", name: "Süd; West, \\ Ost")
    )

    private func export(_ days: [(String, [Bin])], address: Address? = nil, withAlarms: Bool = true) throws -> String {
        let schedule = Schedule(days: try days.map { PickupDay(day: try day($0), bins: $1) })
        let now = try instant("2026-11-30T17:04:09Z")
        let data = CalendarExport.iCalendar(schedule, of: address ?? self.address, withAlarms: withAlarms, now: now)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("writes one all-day event for each day, with or without an alarm on the evening before")
    func event() throws {
        let bins = [
            Bin(name: "Biotonne", style: WasteStyle(category: .organic)),
            Bin(name: "Papier", style: WasteStyle(category: .paper), note: "verschoben, \u{7F}\u{1}wegen Weihnachten"),
        ]
        let expected = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Better Tonnenticker//Abholtermine//DE
            CALSCALE:GREGORIAN
            METHOD:PUBLISH
            X-WR-CALNAME:Abholtermine Rheda-Wiedenbrück\\, Süd\\; West\\, \\\\ Ost
            BEGIN:VEVENT
            UID:20261231-6ac0b3c37166dc3c@tonnenticker
            DTSTAMP:20261130T170409Z
            DTSTART;VALUE=DATE:20261231
            DTEND;VALUE=DATE:20270101
            SUMMARY:Biotonne und Papier
            DESCRIPTION:Rausstellen bis 6:00 Uhr.\\nPapier: verschoben\\, wegen Weihnacht
             en
            LOCATION:Rheda-Wiedenbrück\\, Süd\\; West\\, \\\\ Ost
            TRANSP:TRANSPARENT
            BEGIN:VALARM
            ACTION:DISPLAY
            TRIGGER:-PT6H
            DESCRIPTION:Morgen: Biotonne und Papier
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """
        #expect(try export([("2026-12-31", bins)]).replacing("\r\n", with: "\n") == expected)
        let silent = expected.replacing(/BEGIN:VALARM\n.*\nEND:VALARM\n/.dotMatchesNewlines(), with: "")
        #expect(try export([("2026-12-31", bins)], withAlarms: false).replacing("\r\n", with: "\n") == silent)
    }

    @Test(
        "folds lines at 75 octets, and within a character only if it is longer than a line",
        arguments: [("äöü🗑️👩‍👧ß", 0), ("Z", 200)])
    func folds(end: String, accents: Int) throws {
        let end = end + String(repeating: "\u{301}", count: accents)
        for length in 50...90 {
            let name = String(repeating: "x", count: length) + end
            let text = try export([("2026-12-02", [Bin(name: name, style: WasteStyle(category: .glass))])])
            let lines = text.components(separatedBy: "\r\n")
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            #expect(text.replacingOccurrences(of: "\r\n ", with: "", options: .literal).contains("SUMMARY:\(name)\r\n"))
        }
    }

    @Test("gives a day the same UID whatever its bins and ids, and another one for another address")
    func stableUIDs() throws {
        func uid(_ address: Address, _ bins: [Bin]) throws -> Substring? {
            try export([("2026-12-02", bins)], address: address).split(separator: "\r\n").first { $0.hasPrefix("UID:") }
        }
        let glass = Bin(name: "Glas", style: WasteStyle(category: .glass))
        let paper = Bin(name: "Papier", style: WasteStyle(category: .paper))
        let imported = Address(
            place: Place(id: "9", name: address.place.name, county: address.place.county),
            district: District(id: "8", name: address.district.name)
        )
        #expect(try uid(address, [glass]) == uid(imported, [glass, paper]))
        #expect(try uid(address, [glass]) != uid(PreviewAPI.address, [glass]))
    }

    @Test("cancels exported events that have moved or gone, until their day is past")
    func cancels() throws {
        let glass = Bin(name: "Glas", style: WasteStyle(category: .glass))
        let paper = Bin(name: "Papier", style: WasteStyle(category: .paper))
        let moved = Bin(name: "Papier", style: WasteStyle(category: .paper), note: "verschoben")
        var exported = ExportedCalendar.none
        func export(_ days: [(String, [Bin])], at now: String) throws -> [String] {
            let schedule = Schedule(days: try days.map { PickupDay(day: try day($0), bins: $1) })
            let data = CalendarExport.iCalendar(
                schedule, of: address, withAlarms: true, now: try instant(now), after: &exported)
            return String(decoding: data, as: UTF8.self).components(separatedBy: "BEGIN:VEVENT\r\n").dropFirst().map {
                let lines = $0.split(separator: "\r\n")
                let shown = lines.filter { $0.hasPrefix("SEQ") || $0.hasPrefix("STATUS") || $0.hasPrefix("SUMM") }
                let day = lines[0].dropFirst("UID:202612".count).prefix(2)
                return ([day] + shown).joined(separator: " ") + ($0.contains("VALARM") ? " !" : "")
            }
        }
        let first = "2026-11-30T12:00:00Z"
        #expect(
            try export([("2026-12-02", [glass]), ("2026-12-09", [paper])], at: first)
                == ["02 SUMMARY:Glas !", "09 SUMMARY:Papier !"])
        for _ in 1...2 {
            #expect(
                try export([("2026-12-02", [glass]), ("2026-12-10", [moved])], at: first) == [
                    "02 SUMMARY:Glas !", "09 SEQUENCE:1 STATUS:CANCELLED SUMMARY:Papier", "10 SUMMARY:Papier !",
                ])
        }
        #expect(
            try export([("2026-12-02", [glass, paper]), ("2026-12-09", [paper])], at: first) == [
                "02 SEQUENCE:1 SUMMARY:Glas und Papier !", "09 SEQUENCE:2 SUMMARY:Papier !",
                "10 SEQUENCE:1 STATUS:CANCELLED SUMMARY:Papier",
            ])
        #expect(
            try export([("2026-12-09", [paper])], at: "2026-12-03T12:00:00Z")
                == ["09 SEQUENCE:2 SUMMARY:Papier !", "10 SEQUENCE:1 STATUS:CANCELLED SUMMARY:Papier"])
        #expect(try export([("2026-12-16", [glass])], at: "2026-12-11T12:00:00Z") == ["16 SUMMARY:Glas !"])
    }

    @Test("remembers the exports of the latest eight addresses by their names")
    func store() throws {
        let folder = try TemporaryFolder()
        let store = ExportedCalendarStore(folder: folder.url.appending(path: "new"), flavour: .local)
        #expect(try store.calendar(of: address) == .none)
        let bins = [Bin(name: "Glas", style: WasteStyle(category: .glass))]
        let calendar = ExportedCalendar.none.updated(
            with: [PickupDay(day: try day("2026-12-02"), bins: bins)], today: try day("2026-12-01"))
        func other(_ number: Int) -> Address {
            Address(place: address.place, district: District(id: "2", name: "Bezirk \(number)"))
        }
        try store.save(calendar, of: address)
        for number in 1...7 { try store.save(.none, of: other(number)) }
        let imported = Address(
            place: Place(id: "9", name: address.place.name, county: address.place.county),
            district: District(id: "8", name: address.district.name))
        #expect(try store.calendar(of: imported) == calendar)
        #expect(try store.calendar(of: other(1)) == .none)
        try store.save(.none, of: other(8))
        #expect(try store.calendar(of: address) == .none)
    }
}
