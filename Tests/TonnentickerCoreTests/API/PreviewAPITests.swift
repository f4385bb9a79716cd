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

    @Test("arranges the same pickups around a day at any time of day")
    func isDeterministic() async throws {
        let today = try day("2026-11-30")
        let schedule = try await schedule(at: "2026-11-29T23:00:00Z", today: today)
        #expect(try await self.schedule(at: "2026-11-30T22:59:59Z", today: today) == schedule)
        #expect(
            schedule.days.prefix(3).map { "\($0.day) \(Wording.list($0.bins.map(\.name)))" } == [
                "2026-12-01 Biotonne und Altpapier", "2026-12-04 Restabfall", "2026-12-08 Gelber Sack",
            ]
        )
    }

    @Test("shows a countdown and several bins at any time of day", arguments: 0..<24)
    func normal(hour: Int) async throws {
        let today = try day("2026-11-30")
        let now = Berlin.instant(on: today, hour: hour, minute: 59)
        let schedule = try await schedule(at: now.formatted(.iso8601), today: today)
        let next = try #require(NextPickup(in: schedule, now: now))
        #expect(Wording.display(next) == "Morgen")
        #expect(Wording.countdown(next.countdown) != nil)
        #expect(next.bins.count == 2)
    }

    @Test("is empty or offline on demand")
    func scenarios() async throws {
        let today = try day("2026-11-30")
        let noon = "2026-11-30T12:00:00Z"
        #expect(try await schedule(.empty, at: noon, today: today).days.isEmpty)
        await #expect(throws: APIError.self) {
            try await PreviewAPI(now: instant(noon), scenario: .offline).places(matching: "x", limit: 1)
        }
    }

    @Test("is plausible on any day: no pickup on a Sunday or holiday, and moves only because of a holiday")
    func plausibility() throws {
        var day = try day("2023-01-01")
        for _ in 0..<(4 * 366) {
            let normal = PreviewData.pickups(around: day)
            let moved = PreviewData.movedPickups(around: day)
            for pickup in normal + moved {
                #expect(pickup.day.weekday != .sunday && PublicHoliday.name(of: pickup.day) == nil)
                guard let note = pickup.note, let cause = note.split(separator: "wegen ").last, note != cause else {
                    continue
                }
                // Sundays and further holidays may be in between.
                let before = (1...4).map { pickup.day.adding(days: -$0) }
                #expect(before.contains { PublicHoliday.name(of: $0).map { cause == $0 } == true })
            }
            #expect(moved.filter { $0.day > day && $0.note?.hasPrefix("verschoben") == true }.count >= 2)
            let nextWorkday = (1...4).map { day.adding(days: $0) }
                .first { $0.weekday != .sunday && PublicHoliday.name(of: $0) == nil }
            let next = normal.filter { $0.day > day }.map(\.day).min()
            #expect(next == nextWorkday)
            #expect(Set(normal.filter { $0.day == next }.map(\.wasteTypeID)).isSuperset(of: ["bio", "papier"]))
            day = day.adding(days: 1)
        }
    }

    @Test("uses its clock for slow responses")
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

    @Test("has places with one district and with several, and knows no other place")
    func districts() async throws {
        let api = PreviewAPI(now: try instant("2026-11-30T12:00:00Z"))
        #expect(try await api.districts(of: "beelen").count == 1)
        #expect(try await api.districts(of: PreviewAPI.address.place.id).first == PreviewAPI.address.district)
        await #expect(throws: APIError(.addressGone)) { try await api.districts(of: "nirgends") }
    }
}
