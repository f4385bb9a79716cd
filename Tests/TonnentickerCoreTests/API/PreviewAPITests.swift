import Foundation
import Testing

@testable import TonnentickerCore

struct PreviewAPITests {
    private func schedule(at now: String, today: CalendarDay) async throws -> Schedule {
        let api = PreviewAPI(now: try instant(now))
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
                "2026-11-30 Biotonne und Altpapier", "2026-12-01 Restabfall und Gelber Sack", "2026-12-09 Gelber Sack",
            ]
        )
        #expect(schedule.days[2].bins[0].note == "verschoben wegen Feiertag")
    }

    @Test(
        "finds places as people type them",
        arguments: [
            ("gutersloh", ["Gütersloh"]), ("  WIEDENBRUECK ", ["Rheda-Wiedenbrück"]), ("be", ["Beckum", "Beelen"]),
            ("", []),
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
