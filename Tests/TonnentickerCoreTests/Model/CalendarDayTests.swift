import Foundation
import Testing

@testable import TonnentickerCore

struct CalendarDayTests {
    @Test(
        "reads a day, or the day of an instant in Berlin",
        arguments: [
            ("2026-03-29", "2026-03-29"),
            ("2028-02-29", "2028-02-29"),
            ("2000-02-29", "2000-02-29"),
            ("0001-01-01", "0001-01-01"),
            ("9999-12-31", "9999-12-31"),
            ("2026-03-29T22:00:00Z", "2026-03-30"),
            ("2026-03-29T21:59:59Z", "2026-03-29"),
            ("2026-03-28T22:59:59Z", "2026-03-28"),
            ("2026-03-28T23:00:00Z", "2026-03-29"),
            ("2026-10-24T22:00:00.000Z", "2026-10-25"),
            ("2026-10-25T23:00:00Z", "2026-10-26"),
            ("2026-12-31T23:00:00Z", "2027-01-01"),
            ("2026-03-29T23:30:00+02:00", "2026-03-29"),
            ("2026-03-29T23:30:00-05:00", "2026-03-30"),
        ]
    )
    func reads(text: String, expected: String) throws {
        #expect(try day(text).description == expected)
    }

    @Test(
        "rejects everything else",
        arguments: [
            "", "2026-3-9", "26-03-29", "2026-02-29", "2100-02-29", "2026-03-29 ", " 2026-03-29", "2024-01-02 (*)",
            "2026-00-10", "2026-13-01", "2026-04-31", "2026-01-00", "0000-01-01", "+026-01-01", "2026/03/29",
            "20260329", "２０２６-03-29", "2026-03-29T", "2026-03-29T22:00Z", "2026-03-29T22:00:00", "2026-03-29T24:00:00Z",
            "2026-03-29T22:60:00Z", "2026-03-29T22:00:60Z", "2026-03-29T22:00:00.Z", "2026-03-29T22:00:00Z ",
            "2026-03-29 22:00:00Z", "2026-03-29T22:00:00+0200", "29.03.2026", "2026-03-29\n",
        ]
    )
    func refuses(text: String) throws {
        #expect(CalendarDay(text) == nil)
        let json = try JSONEncoder().encode(text)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(CalendarDay.self, from: json) }
    }

    @Test("counts days as Foundation's Gregorian calendar does over four centuries")
    func agreesWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let first = try day("1899-12-25")
        for offset in stride(from: 0, through: 147_000, by: 13) {
            let day = first.adding(days: offset)
            let date = Date(timeIntervalSince1970: Double(day.number) * 86_400)
            let expected = calendar.dateComponents([.year, .month, .day], from: date)
            #expect([day.year, day.month, day.day] == [expected.year, expected.month, expected.day])
            #expect(first.days(until: day) == offset)
        }
    }

    @Test(
        "knows the calendar week of ISO 8601",
        arguments: [
            ("2026-12-27", 2026, 52, Weekday.sunday),
            ("2026-12-28", 2026, 53, .monday),
            ("2026-12-31", 2026, 53, .thursday),
            ("2027-01-01", 2026, 53, .friday),
            ("2027-01-03", 2026, 53, .sunday),
            ("2027-01-04", 2027, 1, .monday),
            ("2024-12-30", 2025, 1, .monday),
            ("2021-01-03", 2020, 53, .sunday),
            ("1970-01-01", 1970, 1, .thursday),
            ("1969-12-28", 1969, 52, .sunday),
        ]
    )
    func isoWeek(text: String, year: Int, week: Int, weekday: Weekday) throws {
        let day = try day(text)
        #expect(day.isoWeek == ISOWeek(year: year, week: week))
        #expect(day.weekday == weekday)
        let monday = CalendarDay(number: day.mondayNumber)
        #expect(monday.weekday == .monday)
        #expect((0...6).contains(monday.days(until: day)))
    }

    @Test(
        "adds years",
        arguments: [
            ("2026-11-30", 2, "2028-11-30"), ("2028-02-29", 1, "2029-02-28"), ("2028-02-29", 4, "2032-02-29"),
            ("9998-01-01", 5, "9999-01-01"),
        ]
    )
    func addsYears(text: String, years: Int, expected: String) throws {
        #expect(try day(text).adding(years: years).description == expected)
    }

    @Test("is limited to the first and last day")
    func clamps() throws {
        #expect(try day("9999-12-31").adding(days: 1) == day("9999-12-31"))
        #expect(try day("0001-01-01").adding(days: -1) == day("0001-01-01"))
        #expect(try day("2026-11-30").adding(days: .max) == day("9999-12-31"))
        #expect(try day("1969-11-30").adding(days: .min) == day("0001-01-01"))
        #expect(try day("2026-11-30").adding(years: .max) == day("9999-11-30"))
        #expect(try day("2026-11-30").adding(years: .min) == day("0001-11-30"))
    }

    @Test(
        "counts midnights, not 24-hour spans",
        arguments: [
            ("2026-03-27T22:59:00Z", "2026-03-27T23:01:00Z", 1),
            ("2026-03-28T22:30:00Z", "2026-03-29T22:30:00Z", 2),
            ("2026-10-24T22:30:00Z", "2026-10-25T22:30:00Z", 0),
            ("2026-03-29T08:00:00Z", "2026-03-30T04:00:00Z", 1),
        ]
    )
    func midnights(from: String, to: String, expected: Int) throws {
        #expect(try Berlin.day(of: instant(from)).days(until: Berlin.day(of: instant(to))) == expected)
    }

    @Test(
        "finds the instant of a wall-clock time, in winter, in summer and on both days of a clock change",
        arguments: [
            ("2026-01-15", 6, "2026-01-15T05:00:00Z"), ("2026-07-15", 6, "2026-07-15T04:00:00Z"),
            ("2026-03-28", 18, "2026-03-28T17:00:00Z"), ("2026-03-29", 6, "2026-03-29T04:00:00Z"),
            ("2026-10-24", 18, "2026-10-24T16:00:00Z"), ("2026-10-25", 6, "2026-10-25T05:00:00Z"),
            ("2026-03-29", 0, "2026-03-28T23:00:00Z"), ("2026-03-30", 0, "2026-03-29T22:00:00Z"),
            ("2026-10-25", 0, "2026-10-24T22:00:00Z"), ("2026-10-26", 0, "2026-10-25T23:00:00Z"),
            ("2026-10-25", 1, "2026-10-24T23:00:00Z"), ("2026-10-25", 3, "2026-10-25T02:00:00Z"),
            ("2026-03-29", 1, "2026-03-29T00:00:00Z"), ("2026-03-29", 3, "2026-03-29T01:00:00Z"),
        ]
    )
    func wallClock(text: String, hour: Int, expected: String) throws {
        #expect(try Berlin.instant(on: day(text), hour: hour) == instant(expected))
    }
}
