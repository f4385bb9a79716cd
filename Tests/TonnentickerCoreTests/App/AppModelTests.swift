import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct AppModelTests {
    private let now: Date
    private let place = Place(id: "beelen", name: "Beelen", county: "Kreis Warendorf")

    init() throws {
        now = try instant("2026-11-30T17:18:00Z")
    }

    private func schedule(of app: AppModel) throws -> ScheduleModel {
        guard case .dates(let schedule) = app.content else { throw NeverHappened() }
        return schedule
    }

    @Test("shows the setup until an address is chosen, then the dates of that address, and keeps it")
    func setup() async throws {
        let dependencies = AppDependencies.preview(settings: Settings(), now: now)
        let app = AppModel(dependencies)
        guard case .setup(let setup) = app.content else { throw NeverHappened() }
        await app.load()
        await setup.ask(for: place)
        // Kept before the last question, which the app may not survive.
        #expect(try dependencies.settings.load().content.address?.place == place)
        guard case .setup = app.content else { throw NeverHappened() }
        setup.answer(remindsOnEveningBefore: true)
        #expect(try schedule(of: app).address.place == place)
        #expect(try dependencies.settings.load().content.remindsOnEveningBefore)
    }

    @Test("shows the household's bins and reminds of them, from a choice to the next and to the next start")
    func bins() async throws {
        let dependencies = AppDependencies.preview(
            settings: Settings(address: PreviewAPI.address, remindsOnEveningBefore: true), now: now)
        let app = AppModel(dependencies)
        #expect(app.bins.isEmpty)
        await app.load()
        let bins = app.bins
        #expect(bins.count > 1 && bins.allSatisfy(\.isSelected))
        func reminded(_ app: AppModel) -> Set<String> { Set(app.reminders.planned.flatMap { $0.bins.map(\.name) }) }
        #expect(reminded(app).count == bins.count)
        for bin in bins.dropFirst() { await app.setBin(bin, isSelected: false) }
        #expect(reminded(app) == [bins[0].bin.name])
        let again = AppModel(dependencies)
        await again.load()
        #expect(reminded(again) == [bins[0].bin.name])
        await again.setBin(bins[0], isSelected: false)
        #expect(try schedule(of: again).state == .allDeselected)
        #expect(again.reminders.planned.isEmpty)
    }

    @Test("leaves the setup for the dates of the new address, and keeps those of the same one")
    func changeAddress() async throws {
        let app = AppModel(.preview(now: now))
        let before = try schedule(of: app)
        app.changeAddress()
        try await #require(app.addressChange).ask(for: PreviewAPI.address.place)
        #expect(app.addressChange?.offer?.districts.count == 3)
        app.addressChange?.choose(PreviewAPI.address.district)
        #expect(app.addressChange == nil)
        #expect(try schedule(of: app) === before)

        app.changeAddress()
        try await #require(app.addressChange).ask(for: place)
        #expect(app.addressChange == nil)
        #expect(try schedule(of: app).address.place == place)
        #expect(app.settings.settings.address?.place == place)
    }

    @Test("takes no late response about an address that was left, be it new ids of that address")
    func lateResponse() async throws {
        let api = GatedAPI()
        let left = PreviewAPI.address
        let preview = AppDependencies.preview(settings: Settings(address: left, remindsOnEveningBefore: true), now: now)
        let app = AppModel(
            AppDependencies(
                version: "1", api: api, settings: preview.settings, schedules: nil, reminders: preview.reminders,
                now: preview.now))
        let loading = Task { await app.load() }
        try await api.answer("types \(left.district.id)", .failure(APIError(.addressGone)))
        try await api.answer("pickups \(left.district.id)", .failure(APIError(.addressGone)))
        app.changeAddress()
        let change = try #require(app.addressChange)
        let choosing = Task { [place] in await change.ask(for: place) }
        try await api.answer("districts beelen", .success([District(id: "beelen-1", name: "Beelen")]))
        await choosing.value
        let place = Place(id: "new", name: left.place.name, county: left.place.county)
        let district = District(id: "new-1", name: left.district.name, detail: left.district.detail)
        try await api.answer("places Gütersloh", .success([place]))
        try await api.answer("districts new", .success([district]))
        try await api.answer("types new-1", .success([WasteType(id: "b", name: "Biotonne")]))
        try await api.answer("pickups new-1", .success([Pickup(day: try day("2026-12-24"), wasteTypeID: "b")]))
        await loading.value
        #expect(app.settings.settings.address?.district.id == "beelen-1")
        #expect(app.reminders.planned.isEmpty)
    }

    @Test("keeps the address where the setup was closed before its response came")
    func closedSetup() async throws {
        let api = GatedAPI()
        let preview = AppDependencies.preview(now: now)
        let app = AppModel(
            AppDependencies(
                version: "1", api: api, settings: preview.settings, schedules: nil, reminders: preview.reminders,
                now: preview.now))
        app.changeAddress()
        let change = try #require(app.addressChange)
        let choosing = Task { [place] in await change.ask(for: place) }
        try await eventually { api.asked == ["districts beelen"] }
        app.addressChange = nil
        try await api.answer("districts beelen", .success([District(id: "beelen-1", name: "Beelen")]))
        await choosing.value
        #expect(try schedule(of: app).address == PreviewAPI.address)
        #expect(app.settings.settings.address == PreviewAPI.address)
    }

    @Test("shows the placeholder from 250 ms on while dates are loaded")
    func placeholder() async throws {
        let clock = ManualClock()
        let app = AppModel(
            AppDependencies(
                version: "1", api: PreviewAPI(now: now, scenario: .slow, clock: clock),
                settings: AppDependencies.preview(now: now).settings, schedules: nil,
                reminders: AppDependencies.preview(now: now).reminders, clock: clock, now: { [now] in now }))
        let loading = Task { await app.load() }
        try await clock.waitForSleepers(3)
        await clock.advance(by: .milliseconds(249))
        #expect(!app.placeholder.isVisible)
        await clock.advance(by: .milliseconds(1))
        #expect(app.placeholder.isVisible)
        await clock.advance(by: .seconds(3))
        await loading.value
        #expect(!app.placeholder.isVisible)
        #expect(try schedule(of: app).next?.daysAway == 1)
    }

    @Test("offers another address where the present one is gone, and tries again after other errors")
    func remedy() async throws {
        let app = AppModel(.preview(now: now))
        await app.remedy(APIError(.serverUnavailable))
        #expect(try schedule(of: app).next != nil)
        #expect(app.addressChange == nil)
        await app.remedy(APIError(.addressGone))
        #expect(app.addressChange != nil)
    }

    @Test("refreshes after a stay in the background, and only then")
    func foreground() async throws {
        let app = AppModel(.preview(now: now))
        await app.enterForeground()
        #expect(try schedule(of: app).state == .loading)
        app.enterBackground()
        await app.enterForeground()
        let loaded = try schedule(of: app).state
        guard case .loaded(_, .current) = loaded else { throw NeverHappened() }
    }

    @Test("reminds as the settings say and the system permits", arguments: [ReminderPermission.granted, .denied])
    func reminders(permission: ReminderPermission) async throws {
        let app = AppModel(.preview(permission: permission, now: now))
        await app.load()
        #expect(app.reminders.state == .off)
        app.remindsOnEveningBefore = true
        await app.applyReminders()
        #expect(app.reminders.state == (permission == .granted ? .on : .blocked))
        #expect(app.reminders.planned.isEmpty == (permission == .denied))
        app.remindsOnEveningBefore = false
        await app.applyReminders()
        #expect(app.reminders.state == .off)
        #expect(app.reminders.planned.isEmpty)
    }

    @Test("reads the Abfall-ABC once")
    func guide() async throws {
        let app = AppModel(.preview(now: now))
        await app.openGuide()
        let guide = try #require(try app.guide?.get())
        guide.text = "batterie"
        await app.openGuide()
        #expect(try app.guide?.get() === guide)
    }

    @Test("shows kept dates without a connection, and since when they are known")
    func stale() async throws {
        let app = AppModel(.preview(.offline, copiedAt: try instant("2026-11-28T17:04:00Z"), now: now))
        await app.load()
        guard case .loaded(_, let freshness) = try schedule(of: app).state else { throw NeverHappened() }
        #expect(freshness.staleSince == (try instant("2026-11-28T17:04:00Z")))
        #expect(freshness.lastingError == nil)
    }

    @Test("takes kept dates over, and keeps newer ones")
    func copied() async throws {
        let app = AppModel(.preview(copiedAt: try instant("2026-11-28T17:04:00Z"), now: now))
        await app.load()
        guard case .loaded(_, .current) = try schedule(of: app).state else { throw NeverHappened() }
    }

    @Test("asks for the permission to remind where nobody has decided")
    func undecided() async throws {
        let app = AppModel(.preview(settings: Settings(remindsOnEveningBefore: true), permission: .undecided, now: now))
        await app.applyReminders()
        #expect(app.reminders.state == .blocked)
    }

    @Test("keeps the address under the ids that the backend gives it now")
    func renewed() async throws {
        let district = District(id: "new", name: "Bezirk 1", detail: PreviewAPI.address.district.detail)
        let api = StubAPI(
            places: [PreviewAPI.address.place], districts: [district],
            pickups: [Pickup(day: try day("2026-12-02"), wasteTypeID: "x")],
            goneDistricts: [PreviewAPI.address.district.id])
        let preview = AppDependencies.preview(now: now)
        let app = AppModel(
            AppDependencies(
                version: "1", api: api, settings: preview.settings, schedules: nil, reminders: preview.reminders,
                now: preview.now))
        await app.load()
        #expect(app.settings.settings.address?.district == district)
    }

    @Test("changes the appearance")
    func appearance() throws {
        let app = AppModel(.preview(now: now))
        app.appearance = .dark
        #expect(app.appearance == .dark && app.settings.settings.appearance == .dark)
    }

    @Test("tells what became of settings that it can't use, and of changes that it can't store")
    func settingsNotices() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "settings-local.json")
        try Data("{".utf8).write(to: file)
        let preview = AppDependencies.preview(now: now)
        func app(storingIn folder: URL) -> AppModel {
            AppModel(
                AppDependencies(
                    version: "1", api: preview.api, settings: FileSettingsStore(folder: folder, flavour: .local),
                    schedules: nil, reminders: preview.reminders, now: preview.now))
        }
        let kept = KeptAside(path: file.path(percentEncoded: false) + ".damaged", cause: .damaged)
        #expect(app(storingIn: folder.url).storageNotices == [Wording.settingsKeptAside(kept)])
        let blocked = app(storingIn: file.appendingPathExtension("damaged"))
        blocked.appearance = .dark
        #expect(blocked.storageNotices == [Wording.error(try #require(blocked.settings.error))])
    }

    @Test("tells what could not be stored")
    func notices() async throws {
        let failing = MemoryScheduleStore(error: .unwritable(path: "/x", reason: .diskFull))
        let preview = AppDependencies.preview(now: now)
        let app = AppModel(
            AppDependencies(
                version: "1", api: preview.api, settings: preview.settings, schedules: failing,
                reminders: preview.reminders, now: preview.now))
        #expect(app.storageNotices == [])
        await app.load()
        #expect(app.storageNotices == [Wording.error(StorageError.unwritable(path: "/x", reason: .diskFull))])
    }
}
