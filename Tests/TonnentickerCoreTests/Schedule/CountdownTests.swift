import Foundation
import Testing

@testable import TonnentickerCore

struct CountdownTests {
    @Test(
        "counts down to 6:00 in Berlin",
        arguments: [
            // An ordinary winter night.
            ("2026-12-01T17:18:00Z", "2026-12-02", .hours(11, minutes: 42), "noch 11 Std. 42 Min."),
            ("2026-12-02T04:18:00Z", "2026-12-02", .minutes(42), "noch 42 Min."),
            ("2026-12-02T04:00:00Z", "2026-12-02", .hours(1, minutes: 0), "noch 1 Std. 0 Min."),
            ("2026-12-02T04:00:01Z", "2026-12-02", .minutes(59), "noch 59 Min."),
            ("2026-12-02T04:59:00Z", "2026-12-02", .minutes(1), "noch 1 Min."),
            ("2026-12-02T04:59:01Z", "2026-12-02", .underOneMinute, "noch unter 1 Min."),
            ("2026-12-02T04:59:59Z", "2026-12-02", .underOneMinute, "noch unter 1 Min."),
            ("2026-12-02T05:00:00Z", "2026-12-02", .running, nil),
            ("2026-12-02T22:59:00Z", "2026-12-02", .running, nil),
            // A day or more.
            ("2026-12-01T05:00:00Z", "2026-12-02", .days(1, hours: 0), "noch 1 Tag 0 Std."),
            ("2026-12-01T05:00:01Z", "2026-12-02", .hours(23, minutes: 59), "noch 23 Std. 59 Min."),
            ("2026-12-01T03:00:00Z", "2026-12-02", .days(1, hours: 2), "noch 1 Tag 2 Std."),
            ("2026-11-28T18:00:00Z", "2026-12-02", .days(3, hours: 11), "noch 3 Tage 11 Std."),
            ("2026-11-28T17:59:00Z", "2026-12-02", .days(3, hours: 11), "noch 3 Tage 11 Std."),
            // The clocks go forward on the night to 29 March: 11 hours from 18:00 to 6:00.
            ("2026-03-28T17:00:00Z", "2026-03-29", .hours(11, minutes: 0), "noch 11 Std. 0 Min."),
            ("2026-03-28T05:00:00Z", "2026-03-29", .days(1, hours: 0), "noch 1 Tag 0 Std."),
            ("2026-03-28T05:00:01Z", "2026-03-29", .hours(22, minutes: 59), "noch 22 Std. 59 Min."),
            ("2026-03-29T03:59:59Z", "2026-03-29", .underOneMinute, "noch unter 1 Min."),
            ("2026-03-29T04:00:00Z", "2026-03-29", .running, nil),
            ("2026-03-27T18:00:00Z", "2026-03-30", .days(2, hours: 11), "noch 2 Tage 11 Std."),
            ("2026-03-29T08:00:00Z", "2026-03-30", .hours(20, minutes: 0), "noch 20 Std. 0 Min."),
            // They go back on the night to 25 October: 13 hours.
            ("2026-10-24T16:00:00Z", "2026-10-25", .hours(13, minutes: 0), "noch 13 Std. 0 Min."),
            ("2026-10-24T04:00:00Z", "2026-10-25", .days(1, hours: 0), "noch 1 Tag 0 Std."),
            ("2026-10-24T04:00:01Z", "2026-10-25", .hours(24, minutes: 59), "noch 24 Std. 59 Min."),
            ("2026-10-24T04:30:00Z", "2026-10-26", .days(1, hours: 23), "noch 1 Tag 23 Std."),
            ("2026-10-25T04:59:59Z", "2026-10-25", .underOneMinute, "noch unter 1 Min."),
            ("2026-10-25T05:00:00Z", "2026-10-25", .running, nil),
        ] as [(String, String, Countdown, String?)]
    )
    func countsDown(now: String, due: String, expected: Countdown, words: String?) throws {
        let countdown = try Countdown(from: instant(now), to: day(due))
        #expect(countdown == expected)
        #expect(Wording.countdown(countdown) == words)
        #expect(Wording.countdownCaption(countdown) == (words == nil ? "Abholung läuft" : "bis 6:00 Uhr rausstellen"))
    }

    @Test("never counts up, minute by minute over both clock changes", arguments: ["2026-03-31", "2026-10-27"])
    func isMonotonic(due: String) throws {
        let day = try day(due)
        let deadline = Countdown.deadline(on: day)
        var previous = Int.max
        for minute in stride(from: 6 * 1440, through: 0, by: -1) {
            let left = Countdown(from: deadline.addingTimeInterval(-60 * Double(minute)), to: day).minutes
            #expect(left <= previous)
            previous = left
        }
        #expect(previous == 0)
    }
}

extension Countdown {
    /// The minutes that the text expresses, if each day had 25 hours.
    fileprivate var minutes: Int {
        switch self {
        case .days(let days, let hours): (days * 25 + hours) * 60
        case .hours(let hours, let minutes): hours * 60 + minutes
        case .minutes(let minutes): minutes
        case .underOneMinute, .running: 0
        }
    }
}
