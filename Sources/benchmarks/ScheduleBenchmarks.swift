import Foundation
import TonnentickerCore

extension Benchmark {
    static let schedule = [
        Benchmark(
            "schedule: a year from JSON to sections, reminders and iCalendar", against: "JSONDecoder alone",
            target: .ratio(2)
        ) { _ in
            let year = try Year()
            return Comparison(measured: year.everything, yardstick: year.decodeOnly)
        },
        Benchmark("schedule: 100,000 pickups", size: 100_000, against: "sorting them by day") { size in
            let pickups = try Year.pickups(count: size)
            let today = try Year.day("2026-12-01")
            return Comparison(
                measured: { Schedule(pickups: pickups, wasteTypes: Year.wasteTypes, today: today).days.count },
                yardstick: { pickups.sorted { $0.day < $1.day }.count })
        },
    ]
}

/// A year of pickups of a district, as a backend sends them.
private struct Year {
    struct NoDay: Error {}
    struct Plain: Decodable {
        let date: String
        let wasteTypeId: String
        let note: String?
    }

    static let wasteTypes = ["Restabfall", "Bioabfall", "Altpapier", "Gelber Sack / Gelbe Tonne", "Schadstoffmobil"]
        .map { WasteType(id: "waste-\($0.utf8.count)", name: $0, code: nil, color: "#4A4A4A") }

    let today: CalendarDay
    let body: Data

    init() throws {
        let today = try Self.day("2026-12-01")
        let pickups = Self.wasteTypes.enumerated().flatMap { number, type in
            stride(from: number, to: 365, by: number < 2 ? 7 : 14).map { day in
                """
                {"date":"\(today.adding(days: day))","wasteTypeId":"\(type.id)",\
                "note":\(day % 25 == 0 ? #""verschoben wegen Weihnachten""# : "null")}
                """
            }
        }
        self.today = today
        body = Data("[\(pickups.joined(separator: ","))]".utf8)
    }

    func everything() throws -> Int {
        let now = Berlin.instant(on: today, hour: 12)
        let schedule = Schedule(
            pickups: try ResponseDecoder.pickups(from: body), wasteTypes: Self.wasteTypes, today: today)
        return schedule.sections(today: today).count
            + ReminderPlanner.reminders(for: schedule, now: now).count
            + CalendarExport.iCalendar(schedule, of: PreviewAPI.address, withAlarms: true, now: now).count
    }

    func decodeOnly() throws -> Int {
        try JSONDecoder().decode([Plain].self, from: body).count
    }

    static func pickups(count: Int) throws -> [Pickup] {
        let first = try day("2026-12-01")
        return (0..<count).map {
            Pickup(day: first.adding(days: $0 * 37 % 730), wasteTypeID: wasteTypes[$0 % wasteTypes.count].id)
        }
    }

    static func day(_ text: String) throws -> CalendarDay {
        guard let day = CalendarDay(text) else { throw NoDay() }
        return day
    }
}
