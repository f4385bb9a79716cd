import Foundation
import Testing

@testable import TonnentickerCore

struct PreviewAPITests {
    private func schedule(
        _ scenario: PreviewAPI.Scenario = .normal,
        at now: String,
        today: CalendarDay
    ) async throws -> Schedule {
        let api = PreviewAPI(now: try instant(now), scenario: scenario)
        return Schedule(
            pickups: try await api.pickups(of: "1", from: today, to: Schedule.lastDay(from: today)),
            wasteTypes: try await api.wasteTypes(of: "1"),
            today: today
        )
    }

    @Test("lays the same pickups around a day, at any time of it")
    func isDeterministic() async throws {
        let today = try day("2026-11-30")
        let schedule = try await schedule(at: "2026-11-29T23:00:00Z", today: today)
        #expect(try await self.schedule(at: "2026-11-30T22:59:59Z", today: today) == schedule)
        #expect(
            schedule.days.prefix(3).map { "\($0.day) \(Wording.list($0.bins.map(\.name)))" } == [
                "2026-12-01 Biotonne und Altpapier", "2026-12-04 Restabfall", "2026-12-09 Gelber Sack",
            ]
        )
        #expect(schedule.days[2].bins[0].note == "verschoben wegen Feiertag")
    }

    @Test("shows a countdown, several bins and a moved date at any time of day", arguments: 0..<24)
    func normal(hour: Int) async throws {
        let today = try day("2026-11-30")
        let now = Berlin.instant(on: today, hour: hour, minute: 59)
        let schedule = try await schedule(at: now.formatted(.iso8601), today: today)
        let next = try #require(NextPickup(in: schedule, now: now))
        #expect(Wording.display(next) == "Morgen")
        #expect(Wording.countdown(next.countdown) != nil)
        #expect(next.bins.count == 2)
        #expect(schedule.days.contains { $0.bins.contains { $0.note != nil } })
    }

    @Test("is empty, offline, or moved on demand")
    func scenarios() async throws {
        let today = try day("2026-11-30")
        let noon = "2026-11-30T12:00:00Z"
        #expect(try await schedule(.empty, at: noon, today: today).days.isEmpty)
        let moved = try await schedule(.moved, at: noon, today: today)
        #expect(moved.days.prefix(2).allSatisfy { $0.bins.allSatisfy { $0.note == "verschoben" } })
        await #expect(throws: APIError.self) {
            try await PreviewAPI(now: instant(noon), scenario: .offline).places(matching: "x", limit: 1)
        }
    }

    @Test("has no date on a Sunday, and the next as soon as that allows", arguments: 0..<7)
    func workdays(offset: Int) async throws {
        let today = try day("2026-11-30").adding(days: offset)
        let now = "\(today)T12:00:00Z"
        let normal = try await schedule(at: now, today: today)
        let moved = try await schedule(.moved, at: now, today: today)
        for schedule in [normal, moved] {
            #expect(schedule.days.count > 12)
            #expect(schedule.days.allSatisfy { $0.day.weekday != .sunday })
        }
        let next = try #require(NextPickup(in: normal, now: instant(now)))
        #expect(next.daysAway == (today.weekday == .saturday ? 2 : 1))
        #expect(next.bins.map(\.name) == ["Biotonne", "Altpapier"])
    }

    @Test("is slow on its clock")
    func slow() async throws {
        let clock = ManualClock()
        let api = PreviewAPI(now: try instant("2026-11-30T12:00:00Z"), scenario: .slow, clock: clock)
        let asking = Task { try await api.places(matching: "verl", limit: 1) }
        try await clock.waitForSleepers()
        await clock.advance(by: .seconds(3))
        #expect(try await asking.value == [])
        #expect(clock.slept == [.seconds(3)])
    }

    @Test(
        "finds places as people type them",
        arguments: [
            ("gutersloh", ["Gütersloh"]), ("  WIEDENBRUECK ", ["Rheda-Wiedenbrück"]), ("be", ["Beckum", "Beelen"]),
            ("schloss holte", ["Schloß Holte-Stukenbrock"]), ("", []),
        ]
    )
    func places(query: String, expected: [String]) async throws {
        let found = try await PreviewAPI(now: instant("2026-11-30T12:00:00Z")).places(matching: query, limit: 2)
        #expect(found.map(\.name) == expected)
    }

    @Test("has one district or several, and knows no other place")
    func districts() async throws {
        let api = PreviewAPI(now: try instant("2026-11-30T12:00:00Z"))
        #expect(try await api.districts(of: "beelen").count == 1)
        #expect(try await api.districts(of: PreviewAPI.address.place.id).first == PreviewAPI.address.district)
        await #expect(throws: APIError(.addressGone)) { try await api.districts(of: "nirgends") }
    }
}
