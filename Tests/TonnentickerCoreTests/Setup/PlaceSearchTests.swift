import Testing

@testable import TonnentickerCore

@MainActor
struct PlaceSearchTests {
    private let clock = ManualClock()
    private let api = GatedAPI()
    private let beelen = Place(id: "1", name: "Beelen")
    private let beckum = Place(id: "2", name: "Beckum")

    private func found(_ search: PlaceSearch) -> [String]? {
        guard case .found(let matches) = search.state else { return nil }
        return matches.map(\.place.name)
    }

    private func type(_ text: String, into search: PlaceSearch) async throws {
        let count = clock.slept.count
        search.text = text
        try await eventually { clock.slept.count > count }
    }

    @Test("finds places, finds nothing, fails, and ends with a space")
    func states() async {
        let found = PlaceSearch(api: StubAPI(places: [beelen]))
        #expect(found.state == .idle)
        await found.find(" beelen ")
        #expect(self.found(found) == ["Beelen"])
        await found.find("  ")
        #expect(found.state == .idle)
        let none = PlaceSearch(api: StubAPI())
        await none.find("x")
        #expect(none.state == .none)
        let failed = PlaceSearch(api: StubAPI(error: APIError(.serverUnavailable)))
        await failed.find("x")
        #expect(failed.state == .failed(APIError(.serverUnavailable)))
    }

    @Test("keeps showing the results until the next response")
    func shown() async throws {
        let search = PlaceSearch(api: api)
        let first = Task { await search.find("be") }
        try await eventually { search.state == .searching }
        #expect(search.shown == .idle)
        try await api.answer("places be", .success([beckum]))
        await first.value
        let before = search.state
        #expect(search.shown == before)
        let second = Task { await search.find("bee") }
        try await eventually { search.state == .searching }
        #expect(search.shown == before)
        try await api.answer("places bee", .success([Place]()))
        await second.value
        #expect(search.shown == .none)
    }

    @Test("asks for the trimmed text once typing has paused for 300 ms")
    func debounce() async throws {
        let search = PlaceSearch(api: api, clock: clock)
        try await type("b", into: search)
        await clock.advance(by: .milliseconds(299))
        #expect(api.asked == [])
        search.text = " beelen  "
        try await eventually { clock.slept.count == 2 }
        await clock.advance(by: .milliseconds(299))
        #expect(api.asked == [])
        #expect(search.state == .idle)
        await clock.advance(by: .milliseconds(1))
        try await eventually { api.asked == ["places beelen"] }
        #expect(search.state == .searching)
        search.text = "beelen "
        await clock.advance(by: .seconds(1))
        try await api.answer("places beelen", .success([beelen]))
        try await eventually { search.state != .searching }
        #expect(found(search) == ["Beelen"])
        #expect(api.asked == ["places beelen"])
    }

    @Test("sends nothing for a text that was deleted within 300 ms, and empties the list")
    func deleted() async throws {
        let search = PlaceSearch(api: api, clock: clock)
        try await type("be", into: search)
        await clock.advance(by: .milliseconds(300))
        try await api.answer("places be", .success([beckum]))
        try await eventually { search.state != .searching }
        try await type("bee", into: search)
        search.text = " "
        #expect(search.state == .idle)
        await clock.advance(by: .seconds(1))
        #expect(api.asked == ["places be"])
    }

    @Test("uses the response to the newest request", arguments: [false, true])
    func newestWins(olderFails: Bool) async throws {
        let search = PlaceSearch(api: api, clock: clock)
        try await type("be", into: search)
        await clock.advance(by: .milliseconds(300))
        try await eventually { api.asked == ["places be"] }
        try await type("beelen", into: search)
        await clock.advance(by: .milliseconds(300))
        try await api.answer("places beelen", .success([beelen]))
        try await eventually { search.state != .searching }
        try await api.answer("places be", olderFails ? .failure(APIError(.offline)) : .success([beckum, beelen]))
        #expect(found(search) == ["Beelen"])
    }

    @Test("reports a slow response from 250 ms on, until it arrives")
    func takesLong() async throws {
        let search = PlaceSearch(api: api, clock: clock)
        let finding = Task { await search.find("be") }
        try await clock.waitForSleepers()
        await clock.advance(by: .milliseconds(249))
        #expect(!search.isTakingLong)
        await clock.advance(by: .milliseconds(1))
        #expect(search.isTakingLong)
        try await api.answer("places be", .success([beckum]))
        await finding.value
        #expect(!search.isTakingLong)
    }

    @Test("is not changed by a cancelled request")
    func cancelled() async throws {
        let search = PlaceSearch(api: api, clock: clock)
        let first = Task { await search.find("be") }
        try await api.answer("places be", .success([beckum]))
        await first.value
        let second = Task { await search.find("bee") }
        try await api.answer("places bee", .failure(CancellationError()))
        await second.value
        #expect(found(search) == ["Beckum"])
    }

    @Test("asks again on demand, without waiting")
    func retry() async throws {
        let search = PlaceSearch(api: api, clock: clock)
        try await type("be", into: search)
        await clock.advance(by: .milliseconds(300))
        try await api.answer("places be", .failure(APIError(.offline)))
        try await eventually { search.state == .failed(APIError(.offline)) }
        search.retry()
        try await api.answer("places be", .success([beckum]))
        try await eventually { search.state != .searching }
        #expect(found(search) == ["Beckum"])
    }
}
