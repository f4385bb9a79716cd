import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct SceneModelTests {
    private let now: Date
    private let place = Place(id: "beelen", name: "Beelen", county: "Kreis Warendorf")

    init() throws {
        now = try instant("2026-11-30T17:18:00Z")
    }

    private func setup(of scene: SceneModel) throws -> SetupModel {
        guard case .setup(let setup) = scene.content else { throw NeverHappened() }
        return setup
    }

    private func dates(of scene: SceneModel) throws -> ScheduleModel {
        guard case .dates(let dates) = scene.content else { throw NeverHappened() }
        return dates
    }

    // MARK: Address

    @Test("shows the setup until the question about reminders is answered, then the dates", arguments: [true, false])
    func setup(reminds: Bool) async throws {
        let dependencies = AppDependencies.preview(settings: Settings(), now: now)
        let scene = SceneModel(AppModel(dependencies))
        await scene.app.load()
        let setup = try setup(of: scene)
        await setup.ask(for: place)
        // Stored before the last question, because the app may not survive it.
        #expect(try dependencies.settings.load().content.address?.place == place)
        #expect(try self.setup(of: scene) === setup)
        setup.answer(remindsOnEveningBefore: reminds)
        #expect(try dates(of: scene).address.place == place)
        #expect(try dependencies.settings.load().content.remindsOnEveningBefore == reminds)
        await scene.app.open()
        #expect(scene.app.reminders.planned.isEmpty == !reminds)
    }

    @Test("shows the dates of a new address after the setup, and keeps them for the same one")
    func changeAddress() async throws {
        let scene = SceneModel(AppModel(.preview(now: now)))
        let before = try dates(of: scene)
        scene.changeAddress()
        try await #require(scene.addressChange).ask(for: PreviewAPI.address.place)
        #expect(scene.addressChange?.offer?.districts.count == 3)
        scene.addressChange?.choose(PreviewAPI.address.district)
        #expect(scene.addressChange == nil)
        #expect(try dates(of: scene) === before)

        scene.changeAddress()
        try await #require(scene.addressChange).ask(for: place)
        #expect(scene.addressChange == nil)
        #expect(try dates(of: scene).address.place == place)
        #expect(scene.app.settings.settings.address?.place == place)
    }

    @Test("ignores a late response about an old address, even with new ids of that address")
    func lateResponse() async throws {
        let api = GatedAPI()
        let left = PreviewAPI.address
        let settings = Settings(address: left, remindsOnEveningBefore: true)
        let scene = SceneModel(AppModel(AppDependencies.preview(settings: settings, now: now).with(api: api)))
        let app = scene.app
        let loading = Task { await app.load() }
        try await api.answer("types \(left.district.id)", .failure(APIError(.addressGone)))
        try await api.answer("pickups \(left.district.id)", .failure(APIError(.addressGone)))
        scene.changeAddress()
        let change = try #require(scene.addressChange)
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

    @Test("keeps the address if the setup was closed before its response arrived")
    func closedSetup() async throws {
        let api = GatedAPI()
        let scene = SceneModel(AppModel(AppDependencies.preview(now: now).with(api: api)))
        scene.changeAddress()
        let change = try #require(scene.addressChange)
        let choosing = Task { [place] in await change.ask(for: place) }
        try await eventually { api.asked == ["districts beelen"] }
        scene.addressChange = nil
        try await api.answer("districts beelen", .success([District(id: "beelen-1", name: "Beelen")]))
        await choosing.value
        #expect(try dates(of: scene).address == PreviewAPI.address)
        #expect(scene.app.settings.settings.address == PreviewAPI.address)
    }

    @Test("offers another address if the present one is gone, and retries after other errors")
    func remedy() async throws {
        let scene = SceneModel(AppModel(.preview(now: now)))
        await scene.remedy(APIError(.serverUnavailable))
        #expect(try dates(of: scene).next != nil)
        #expect(scene.addressChange == nil)
        await scene.remedy(APIError(.addressGone))
        #expect(scene.addressChange != nil)
    }

    // MARK: Two windows

    @Test("shares dates and settings between windows: one shows at once what the other changes")
    func sharedState() async throws {
        let scheduling = RecordingScheduling()
        let settings = Settings(address: PreviewAPI.address, remindsOnEveningBefore: true)
        let app = AppModel(AppDependencies.preview(settings: settings, now: now).with(reminders: scheduling))
        let (first, second) = (SceneModel(app), SceneModel(app))
        await app.open()
        #expect(try dates(of: first) === dates(of: second))
        #expect(!scheduling.days.isEmpty)

        first.app.reminders.isOn = false
        first.app.appearance = .dark
        second.enterBackground()
        await second.becomeActive()
        #expect(second.app.appearance == .dark)
        #expect(second.app.reminders.state == .off)
        #expect(scheduling.notifications == [])

        first.app.reminders.isOn = true
        await first.app.reminders.replan()
        first.changeAddress()
        try await #require(first.addressChange).ask(for: place)
        #expect(try dates(of: second).address.place == place)
        await app.open()
        second.enterBackground()
        await second.becomeActive()
        let planned = ReminderPlanner.notifications(for: try schedule(of: second), now: now)
        #expect(scheduling.notifications == planned)
    }

    private func schedule(of scene: SceneModel) throws -> Schedule {
        guard case .loaded(let schedule, _) = try dates(of: scene).state else { throw NeverHappened() }
        return schedule
    }

    @Test("shares one load between windows, which continues if the window that started it is closed")
    func sharedLoad() async throws {
        let api = GatedAPI()
        let app = AppModel(AppDependencies.preview(now: now).with(api: api))
        let district = PreviewAPI.address.district.id
        let first = Task { await app.open() }
        try await eventually { api.asked.count == 2 }
        let second = Task { await app.open() }
        first.cancel()
        try await api.answer("types \(district)", .success([WasteType(id: "b", name: "Biotonne")]))
        try await api.answer("pickups \(district)", .success([Pickup(day: try day("2026-12-24"), wasteTypeID: "b")]))
        await second.value
        await first.value
        await app.open()
        #expect(api.asked.count == 2)
        #expect(app.dates?.next?.day == (try day("2026-12-24")))
    }

    @Test("gives each window its own setup, tab and search")
    func ownState() async throws {
        let app = AppModel(.preview(settings: Settings(), now: now))
        let (first, second) = (SceneModel(app), SceneModel(app))
        try setup(of: first).search.text = "Bee"
        #expect(try setup(of: second).search.text.isEmpty)
        await first.openGuide()
        await second.openGuide()
        try #require(try first.guide?.get()).text = "batterie"
        #expect(try second.guide?.get().text == "")
        first.tab = .settings
        #expect(second.tab == .dates)
    }

    @Test("keeps the first chosen address, however late the other window's response arrives")
    func twoSetups() async throws {
        let api = GatedAPI()
        let app = AppModel(AppDependencies.preview(settings: Settings(), now: now).with(api: api))
        let scenes = [SceneModel(app), SceneModel(app)]
        let (first, second) = try (setup(of: scenes[0]), setup(of: scenes[1]))
        let elsewhere = Place(id: "rietberg", name: "Rietberg", county: "Kreis Gütersloh")
        let choices = [
            Task { [place] in await first.ask(for: place) }, Task { await second.ask(for: elsewhere) },
        ]
        try await api.answer("districts beelen", .success([District(id: "beelen-1", name: "Beelen")]))
        try await api.answer("districts rietberg", .success([District(id: "rietberg-1", name: "Rietberg")]))
        for choice in choices { await choice.value }
        first.answer(remindsOnEveningBefore: true)
        for scene in scenes { #expect(try dates(of: scene).address.place == place) }
        #expect(app.settings.settings.address?.place == place)
        #expect(app.reminders.isOn)
    }

    @Test("asks about reminders in the window of the first address, and not again after another")
    func asksOnce() async throws {
        let app = AppModel(.preview(settings: Settings(), now: now))
        let (first, second) = (SceneModel(app), SceneModel(app))
        let setup = try setup(of: first)
        await setup.ask(for: place)
        #expect(setup.step == .reminders(try dates(of: second).address))
        setup.answer(remindsOnEveningBefore: false)
        second.changeAddress()
        try await #require(second.addressChange).ask(for: PreviewAPI.address.place)
        second.addressChange?.choose(PreviewAPI.address.district)
        for scene in [first, second] { #expect(try dates(of: scene).address == PreviewAPI.address) }
    }

    // MARK: Tapped reminders

    @Test("shows the dates in the window in front after a tapped reminder, and closes what covers them")
    func tappedInFront() async throws {
        let app = AppModel(.preview(now: now))
        let (front, back) = (SceneModel(app), SceneModel(app))
        for scene in [front, back] {
            scene.tab = .settings
            scene.changeAddress()
        }
        await front.becomeActive()
        app.openDates()
        for scene in [back, front] { scene.showRequestedDates() }
        #expect(front.tab == .dates && front.addressChange == nil)
        #expect(back.tab == .settings && back.addressChange != nil)
        await back.becomeActive()
        #expect(back.tab == .settings)
    }

    @Test("shows the dates in the next window if a reminder is tapped while none is in front")
    func tappedInBack() async throws {
        let app = AppModel(.preview(now: now))
        let scene = SceneModel(app)
        scene.tab = .guide
        await scene.becomeActive()
        scene.becomeInactive()
        app.openDates()
        scene.showRequestedDates()
        #expect(scene.tab == .guide && scene.isDatesRequested)
        await scene.becomeActive()
        #expect(scene.tab == .dates && !scene.isDatesRequested)
    }

    // MARK: Abfall-ABC

    @Test("reads the Abfall-ABC once")
    func guide() async throws {
        let scene = SceneModel(AppModel(.preview(now: now)))
        await scene.openGuide()
        let guide = try #require(try scene.guide?.get())
        guide.text = "batterie"
        await scene.openGuide()
        #expect(try scene.guide?.get() === guide)
    }
}
