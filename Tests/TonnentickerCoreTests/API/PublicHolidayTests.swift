import Testing

@testable import TonnentickerCore

struct PublicHolidayTests {
    /// Sources: the calendar of the Physikalisch-Technische Bundesanstalt for 2024 to 2038, Meeus's tables for the rest.
    @Test(
        "computes Easter: early, late and exceptional dates",
        arguments: [
            "2024-03-31", "2026-04-05", "2027-03-28", "2038-04-25", "2008-03-23", "2011-04-24", "1954-04-18",
            "1981-04-19", "2049-04-18", "2076-04-19", "1818-03-22", "2285-03-22",
        ])
    func easter(sunday: String) throws {
        let sunday = try day(sunday)
        #expect(PublicHoliday.easterSunday(of: sunday.year) == sunday)
    }

    @Test("names the eleven days of a year")
    func year() throws {
        let days = try (0..<365).map { try day("2026-01-01").adding(days: $0) }
        let holidays = days.compactMap { day in PublicHoliday.name(of: day).map { "\(day) \($0)" } }
        #expect(
            holidays == [
                "2026-01-01 Neujahr", "2026-04-03 Karfreitag", "2026-04-06 Ostermontag", "2026-05-01 1. Mai",
                "2026-05-14 Christi Himmelfahrt", "2026-05-25 Pfingstmontag", "2026-06-04 Fronleichnam",
                "2026-10-03 3. Oktober", "2026-11-01 Allerheiligen", "2026-12-25 Weihnachten",
                "2026-12-26 Weihnachten",
            ])
    }
}
