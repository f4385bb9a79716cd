/// A day of the week, Monday first. Raw values are those of ISO 8601.
public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
}

/// A calendar week of ISO 8601: Monday to Sunday, in the year that contains its Thursday.
public struct ISOWeek: Hashable, Sendable {
    public let year: Int
    /// The week number, 1 to 53; the German "KW".
    public let week: Int
}

extension CalendarDay {
    public var weekday: Weekday {
        Weekday.allCases[number - mondayNumber]
    }

    /// The number of the Monday of this day's week.
    var mondayNumber: Int {
        let number = number
        // Day 0, 1 January 1970, was a Thursday.
        let sinceMonday = (number + 3) % 7
        return number - (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday)
    }

    public var isoWeek: ISOWeek {
        let thursday = adding(days: Weekday.thursday.rawValue - weekday.rawValue)
        return ISOWeek(year: thursday.year, week: (thursday.dayOfYear - 1) / 7 + 1)
    }
}
