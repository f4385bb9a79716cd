public import Foundation

/// The backend over HTTP, as its contract describes it.
///
/// Asks with GET only. The key travels in the header `X-API-Key`, and into no error, log or description.
public struct HTTPAPI: TonnentickerAPI {
    /// Hears of elements that were left out of an answer because they were broken.
    public typealias DropReport = @Sendable ([DroppedElement]) -> Void

    private let baseURL: URL
    private let key: Secret
    private let transport: any Transport
    private let now: @Sendable () -> Date
    private let reportDropped: DropReport

    /// The backend of the flavour that was built.
    public init(now: @escaping @Sendable () -> Date, reportDropped: @escaping DropReport) {
        self.init(
            environment: .current,
            transport: URLSessionTransport(),
            now: now,
            reportDropped: reportDropped
        )
    }

    init(
        environment: Environment,
        transport: any Transport,
        now: @escaping @Sendable () -> Date,
        reportDropped: @escaping DropReport
    ) {
        self.baseURL = environment.baseURL
        self.key = Secret(environment.apiKey)
        self.transport = transport
        self.now = now
        self.reportDropped = reportDropped
    }

    public func places(matching query: String, limit: Int) async throws -> [Place] {
        let query = query.asDisplayText
        guard !query.isEmpty else { return [] }
        return try await list(PlacePayload.self, at: .places(query: query, limit: min(max(limit, 1), 100)))
    }

    public func districts(of place: Place.ID) async throws -> [District] {
        try await list(DistrictPayload.self, at: .districts(place: place))
    }

    public func wasteTypes(of district: District.ID) async throws -> [WasteType] {
        try await list(WasteTypePayload.self, at: .wasteTypes(district: district))
    }

    public func pickups(
        of district: District.ID,
        from first: CalendarDay,
        to last: CalendarDay
    ) async throws -> [Pickup] {
        try await list(PickupPayload.self, at: .pickups(district: district, from: first, to: last))
    }

    private func list<Element: Payload>(_ type: Element.Type, at endpoint: Endpoint) async throws -> [Element.Value] {
        let answer = try await answer(to: endpoint)
        let array: LossyArray<Element>
        do {
            array = try JSONDecoder().decode(LossyArray<Element>.self, from: answer.body)
        } catch {
            throw APIError(.unexpectedAnswer, detail: "the answer is no JSON array")
        }
        guard array.dropped.isEmpty || !array.values.isEmpty else {
            throw APIError(.unexpectedAnswer, detail: "every element is broken: \(array.dropped[0].reason)")
        }
        if !array.dropped.isEmpty { reportDropped(array.dropped) }
        return array.values
    }

    private func answer(to endpoint: Endpoint) async throws -> HTTPAnswer {
        guard let request = endpoint.request(baseURL: baseURL, key: key.value) else {
            throw APIError(.unexpectedAnswer, detail: "the address of the backend takes no path")
        }
        let answer: HTTPAnswer
        do {
            answer = try await transport.send(request)
        } catch let error as TransportError {
            throw APIError(error)
        }
        guard answer.status == 200 else {
            throw APIError(answer: answer, namesAddress: endpoint.namesAddress, redacting: key, now: now())
        }
        return answer
    }
}
