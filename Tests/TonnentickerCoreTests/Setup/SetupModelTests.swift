import Testing

@testable import TonnentickerCore

@MainActor
struct SetupModelTests {
    private let place = Place(id: "1", name: "Verl")
    private let districts = [
        District(id: "a", name: "Bezirk 1", detail: "Nord"), District(id: "b", name: "Bezirk 2", detail: "Süd"),
    ]

    @Test("skips the second step if there is only one district")
    func single() async throws {
        let model = SetupModel(api: StubAPI(districts: [districts[0]]))
        try await model.choose(place)
        #expect(model.step == .done(Address(place: place, district: districts[0])))
    }

    @Test("distinguishes districts of one name in its offer and its result")
    func namesakes() async throws {
        let twins = districts.map { District(id: $0.id, name: "Außenbereich", detail: $0.detail) }
        let model = SetupModel(api: StubAPI(districts: twins))
        try await model.choose(place)
        #expect(model.offer?.districts.map(Wording.districtName) == ["Außenbereich (Nord)", "Außenbereich (Süd)"])
        model.choose(twins[1])
        guard case .done(let address) = model.step else { throw NeverHappened() }
        #expect(Wording.address(address) == "Verl, Außenbereich (Süd)")
    }

    @Test("offers several districts and accepts one of them")
    func several() async throws {
        let model = SetupModel(api: StubAPI(districts: districts))
        model.choose(districts[0])
        #expect(model.step == .place)
        try await model.choose(place)
        #expect(model.step == .district(place, districts))
        model.choose(District(id: "c", name: "Fremd"))
        #expect(model.step == .district(place, districts))
        model.choose(districts[1])
        #expect(model.step == .done(Address(place: place, district: districts[1])))
    }

    @Test("asks last whether to remind if it should, and accepts one answer", arguments: [true, false])
    func reminders(areOn: Bool) async throws {
        let model = SetupModel(asksForReminders: true, api: StubAPI(districts: [districts[0]]))
        let address = Address(place: place, district: districts[0])
        var heard: [String] = []
        model.addressChosen = { heard.append($0.place.name) }
        model.remindersAnswered = { heard.append("\($0)") }
        model.answer(remindsOnEveningBefore: true)
        #expect(heard == [])
        try await model.choose(place)
        #expect(model.step == .reminders(address))
        #expect(heard == ["Verl"])
        model.answer(remindsOnEveningBefore: areOn)
        model.answer(remindsOnEveningBefore: !areOn)
        #expect(model.step == .done(address))
        #expect(heard == ["Verl", "\(areOn)"])
    }

    @Test("reports a place without dates, and starts over")
    func none() async throws {
        let model = SetupModel(api: StubAPI())
        try await model.choose(place)
        #expect(model.step == .noDistricts(place))
        model.startOver()
        #expect(model.step == .place)
    }

    @Test("uses the newest of two choices, whichever response arrives first")
    func newestChoice() async throws {
        let api = GatedAPI()
        let model = SetupModel(api: api)
        let slow = Task { try await model.choose(Place(id: "slow", name: "Langsam")) }
        try await eventually { api.asked == ["districts slow"] }
        let fast = Task { try await model.choose(place) }
        try await api.answer("districts 1", .success([districts[0]]))
        try await fast.value
        try await api.answer("districts slow", .failure(APIError(.serverUnavailable)))
        try await slow.value
        #expect(model.step == .done(Address(place: place, district: districts[0])))
        let late = Task { try await model.choose(Place(id: "late", name: "Langsam")) }
        try await eventually { api.asked.last == "districts late" }
        model.startOver()
        try await api.answer("districts late", .success(districts))
        try await late.value
        #expect(model.step == .place)
    }

    @Test("stays at its step if the districts can't be loaded")
    func failure() async {
        let model = SetupModel(api: StubAPI(error: APIError(.offline)))
        await #expect(throws: APIError(.offline)) { try await model.choose(place) }
        #expect(model.step == .place)
    }

    @Test("keeps the error until the next request")
    func inquiry() async {
        let api = SwitchableAPI(StubAPI(error: APIError(.offline)))
        let model = SetupModel(api: api)
        await model.ask(for: place)
        #expect(model.inquiry == .failed(place, APIError(.offline)))
        api.current = StubAPI(error: CancellationError())
        await model.ask(for: place)
        #expect(model.inquiry == nil)
        #expect(model.step == .place)
        api.current = StubAPI(districts: districts)
        await model.ask(for: place)
        #expect(model.inquiry == nil)
        #expect(model.step == .district(place, districts))
    }

    @Test("names the place whose districts are being requested")
    func asking() async throws {
        let api = GatedAPI()
        let model = SetupModel(api: api)
        let first = Task { await model.ask(for: place) }
        try await eventually { api.asked == ["districts 1"] }
        #expect(model.inquiry == .asking(place))
        let other = Place(id: "2", name: "Verlar")
        let second = Task { await model.ask(for: other) }
        try await api.answer("districts 1", .failure(APIError(.offline)))
        await first.value
        #expect(model.inquiry == .asking(other))
        try await api.answer("districts 2", .success([District]()))
        await second.value
        #expect(model.inquiry == nil)
        #expect(model.step == .noDistricts(other))
    }

    @Test("keeps the offer of districts until it is removed, even after a choice")
    func offer() async {
        let model = SetupModel(api: StubAPI(districts: districts))
        await model.ask(for: place)
        #expect(model.offer == SetupModel.Offer(place: place, districts: districts))
        model.choose(districts[1])
        #expect(model.offer?.districts == districts)
        model.offer = nil
        #expect(model.offer == nil)
        #expect(model.step == .place)
    }
}
