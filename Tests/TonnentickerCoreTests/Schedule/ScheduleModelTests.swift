import Testing

@testable import TonnentickerCore

@MainActor
struct ScheduleModelTests {
    private let time: AdjustableTime
    private let address = PreviewAPI.address
    private let bio = WasteType(id: "b", name: "Biotonne")

    init() throws {
        time = try AdjustableTime("2026-12-01T17:18:00Z")
    }

    private func api(_ days: String...) throws -> StubAPI {
        StubAPI(wasteTypes: [bio], pickups: try days.map { Pickup(day: try day($0), wasteTypeID: "b") })
    }

    private func model(_ api: any TonnentickerAPI, store: MemoryScheduleStore? = nil) -> ScheduleModel {
        ScheduleModel(address: address, api: api, store: store, now: time.now)
    }

    private func days(_ model: ScheduleModel) -> [String] {
        guard case .loaded(let schedule, _) = model.state else { return [] }
        return schedule.days.map(\.day.description)
    }

    private func freshness(_ model: ScheduleModel) -> ScheduleModel.Freshness? {
        guard case .loaded(_, let freshness) = model.state else { return nil }
        return freshness
    }

    @Test("loads the dates of its address and keeps them")
    func loads() async throws {
        let store = MemoryScheduleStore()
        let model = model(try api("2026-12-02"), store: store)
        #expect(model.state == .loading)
        #expect(model.next == nil && model.sections == [])
        await model.load()
        #expect(model.next?.bins.map(\.name) == ["Biotonne"])
        #expect(model.sections.map(\.kind) == [.thisWeek])
        #expect(freshness(model) == .current)
        #expect(try store.snapshot(of: address)?.fetchedAt == instant("2026-12-01T17:18:00Z"))
    }

    @Test("reports that nothing is published, and errors")
    func otherStates() async throws {
        // The address still exists, among others with its names.
        let empty = model(
            StubAPI(
                places: [Place(id: "n", name: address.place.name, county: address.place.county), address.place],
                districts: [
                    District(id: "n", name: address.district.name, detail: address.district.detail), address.district,
                ]))
        await empty.load()
        #expect(empty.state == .empty)
        let offline = model(StubAPI(error: APIError(.offline)))
        await offline.load()
        #expect(offline.state == .failed(APIError(.offline)))
    }

    @Test("is not changed by a cancelled request")
    func cancelled() async throws {
        let api = SwitchableAPI(StubAPI(error: CancellationError()))
        let model = model(api)
        await model.load()
        #expect(model.state == .loading)
        api.current = try self.api("2026-12-02")
        await model.load()
        api.current = StubAPI(error: CancellationError())
        await model.refresh()
        #expect(days(model) == ["2026-12-02"])
        #expect(freshness(model) == .current)
    }

    @Test(
        "keeps the known dates if a refresh fails or returns none, and reports their time",
        arguments: [APIError(.offline), APIError(.serverUnavailable), APIError(.unexpectedResponse), nil]
    )
    func keepsKnown(error: APIError?) async throws {
        let api = SwitchableAPI(try api("2026-12-02", "2026-12-16"))
        let store = MemoryScheduleStore()
        let model = model(api, store: store)
        await model.load()
        try time.set("2026-12-03T05:00:00Z")
        api.current = StubAPI(places: [address.place], districts: [address.district], error: error)
        await model.refresh()
        let since = try instant("2026-12-01T17:18:00Z")
        #expect(days(model) == ["2026-12-16"])
        #expect(freshness(model) == .stale(since: since, error))
        #expect(try store.snapshot(of: address)?.pickups.count == 2)
        try time.set("2026-12-17T05:00:00Z")
        await model.refresh()
        #expect(model.state == error.map(ScheduleModel.State.failed) ?? .empty)
    }

