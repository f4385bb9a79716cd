public import Foundation

/// A source of embedded data around a given day, for the demo, previews and tests. Needs no network and is repeatable.
public struct PreviewAPI: TonnentickerAPI {
    /// The situation that a preview shows.
    public enum Scenario: String, CaseIterable, Sendable {
        /// The next pickup is on the next working day, with several bins.
        case normal
        /// No dates are published yet.
        case empty
        /// The device has no connection.
        case offline
        /// Each response takes three seconds.
        case slow
        /// The next public holiday moves the pickups of two bins.
        case moved
    }

    /// The address of the embedded pickups.
    public static let address = Address(
        place: PreviewData.guetersloh,
        district: District(id: "guetersloh-1", name: "Bezirk 1", detail: "Innenstadt, Ahornweg bis Zeisigweg")
    )
    /// The names of all bins.
    public static let binNames = PreviewData.wasteTypes.map(\.name)
    /// How long a slow response takes.
    static let slowness = Duration.seconds(3)

    private let today: CalendarDay
    private let scenario: Scenario
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - now: The instant whose day in Berlin the pickups are arranged around.
    ///   - scenario: The situation to show.
    ///   - clock: The clock that slow responses wait on.
    public init(now: Date, scenario: Scenario = .normal, clock: any Clock<Duration> = ContinuousClock()) {
        today = Berlin.day(of: now)
        self.scenario = scenario
        self.clock = clock
    }

    public func places(matching query: String, limit: Int) async throws -> [Place] {
        try await connect()
        let queries = SearchText.Spelling.allCases.map { ($0, SearchText(query, $0)) }
        let found = PreviewData.places.filter { place in
            queries.contains { SearchText(place.name, $0).match(of: $1) != nil }
        }
        return PlaceRanking.ranked(found, for: query).prefix(max(limit, 0)).map(\.place)
    }

    public func districts(of place: Place.ID) async throws -> [District] {
        try await connect()
        guard PreviewData.places.contains(where: { $0.id == place }) else { throw APIError(.addressGone) }
        return PreviewData.districts[place] ?? [District(id: place + "-1", name: "Gesamtes Gebiet")]
    }

    public func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        try await connect()
        return PreviewData.wasteTypes
    }

    public func pickups(
        of district: District.ID,
        from first: CalendarDay,
        to last: CalendarDay
    ) async throws -> [Pickup] {
        try await connect()
        let pickups =
            switch scenario {
            case .empty: [Pickup]()
            case .moved: PreviewData.movedPickups(around: today)
            case .normal, .offline, .slow: PreviewData.pickups(around: today)
            }
        return pickups.filter { $0.day >= first && $0.day <= last }
    }

    private func connect() async throws {
        switch scenario {
        case .offline: throw APIError(.offline, detail: "the preview has no connection")
        case .slow: try await clock.sleep(for: Self.slowness)
        case .normal, .empty, .moved: break
        }
    }
}
