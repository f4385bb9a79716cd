import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct BackgroundRefreshTests {
    private let refreshes = RecordingRefreshes()
    private let scheduling = RecordingScheduling()
    private let time: AdjustableTime

    init() throws {
        time = try AdjustableTime("2026-11-30T17:18:00Z")
    }

    private func app(
        api: (any TonnentickerAPI)? = nil,
        settings: Settings = Settings(address: PreviewAPI.address, remindsOnEveningBefore: true),
        schedules: (any ScheduleStore)? = nil
    ) -> AppModel {
        AppModel(
            AppDependencies.preview(settings: settings, now: time.now())
                .with(api: api, schedules: schedules, reminders: scheduling, refreshes: refreshes, now: time.now))
    }

    @Test("requests a run six hours later when the app goes to the background, and again at each run")
    func requests() async throws {
        let app = app()
        #expect(refreshes.pending == nil)
        app.enterBackground()
        #expect(refreshes.pending == (try instant("2026-11-30T23:18:00Z")))
        try time.set("2026-12-01T02:00:00Z")
        await app.refreshInBackground()
        #expect(refreshes.pending == (try instant("2026-12-01T08:00:00Z")))
    }

    @Test(
        "requests none without reminders or an address, and cancels an earlier request",
        arguments: [Settings(), Settings(address: PreviewAPI.address), Settings(remindsOnEveningBefore: true)]
    )
    func needsNone(settings: Settings) async throws {
        let api = SwitchableAPI(StubAPI())
        let app = app(api: api, settings: settings)
        refreshes.requestRefresh(notBefore: time.now())
        app.enterBackground()
        #expect(refreshes.pending == nil)
        refreshes.requestRefresh(notBefore: time.now())
        await app.refreshInBackground()
        #expect(refreshes.pending == nil)
        #expect(api.loads == 0)
    }

    @Test("plans the reminders of the newest dates, even if the run has just started the app")
    func plans() async throws {
        let pickups = try ["2026-12-02", "2026-12-09"].map { Pickup(day: try day($0), wasteTypeID: "x") }
        let app = app(api: StubAPI(pickups: pickups))
        await app.refreshInBackground()
        #expect(scheduling.days == ["2026-12-02", "2026-12-09"])
        try time.set("2026-12-03T12:00:00Z")
        await app.refreshInBackground()
        #expect(scheduling.days == ["2026-12-09"])
    }

    @Test("never asks the user")
    func asksNothing() async throws {
        scheduling.set(.undecided)
        await app().refreshInBackground()
        #expect(scheduling.requests == 0)
    }

    @Test("leaves dates and reminders unchanged if a run is cancelled, and requests another")
    func cancelled() async throws {
        let pickups = try ["2026-12-02", "2026-12-09"].map { Pickup(day: try day($0), wasteTypeID: "x") }
        let api = SuccessiveAPI([StubAPI(pickups: pickups), StubAPI(error: CancellationError())])
        let app = app(api: api)
        await app.refreshInBackground()
        let (state, notifications) = (app.dates?.state, scheduling.notifications)
        try time.set("2026-11-30T23:18:00Z")
        await app.refreshInBackground()
        #expect(app.dates?.state == state)
        #expect(scheduling.notifications == notifications)
        #expect(refreshes.pending == (try instant("2026-12-01T05:18:00Z")))
    }

    @Test("plans the reminders of the stored dates if a run has no connection")
    func offline() async throws {
        let copy = ScheduleSnapshot(
            address: PreviewAPI.address, wasteTypes: [],
            pickups: [Pickup(day: try day("2026-12-02"), wasteTypeID: "x")], fetchedAt: time.now())
        let app = app(api: StubAPI(error: APIError(.offline)), schedules: MemoryScheduleStore([copy]))
        await app.refreshInBackground()
        #expect(scheduling.days == ["2026-12-02"])
    }
}

/// A scheduler that records the system's request.
private final class RecordingRefreshes: BackgroundRefreshScheduling {
    private let request = Locked<Date?>(nil)

    /// When the next run may begin; `nil` without a request.
    var pending: Date? { request.withLock(\.self) }

    func requestRefresh(notBefore instant: Date) {
        request.withLock { $0 = instant }
    }

    func cancelRefresh() {
        request.withLock { $0 = nil }
    }
}
