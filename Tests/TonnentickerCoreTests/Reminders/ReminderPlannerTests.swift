import Foundation
import Testing

@testable import TonnentickerCore

struct ReminderPlannerTests {
    private func schedule(_ days: [String], bins: [WasteCategory] = [.organic, .paper]) throws -> Schedule {
        let bins = bins.map { Bin(name: $0.name, style: WasteStyle(category: $0)) }
        return Schedule(days: try days.map { PickupDay(day: try day($0), bins: bins) })
    }

    @Test(
        "reminds at 18:00 in Berlin on the evening before, across both clock changes",
        arguments: [
            ("2026-12-02", "2026-12-01T17:00:00Z"), ("2026-07-01", "2026-06-30T16:00:00Z"),
            ("2026-03-29", "2026-03-28T17:00:00Z"), ("2026-03-30", "2026-03-29T16:00:00Z"),
            ("2026-10-25", "2026-10-24T16:00:00Z"), ("2026-10-26", "2026-10-25T17:00:00Z"),
            ("2027-01-01", "2026-12-31T17:00:00Z"),
        ]
    )
    func fireDate(pickup: String, expected: String) throws {
        let reminders = ReminderPlanner.reminders(for: try schedule([pickup]), now: try instant("2026-01-01T12:00:00Z"))
        #expect(reminders.map(\.fireDate) == [try instant(expected)])
        #expect(reminders.map(\.id) == ["tonnenticker.pickup.\(pickup)"])
    }

    @Test(
        "plans none in the past: from 18:00:00 on it is too late",
        arguments: [
            ("2026-12-01T16:59:59Z", ["2026-12-02", "2026-12-03"]), ("2026-12-01T17:00:00Z", ["2026-12-03"]),
            ("2026-12-01T17:00:01Z", ["2026-12-03"]), ("2026-12-02T17:00:00Z", []),
        ]
    )
    func past(now: String, expected: [String]) throws {
        let schedule = try schedule(["2026-12-01", "2026-12-02", "2026-12-03"])
        let reminders = ReminderPlanner.reminders(for: schedule, now: try instant(now))
        #expect(reminders.map(\.day.description) == expected)
    }

    @Test("counts the days beyond the last reminder", arguments: [(0, 0), (60, 0), (61, 1), (100, 40)])
    func daysBeyond(days: Int, expected: Int) throws {
        let first = try day("2026-12-02")
        let schedule = try schedule((0..<days).map { first.adding(days: $0).description })
        #expect(ReminderPlanner.daysBeyond(schedule, now: try instant("2026-12-01T12:00:00Z")) == expected)
    }

    @Test("plans the soonest 60 of 100 days")
    func capacity() throws {
        let first = try day("2026-12-02")
        let schedule = try schedule((0..<100).map { first.adding(days: $0).description })
        let reminders = ReminderPlanner.reminders(for: schedule, now: try instant("2026-12-01T12:00:00Z"))
        #expect(reminders.map(\.day) == (0..<60).map { first.adding(days: $0) })
    }

    @Test(
        "ends with a notification at 18:00 on the day of the last pickup, unless that is past",
        arguments: [
            (["2026-12-02", "2026-12-09"], "2026-12-01T12:00:00Z", "2026-12-09T17:00:00Z"),
            (["2026-12-02"], "2026-12-01T17:00:00Z", "2026-12-02T17:00:00Z"),
            (["2026-12-02"], "2026-12-02T16:59:59Z", "2026-12-02T17:00:00Z"),
            (["2026-12-02"], "2026-12-02T17:00:00Z", nil),
            (["2026-07-01"], "2026-06-01T12:00:00Z", "2026-07-01T16:00:00Z"),
            ([], "2026-12-01T12:00:00Z", nil),
        ] as [([String], String, String?)]
    )
    func end(days: [String], now: String, expected: String?) throws {
        let schedule = try schedule(days)
        let notifications = ReminderPlanner.notifications(for: schedule, now: try instant(now))
        let reminders = ReminderPlanner.reminders(for: schedule, now: try instant(now))
        #expect(notifications.prefix(reminders.count).map(\.id) == reminders.map(\.id))
        let end = notifications.dropFirst(reminders.count)
        #expect(end.map(\.fireDate) == (try expected.map { [try instant($0)] } ?? []))
        #expect(end.allSatisfy { $0.title == "Keine weiteren Termine bekannt" })
        #expect(end.allSatisfy { $0.body == "Öffne die App, dann gehen die Erinnerungen weiter." })
    }

    @Test("gives the system at most 60 notifications, including the last one", arguments: [1, 58, 59, 60, 61, 100])
    func endWithinCapacity(days: Int) throws {
        let first = try day("2026-12-02")
        let schedule = try schedule((0..<days).map { first.adding(days: $0).description })
        let notifications = ReminderPlanner.notifications(for: schedule, now: try instant("2026-12-01T12:00:00Z"))
        #expect(notifications.count == min(days + 1, 60))
        #expect(Set(notifications.map(\.id)).count == notifications.count)
        #expect(notifications.map(\.fireDate) == notifications.map(\.fireDate).sorted())
        let lastReminded = first.adding(days: min(days, 59) - 1)
        #expect(notifications.last?.fireDate == Berlin.instant(on: lastReminded, hour: 18))
    }

    @Test("gives the system the local time in Berlin", arguments: ["2026-12-02", "2026-07-01", "2026-03-30"])
    func wallClock(pickup: String) throws {
        let notifications = ReminderPlanner.notifications(
            for: try schedule([pickup]), now: try instant("2026-01-01T12:00:00Z"))
        #expect(notifications.count == 2)
        for notification in notifications {
            #expect(notification.wallClock.timeZone == Berlin.timeZone)
            #expect(notification.wallClock.hour == 18 && notification.wallClock.minute == 0)
            #expect(notification.wallClock.date == notification.fireDate)
        }
    }

    @Test(
        "names all bins of the day",
        arguments: [
            ([.organic], "Morgen: Biotonne"), ([.organic, .paper], "Morgen: Biotonne und Papier"),
            ([.residual, .organic, .paper], "Morgen: Restmüll, Biotonne und Papier"),
        ] as [([WasteCategory], String)]
    )
    func words(bins: [WasteCategory], title: String) throws {
        let schedule = try schedule(["2026-12-02"], bins: bins)
        let reminder = try #require(
            ReminderPlanner.reminders(for: schedule, now: try instant("2026-12-01T12:00:00Z")).first)
        #expect(reminder.title == title)
        #expect(reminder.body == "Heute Abend rausstellen, spätestens bis 6:00 Uhr.")
    }
}
