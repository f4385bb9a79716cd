import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct AppModelTests {
    private let now: Date

    init() throws {
        now = try instant("2026-11-30T17:18:00Z")
    }

    @Test("shows the placeholder from 250 ms on while dates are loading")
    func placeholder() async throws {
        let clock = ManualClock()
        let slow = PreviewAPI(now: now, scenario: .slow, clock: clock)
        let app = AppModel(AppDependencies.preview(now: now).with(api: slow, clock: clock))
        let loading = Task { await app.load() }
        try await clock.waitForSleepers(3)
        await clock.advance(by: .milliseconds(249))
        #expect(!app.placeholder.isVisible)
        await clock.advance(by: .milliseconds(1))
        #expect(app.placeholder.isVisible)
        await clock.advance(by: .seconds(3))
        await loading.value
        #expect(!app.placeholder.isVisible)
        #expect(app.dates?.next?.daysAway == 1)
    }

    @Test("refreshes after a stay in the background or after an hour, and only then")
    func outdated() async throws {
        let time = try AdjustableTime("2026-11-30T17:18:00Z")
        let api = SwitchableAPI(StubAPI(wasteTypes: [WasteType(id: "bio", name: "Biotonne")]))
        let app = AppModel(AppDependencies.preview(now: now).with(api: api, now: time.now))
        await app.becomeActive()
        #expect(app.dates?.state == .loading)
        await app.open()
        #expect(api.loads == 1)
        try time.set("2026-11-30T18:17:59Z")
        await app.becomeActive()
        #expect(api.loads == 1)
        try time.set("2026-11-30T18:18:00Z")
        await app.becomeActive()
        await app.becomeActive()
        #expect(api.loads == 2)
        app.enterBackground()
        await app.becomeActive()
        await app.becomeActive()
        #expect(api.loads == 3)
    }

    @Test("reminds as the settings say and the system permits", arguments: [ReminderPermission.granted, .denied])
    func reminders(permission: ReminderPermission) async throws {
        let app = AppModel(.preview(permission: permission, now: now))
        await app.load()
        #expect(app.reminders.state == .off)
        app.reminders.isOn = true
        await app.reminders.replan()
        #expect(app.reminders.state == (permission == .granted ? .on : .blocked))
        #expect(app.reminders.planned.isEmpty == (permission == .denied))
        app.reminders.isOn = false
        await app.reminders.replan()
        #expect(app.reminders.state == .off)
        #expect(app.reminders.planned.isEmpty)
    }

    @Test("keeps the reminders of an earlier start when the app starts offline, comes back and opens again")
    func offline() async throws {
        let pickups = try (0..<20).map { Pickup(day: try day("2026-12-02").adding(days: $0), wasteTypeID: "x") }
        let schedule = Schedule(pickups: pickups, wasteTypes: [], today: Berlin.day(of: now))
        let pending = ReminderPlanner.notifications(for: schedule, now: now)
        let scheduling = RecordingScheduling(pending: pending)
        let settings = Settings(address: PreviewAPI.address, remindsOnEveningBefore: true)
        let app = AppModel(AppDependencies.preview(.offline, settings: settings, now: now).with(reminders: scheduling))
        await app.becomeActive()
        await app.open()
        app.enterBackground()
        await app.becomeActive()
        await app.refreshInBackground()
        #expect(app.dates?.state == .failed(APIError(.offline, detail: "the preview has no connection")))
        #expect(scheduling.notifications == pending)
    }

    @Test("shows and reminds of the household's bins, from one choice to the next and after a restart")
    func bins() async throws {
        let dependencies = AppDependencies.preview(
            settings: Settings(address: PreviewAPI.address, remindsOnEveningBefore: true), now: now)
        let app = AppModel(dependencies)
        #expect(app.bins.isEmpty)
        await app.load()
        let bins = app.bins
        #expect(bins.count > 1 && bins.allSatisfy(\.isSelected))
        func reminded(_ app: AppModel) -> Set<String> {
            let names = bins.map(\.bin.name)
            return Set(app.reminders.planned.flatMap { planned in names.filter { planned.title.contains($0) } })
        }
        #expect(reminded(app).count == bins.count)
        for bin in bins.dropFirst() { app[hasBin: bin.bin.name] = false }
        #expect(bins.map { app[hasBin: $0.bin.name] } == [true] + bins.dropFirst().map { _ in false })
        try await eventually { reminded(app) == [bins[0].bin.name] }
        let again = AppModel(dependencies)
        await again.load()
        #expect(reminded(again) == [bins[0].bin.name])
        again[hasBin: bins[0].bin.name] = false
        try await eventually { again.dates?.state == .allDeselected && again.reminders.planned.isEmpty }
    }

    @Test("shows stored dates without a connection, and when they were loaded")
    func stale() async throws {
        let app = AppModel(.preview(.offline, copiedAt: try instant("2026-11-28T17:04:00Z"), now: now))
        await app.load()
        guard case .loaded(_, let freshness) = app.dates?.state else { throw NeverHappened() }
        #expect(freshness.staleSince == (try instant("2026-11-28T17:04:00Z")))
        #expect(freshness.lastingError == nil)
    }

    @Test("uses stored dates, and stores newer ones")
    func copied() async throws {
        let app = AppModel(.preview(copiedAt: try instant("2026-11-28T17:04:00Z"), now: now))
        await app.load()
        guard case .loaded(_, .current) = app.dates?.state else { throw NeverHappened() }
    }

    @Test("stores the address with the backend's present ids")
    func renewed() async throws {
        let district = District(id: "new", name: "Bezirk 1", detail: PreviewAPI.address.district.detail)
        let api = StubAPI(
            places: [PreviewAPI.address.place], districts: [district],
            pickups: [Pickup(day: try day("2026-12-02"), wasteTypeID: "x")],
            goneDistricts: [PreviewAPI.address.district.id])
        let app = AppModel(AppDependencies.preview(now: now).with(api: api))
        await app.load()
        #expect(app.settings.settings.address?.district == district)
    }

    @Test("reports unusable settings and unstored changes without a path")
    func settingsNotices() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "settings-local.json")
        try Data("{".utf8).write(to: file)
        func app(storingIn folder: URL) -> AppModel {
            let store = FileSettingsStore(folder: folder, flavour: .local)
            return AppModel(AppDependencies.preview(now: now).with(settings: store))
        }
        let reset = "Die Einstellungen waren beschädigt und wurden zurückgesetzt."
        #expect(app(storingIn: folder.url).storageNotices == [reset])
        let blocked = app(storingIn: file.appendingPathExtension("damaged"))
        blocked.appearance = .dark
        #expect(blocked.appearance == .dark)
        #expect(blocked.storageNotices == ["Die Einstellungen konnten nicht gespeichert werden."])
    }

    @Test("reports dates that couldn't be stored or read back, without a path")
    func datesNotices() async throws {
        let notices: [(StorageError, String)] = [
            (.unwritable(path: "/x", reason: .diskFull), "Die Termine konnten nicht für unterwegs gespeichert werden."),
            (.unreadable(path: "/x", reason: .other), "Die gespeicherten Termine konnten nicht gelesen werden."),
        ]
        for (error, notice) in notices {
            let dependencies = AppDependencies.preview(now: now)
            let app = AppModel(dependencies.with(schedules: MemoryScheduleStore(error: error)))
            #expect(app.storageNotices == [])
            await app.load()
            #expect(app.storageNotices == [notice])
        }
    }
}
