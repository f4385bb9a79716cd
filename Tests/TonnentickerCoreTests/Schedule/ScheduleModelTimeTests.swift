import Testing

@testable import TonnentickerCore

@MainActor
struct ScheduleModelTimeTests {
    @Test("ticks at each full minute, and removes a day at midnight in Berlin")
    func ticks() async throws {
        let time = try AdjustableTime("2026-12-01T22:58:30Z")
        let clock = ManualClock()
        let days = ["2026-12-01", "2026-12-02"]
        let api = StubAPI(pickups: try days.map { Pickup(day: try day($0), wasteTypeID: "b") })
        let model = ScheduleModel(address: PreviewAPI.address, api: api, clock: clock, now: time.now)
        await model.load()
        let ticking = Task { await model.keepTime() }
        #expect(model.next?.daysAway == 1)
        #expect(model.sections.first?.weeks.first?.days.map(\.day.description) == days)
        for (instant, day, daysAway, countdown) in [
            ("2026-12-01T22:59:00Z", "2026-12-02", 1, "noch 6 Std. 1 Min."),
            ("2026-12-01T23:00:00Z", "2026-12-02", 0, "noch 6 Std. 0 Min."),
            ("2026-12-01T23:01:00Z", "2026-12-02", 0, "noch 5 Std. 59 Min."),
        ] as [(String, String, Int, String?)] {
            try await clock.waitForSleepers()
            try time.set(instant)
            await clock.advance(by: clock.slept.last ?? .zero)
            let expected = try TonnentickerCoreTests.instant(instant)
            try await eventually { model.moment == expected }
            #expect(model.next?.day == (try TonnentickerCoreTests.day(day)))
            #expect(model.next?.daysAway == daysAway)
            #expect(model.next.flatMap { Wording.countdown($0.countdown) } == countdown)
        }
        #expect(clock.slept.prefix(3) == [.seconds(30), .seconds(60), .seconds(60)])
        ticking.cancel()
        await ticking.value
    }

    @Test("computes the days again when the clock is set, even after the last day")
    func clockIsSet() async throws {
        let time = try AdjustableTime("2026-12-01T22:58:30Z")
        let pickups = try ["2026-12-01", "2026-12-02"].map { Pickup(day: try day($0), wasteTypeID: "b") }
        let api = SwitchableAPI(StubAPI(pickups: pickups))
        let model = ScheduleModel(address: PreviewAPI.address, api: api, now: time.now)
        await model.load()
        let loaded = model.state
        for (instant, days) in [
            ("2026-12-01T23:00:00Z", ["2026-12-02"]), ("2026-12-01T22:59:59Z", ["2026-12-01", "2026-12-02"]),
            ("2026-12-02T23:00:00Z", []), ("2026-12-02T22:59:00Z", ["2026-12-02"]), ("2026-12-09T12:00:00Z", []),
            ("2026-12-01T22:58:30Z", ["2026-12-01", "2026-12-02"]),
        ] {
            try time.set(instant)
            model.tick()
            #expect(model.sections.flatMap(\.weeks).flatMap(\.days).map(\.day.description) == days)
            if days.isEmpty { #expect(model.state == .empty) }
        }
        #expect(model.state == loaded)
        // A failure after the last day doesn't hide the days that return when the clock is set back.
        try time.set("2026-12-03T12:00:00Z")
        api.current = StubAPI(error: APIError(.offline))
        await model.refresh()
        #expect(model.state == .failed(APIError(.offline)))
        try time.set("2026-12-02T12:00:00Z")
        model.tick()
        #expect(model.next?.day == (try day("2026-12-02")))
    }

    @Test("keeps today's row until midnight, even after the card shows the next day")
    func evening() async throws {
        let time = try AdjustableTime("2026-12-02T12:00:00Z")
        let api = StubAPI(pickups: [Pickup(day: try day("2026-12-02"), wasteTypeID: "b")])
        let model = ScheduleModel(address: PreviewAPI.address, api: api, now: time.now)
        await model.load()
        let loaded = model.state
        #expect(model.next?.daysAway == 0)
        try time.set("2026-12-02T17:00:00Z")
        model.tick()
        #expect(model.state == loaded && model.next == nil)
    }
}
