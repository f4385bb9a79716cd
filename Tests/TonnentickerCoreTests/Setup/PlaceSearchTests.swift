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
        search.text = text
        try await clock.waitForSleepers()
    }

    @Test("finds, finds nothing, fails, and ends with a blank")
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

    @Test("keeps what was found in sight until the next response")
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

    @Test("asks once the typing has rested for 300 ms, with the trimmed text")
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

    @Test("takes the response to the newest request", arguments: [false, true])
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

struct PlaceRankingTests {
    private static let names = [
        "Ahlen", "Gütersloh", "Schloß Holte-Stukenbrock", "Rheda-Wiedenbrück", "Beelen", "Neuenkirchen",
        "Sankt Michaelisdonn", "Michaelsdorf", "Oberbeelen", "Bad Münder", "Munderkingen", "Muenderloh",
    ]

    private func ranked(_ names: [String], _ query: String) -> [PlaceMatch] {
        PlaceRanking.ranked(names.enumerated().map { Place(id: "\($0)", name: $1) }, for: query)
    }

    @Test(
        "puts first what was meant, however it is typed, and marks it",
        arguments: [
            ("schloss holte", "[Schloß Holte]-Stukenbrock"), ("schloß holte", "[Schloß Holte]-Stukenbrock"),
            ("wiedenbrueck", "Rheda-[Wiedenbrück]"), ("wiedenbruck", "Rheda-[Wiedenbrück]"),
            ("GÜTERSLOH", "[Gütersloh]"), ("gu\u{308}tersloh", "[Gütersloh]"), ("GUETER", "[Güter]sloh"),
            ("  beelen ", "[Beelen]"), ("Neuenkirchen", "[Neuenkirchen]"), ("Michael", "[Michael]sdorf"),
            ("holtestuken", "Schloß [Holte-Stuken]brock"), ("münd", "Bad [Münd]er"), ("muend", "[Muend]erloh"),
            ("mund", "[Mund]erkingen"), ("zzz", "Ahlen"),
        ]
    )
    func first(query: String, expected: String) {
        let match = ranked(Self.names, query).first
        #expect(match?.name.runs.map { $0.isHighlighted ? "[\($0.text)]" : $0.text }.joined() == expected)
        #expect(match?.name.runs.map(\.text).joined() == match?.place.name)
        #expect(match?.id == match?.place.id)
    }

    @Test("keeps everything that the backend found, in its order among equals")
    func keepsAll() {
        let names = ["Neubeelen", "Xanten", "Beelen-Süd", "Bad Beelen", "Beelen", "Aachen", "Beelen-Nord"]
        #expect(
            ranked(names, "beelen").map(\.place.name) == [
                "Beelen", "Beelen-Süd", "Beelen-Nord", "Bad Beelen", "Neubeelen", "Xanten", "Aachen",
            ]
        )
    }

    @Test(
        "lets str. and straße find each other", arguments: ["hauptstr.", "Hauptstraße", "HAUPTSTRASSE", "hauptstras"])
    func streets(query: String) {
        for name in ["Hauptstraße 5", "Hauptstr. 5"] {
            #expect(ranked([name], query).first?.name.runs.first?.isHighlighted == true)
        }
    }
}
