/// A day of the Gregorian calendar without time or time zone. Years 1 to 9999.
public struct CalendarDay: Hashable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Returns `nil` if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// 1 to 366.
    var dayOfYear: Int {
        (1..<month).reduce(day) { $0 + Self.length(ofMonth: $1, year: year) }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}

extension CalendarDay: Comparable {
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    /// `yyyy-MM-dd`.
    public var description: String {
        String(repeating: "0", count: 4 - String(year).count) + String(year)
            + (month < 10 ? "-0" : "-") + String(month)
            + (day < 10 ? "-0" : "-") + String(day)
    }
}

extension CalendarDay: Codable {
    /// Decodes what `description` returns.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = CalendarDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

// MARK: Counting days

extension CalendarDay {
    /// The days since 1 January 1970. Years are counted from March, so that a leap day is the last of its year.
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil and civil_from_days.
    var number: Int {
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Creates the day with this number. Numbers outside the years 1 to 9999 become the first or last day.
    init(number: Int) {
        let first = -719_162
        let last = 2_932_896
        let days = min(max(number, first), last) + 719_468
        let era = days / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// Returns the day this many days later, or earlier if negative; at most the last day and at least the first.
    public func adding(days: Int) -> CalendarDay {
        let (sum, isTooFar) = number.addingReportingOverflow(days)
        return CalendarDay(number: isTooFar ? (days < 0 ? .min : .max) : sum)
    }

    /// Returns the same date in another year, within the years 1 to 9999. 29 February becomes the 28th if necessary.
    public func adding(years: Int) -> CalendarDay {
        let (sum, isTooFar) = year.addingReportingOverflow(years)
        let target = isTooFar ? 9999 : min(max(sum, 1), 9999)
        return CalendarDay(unchecked: target, month, min(day, Self.length(ofMonth: month, year: target)))
    }

    /// Returns the number of midnights between this day and another; negative if the other is earlier.
    public func days(until other: CalendarDay) -> Int {
        other.number - number
    }
}
