/// The public holidays of North Rhine-Westphalia under today's law. The embedded pickups avoid them; a backend's dates
/// are taken as they are.
enum PublicHoliday {
    /// Returns the German name of the holiday on a day, as notes about moved pickups spell it.
    static func name(of day: CalendarDay) -> String? {
        switch (day.month, day.day) {
        case (1, 1): "Neujahr"
        case (5, 1): "1. Mai"
        case (10, 3): "3. Oktober"
        case (11, 1): "Allerheiligen"
        case (12, 25), (12, 26): "Weihnachten"
        default: movableName(daysAfterEaster: easterSunday(of: day.year).days(until: day))
        }
    }

    private static func movableName(daysAfterEaster: Int) -> String? {
        switch daysAfterEaster {
        case -2: "Karfreitag"
        case 1: "Ostermontag"
        case 39: "Christi Himmelfahrt"
        case 50: "Pfingstmontag"
        case 60: "Fronleichnam"
        default: nil
        }
    }

    /// Computes Easter Sunday. Source: Heiner Lichtenberg, "Zur Interpretation der Gaußschen Osterformel und ihrer
    /// Ausnahmeregeln" (1997).
    static func easterSunday(of year: Int) -> CalendarDay {
        let century = year / 100
        let moonCorrection = 15 + (3 * century + 3) / 4 - (8 * century + 13) / 25
        let sunCorrection = 2 - (3 * century + 3) / 4
        let lunarYear = year % 19
        let moonSeed = (19 * lunarYear + moonCorrection) % 30
        let fullMoon = 21 + moonSeed - (moonSeed + lunarYear / 11) / 29
        let firstSunday = 7 - (year + year / 4 + sunCorrection) % 7
        let easter = fullMoon + 7 - (fullMoon - firstSunday) % 7
        return CalendarDay(number: marchFirst(of: year) + easter - 1)
    }

    private static func marchFirst(of year: Int) -> Int {
        CalendarDay(year: year, month: 3, day: 1)?.number ?? 0
    }
}
