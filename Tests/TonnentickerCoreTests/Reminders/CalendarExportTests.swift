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

    @Test("writes an all-day event a day, with its alarm on the evening before or none")
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
        "folds lines at 75 octets, and within a character only where it is longer than a line",
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

    @Test("gives a day the same UID whatever its bins and ids, and another one elsewhere")
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
}