    @Test("shows the stored dates while it loads, and if that fails")
    func startsFromCopy() async throws {
        let since = try instant("2026-11-28T17:04:00Z")
        let copy = ScheduleSnapshot(
            address: address,
            wasteTypes: [bio],
            pickups: [Pickup(day: try day("2026-12-09"), wasteTypeID: "b")],
            fetchedAt: since
        )
        let api = GatedAPI()
        let model = model(api, store: MemoryScheduleStore([copy]))
        let loading = Task { await model.load() }
        try await eventually { api.asked.count == 2 }
        #expect(freshness(model) == .checking(since: since))
        #expect(days(model) == ["2026-12-09"])
        try await api.answer("types guetersloh-1", .failure(APIError(.offline)))
        try await api.answer("pickups guetersloh-1", .failure(APIError(.offline)))
        await loading.value
        #expect(freshness(model) == .stale(since: since, APIError(.offline)))
    }

    @Test("stored dates wait for newer ones as long as they are told to, and without any the request ends by itself")
    func limit() async throws {
        let since = try instant("2026-11-28T17:04:00Z")
        let copy = ScheduleSnapshot(
            address: address, wasteTypes: [bio], pickups: [Pickup(day: try day("2026-12-09"), wasteTypeID: "b")],
            fetchedAt: since)
        for store in [MemoryScheduleStore([copy]), MemoryScheduleStore()] {
            let (api, clock) = (GatedAPI(), ManualClock())
            let model = ScheduleModel(address: address, api: api, store: store, clock: clock, now: time.now)
            let loading = Task { await model.load(within: .seconds(5)) }
            try await eventually { api.asked.count == 2 }
            let isStored = freshness(model) == .checking(since: since)
            if isStored { try await clock.waitForSleepers() }
            #expect(clock.slept == (isStored ? [.seconds(5)] : []))
            await clock.advance(by: .seconds(5))
            // The requests of a real backend end when they are cancelled.
            try await api.answer("types guetersloh-1", isStored ? .failure(CancellationError()) : .success([bio]))
            try await api.answer(
                "pickups guetersloh-1",
                isStored
                    ? .failure(CancellationError()) : .success([Pickup(day: try day("2026-12-02"), wasteTypeID: "b")]))
            await loading.value
            let error = APIError(.serverUnavailable, detail: "no response within 5.0 seconds")
            #expect(freshness(model) == (isStored ? .stale(since: since, error) : .current))
            #expect(days(model) == [isStored ? "2026-12-09" : "2026-12-02"])
        }
    }

