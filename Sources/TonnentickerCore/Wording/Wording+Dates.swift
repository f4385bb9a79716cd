public import Foundation

extension Wording {
    /// Returns "Mittwoch".
    public static func weekday(_ day: CalendarDay) -> String {
        switch day.weekday {
        case .monday: "Montag"
        case .tuesday: "Dienstag"
        case .wednesday: "Mittwoch"
        case .thursday: "Donnerstag"
        case .friday: "Freitag"
        case .saturday: "Samstag"
        case .sunday: "Sonntag"
        }
    }

    /// Returns "Dezember"; month from 1 to 12.
    public static func month(_ month: Int) -> String {
        name(month, in: months)
    }

    /// Returns "2. Dezember", or "6. Januar 2027" in another year than today's.
    public static func date(_ day: CalendarDay, today: CalendarDay) -> String {
        let date = "\(day.day). \(month(day.month))"
        return day.year == today.year ? date : "\(date) \(day.year)"
    }

    /// Returns "Mi., 2. Dez."
    public static func shortDate(_ day: CalendarDay) -> String {
        "\(weekday(day).prefix(2))., \(dayAndShortMonth(day))"
    }

    /// Returns "Mi., 2. Dez.", or "Mi., 6. Jan. 2027" in another year than today's.
    public static func shortDate(_ day: CalendarDay, today: CalendarDay) -> String {
        day.year == today.year ? shortDate(day) : "\(shortDate(day)) \(day.year)"
    }

    /// Returns "28. Nov., 18:04", the local time in Berlin.
    public static func timestamp(_ instant: Date) -> String {
        let time = Berlin.timeOfDay(of: instant)
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        return "\(dayAndShortMonth(Berlin.day(of: instant))), \(time.hour):\(minute)"
    }

    /// Returns "KW 53".
    public static func week(_ week: ISOWeek) -> String {
        "KW \(week.week)"
    }

    private static func dayAndShortMonth(_ day: CalendarDay) -> String {
        "\(day.day). \(name(day.month, in: shortMonths))"
    }

    private static func name(_ month: Int, in names: [String]) -> String {
        names.indices.contains(month - 1) ? names[month - 1] : String(month)
    }

    private static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]

    private static let shortMonths = [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
    ]
}
