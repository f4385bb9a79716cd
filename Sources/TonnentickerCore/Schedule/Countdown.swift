public import Foundation

/// The time left to put the bins out: until 6:00 in Berlin on the day of the pickup.
///
/// Rounded down, so that it never promises more time than there is.
public enum Countdown: Hashable, Sendable {
    /// A day or more: whole days, each from 6:00 to 6:00 whatever its length, and the hours until the next 6:00.
    case days(Int, hours: Int)
    /// An hour or more.
    case hours(Int, minutes: Int)
    /// 1 to 59.
    case minutes(Int)
    /// Less than a minute.
    case underOneMinute
    /// The deadline has passed: the pickup is under way or over.
    case running

    /// The hour by which the bins have to be outside.
    public static let deadlineHour = 6

    public init(from now: Date, to day: CalendarDay) {
        guard now < Self.deadline(on: day) else {
            self = .running
            return
        }
        let today = Berlin.day(of: now)
        let nextDeadlineDay = now <= Self.deadline(on: today) ? today : today.adding(days: 1)
        let secondsLeft = Self.deadline(on: nextDeadlineDay).timeIntervalSince(now)
        let minutesLeft = Int((secondsLeft / 60).rounded(.down))
        let daysLeft = nextDeadlineDay.days(until: day)
        if daysLeft > 0 {
            // The day on which the clocks go back has 25 hours, of which at most 24 are left here.
            self = .days(daysLeft, hours: min(minutesLeft / 60, 23))
        } else if minutesLeft >= 60 {
            self = .hours(minutesLeft / 60, minutes: minutesLeft % 60)
        } else if minutesLeft > 0 {
            self = .minutes(minutesLeft)
        } else {
            self = .underOneMinute
        }
    }

    /// Returns the instant by which the bins of a day have to be outside.
    public static func deadline(on day: CalendarDay) -> Date {
        Berlin.instant(on: day, hour: deadlineHour)
    }
}