    @Test(
        "never replaces a newer request's response with an older one's, and uses the older one if no newer one arrives",
        arguments: [
            (["2026-12-02", "2026-12-03"], ["2026-12-02", "2026-12-03"]),
            (["cancelled", "2026-12-03"], ["", "2026-12-03"]),
            (["2026-12-02", "cancelled"], ["2026-12-02", "2026-12-02"]),
        ])
    func newestWins(responses: [String], shown: [String]) async throws {
        for isNewestFirst in [false, true] {
            let apis = [GatedAPI(), GatedAPI()]
            let model = model(SuccessiveAPI(apis))
            let first = Task { await model.load() }
            try await eventually { apis[0].asked.count == 2 }
            let second = Task { await model.refresh() }
            try await eventually { apis[1].asked.count == 2 }
            for (number, response) in isNewestFirst
                ? [(1, responses[1]), (0, responses[0])] : [(0, responses[0]), (1, responses[1])]
            {
                let pickups: Result<any Sendable, any Error> =
                    response == "cancelled"
                    ? .failure(CancellationError()) : .success([Pickup(day: try day(response), wasteTypeID: "b")])
                try await apis[number].answer("types guetersloh-1", .success([bio]))
                try await apis[number].answer("pickups guetersloh-1", pickups)
                await [first, second][number].value
                if !isNewestFirst { #expect(days(model).joined() == shown[number]) }
            }
            #expect(days(model) == [shown[1]])
        }
    }

    @Test(
        "looks up an address again by its names if its ids are gone or nothing is known about them",
        arguments: [true, false])
    func renewsAddress(isRefused: Bool) async throws {
        let place = Place(id: "new", name: "Gütersloh", county: "Kreis Gütersloh")
        let district = District(id: "new-1", name: "Bezirk 1", detail: address.district.detail, hasNamesake: true)
        var backend = try api("2026-12-02")
        backend.places = [Place(id: "x", name: "Gütersloh", county: "Kreis Anderswo"), place]
        backend.districts = [District(id: "x", name: "Bezirk 1", detail: "Süd"), district]
        if isRefused {
            backend.goneDistricts = [address.district.id]
        } else {
            backend.emptyDistricts = [address.district.id]
        }
        let renewed = Locked<Address?>(nil)
        let store = MemoryScheduleStore()
        let model = ScheduleModel(
            address: address,
            api: backend,
            store: store,
            now: time.now,
            addressRenewed: { address in renewed.withLock { $0 = address } }
        )
        await model.load()
        #expect(days(model) == ["2026-12-02"])
        #expect(model.address == Address(place: place, district: district))
        #expect(renewed.withLock(\.self) == model.address)
        let alone = self.model(backend)
        await alone.load()
        #expect(alone.address == model.address)
    }

    @Test(
        "asks for a new choice if the ids are gone or nothing is known about them, and the names are ambiguous",
        arguments: [true, false])
    func addressGone(isRefused: Bool) async throws {
        var backend = try api("2026-12-02")
        if isRefused {
            backend.goneDistricts = [address.district.id]
        } else {
            backend.emptyDistricts = [address.district.id]
        }
        backend.places = [address.place]
        backend.districts = [District(id: "n", name: "Bezirk 1", detail: "A"), District(id: "m", name: "Bezirk 1")]
        let model = model(backend)
        await model.load()
        guard case .failed(let error) = model.state else { throw NeverHappened() }
        #expect(error.reason == .addressGone)
        #expect(model.address == address)
    }

    @Test(
        "checks the names if the dates contradict the known ones, because ids may belong to another place now",
        arguments: [
            (["2026-12-02", "2026-12-16"], false), (["2026-12-02", "2026-12-09", "2026-12-16"], false),
            (["2026-12-02"], true), (["2026-12-03", "2026-12-16"], true),
        ])
    func contradiction(answered: [String], looks: Bool) async throws {
        var backend = try api("2026-12-02", "2026-12-16")
        let api = SwitchableAPI(backend)
        let model = model(api)
        await model.load()
        backend.pickups = try answered.map { Pickup(day: try day($0), wasteTypeID: "b") }
        backend.places = [Place(id: "new", name: address.place.name, county: address.place.county)]
        backend.districts = [District(id: "new-1", name: address.district.name, detail: address.district.detail)]
        api.current = backend
        await model.refresh()
        #expect(days(model) == answered)
        #expect(freshness(model) == .current)
        #expect(model.address.district.id == (looks ? "new-1" : address.district.id))
    }

    @Test("keeps the known dates if new ones contradict them and the names lead nowhere")
    func foreignDates() async throws {
        let api = SwitchableAPI(try api("2026-12-02"))
        let model = model(api)
        await model.load()
        api.current = try self.api("2026-12-05")
        await model.refresh()
        #expect(days(model) == ["2026-12-02"])
        #expect(freshness(model)?.lastingError?.reason == .addressGone)
    }

    @Test("reports that the dates couldn't be stored, and shows them anyway")
    func storageFails() async throws {
        let store = MemoryScheduleStore(error: .unwritable(path: "/x", reason: .diskFull))
        let model = model(try api("2026-12-02"), store: store)
        await model.load()
        #expect(days(model) == ["2026-12-02"])
        #expect(model.storageError == .unwritable(path: "/x", reason: .diskFull))
    }

    private func day(_ text: String) throws -> CalendarDay { try TonnentickerCoreTests.day(text) }
}
