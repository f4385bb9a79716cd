public import Foundation

/// The time zone of every pickup, whatever the device is set to.
public enum Berlin {
    /// Foundation includes the rules of this zone; GMT is a fallback in case they are ever removed.
    static let timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    /// Returns the day of an instant in Berlin.
    public static func day(of instant: Date) -> CalendarDay {
        CalendarDay(number: Int((wallClock(of: instant) / 86_400).rounded(.down)))
    }

    /// Returns the instant at which clocks in Berlin show a time of day.
    ///
    /// Don't use it for the hour from 2:00 to 3:00, which a clock change skips or repeats.
    public static func instant(on day: CalendarDay, hour: Int, minute: Int = 0) -> Date {
        let wallClock = Double(day.number * 86_400 + hour * 3600 + minute * 60)
        let centralEuropeanTime = Date(timeIntervalSince1970: wallClock - 3600)
        return Date(timeIntervalSince1970: wallClock - Double(timeZone.secondsFromGMT(for: centralEuropeanTime)))
    }

    /// Returns the hour and minute that clocks in Berlin show.
    static func timeOfDay(of instant: Date) -> (hour: Int, minute: Int) {
        let minutes = Int((wallClock(of: instant) / 60).rounded(.down))
        let minuteOfDay = minutes - Int((Double(minutes) / 1440).rounded(.down)) * 1440
        return (minuteOfDay / 60, minuteOfDay % 60)
    }

    /// Returns the local time as seconds since 1 January 1970, 0:00. Clamps instants that no calendar reaches, as a
    /// damaged file may contain, to slightly beyond the years 1 to 9999.
    private static func wallClock(of instant: Date) -> Double {
        let limit = 4e11
        return min(max(instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant)), -limit), limit)
    }
}
