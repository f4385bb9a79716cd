public import Foundation

/// The clock that every pickup goes by, whatever the device is set to.
public enum Berlin {
    /// Foundation brings the rules of this zone along; UTC would stand in for it only if it were removed.
    static let timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    /// The day that an instant falls on in Berlin.
    public static func day(of instant: Date) -> CalendarDay {
        CalendarDay(number: Int((wallClock(of: instant) / 86_400).rounded(.down)))
    }

    /// The instant at which the clocks in Berlin show a time of day.
    ///
    /// Meant for times outside the hour from 2:00 to 3:00, which a clock change skips or repeats.
    public static func instant(on day: CalendarDay, hour: Int, minute: Int = 0) -> Date {
        let wallClock = Double(day.number * 86_400 + hour * 3600 + minute * 60)
        let centralEuropeanTime = Date(timeIntervalSince1970: wallClock - 3600)
        return Date(timeIntervalSince1970: wallClock - Double(timeZone.secondsFromGMT(for: centralEuropeanTime)))
    }

    /// Hour and minute that the clocks in Berlin show.
    static func timeOfDay(of instant: Date) -> (hour: Int, minute: Int) {
        let minutes = Int((wallClock(of: instant) / 60).rounded(.down))
        let minuteOfDay = minutes - Int((Double(minutes) / 1440).rounded(.down)) * 1440
        return (minuteOfDay / 60, minuteOfDay % 60)
    }

    /// What the clocks show, in seconds since they showed 1 January 1970, 0:00. A damaged file may hold instants that
    /// no calendar reaches: they end a little beyond the years 1 to 9999.
    private static func wallClock(of instant: Date) -> Double {
        let limit = 4e11
        return min(max(instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant)), -limit), limit)
    }
}
