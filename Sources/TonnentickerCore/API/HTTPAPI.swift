public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client of the backend over HTTP, as its contract describes it.
///
/// Sends GET requests and retries where that may help. The key is sent in the header `X-API-Key`, and never appears in
/// an error, log or description.
public struct HTTPAPI: TonnentickerAPI {
    /// A function that receives the elements that were left out of a response because they were broken.
    public typealias DropReport = @Sendable ([DroppedElement]) -> Void

    private let baseURL: URL
    private let key: Secret
    private let transport: any Transport
    private let retries: RetryPolicy
    private let clock: any Clock<Duration>
    private let jitter: @Sendable () -> Double
    private let now: @Sendable () -> Date
    private let reportDropped: DropReport

    /// Creates a client of the backend of the current flavour.
    ///
    /// - Parameters:
    ///   - environment: The address of the backend; the key is always the built-in one.
    ///   - clock: The clock for pauses between attempts.
    ///   - now: Returns the present instant, for a date in `Retry-After`.
    ///   - reportDropped: Called with the broken elements of a response.
    public init(
        environment: AppEnvironment = .current,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date,
        reportDropped: @escaping DropReport
    ) {
        var built = Environment.current
        built.baseURL = environment.baseURL
        self.init(
            environment: built,
            transport: URLSessionTransport(),
            clock: clock,
            now: now,
            reportDropped: reportDropped
        )
    }

    init(
        environment: Environment,
        transport: any Transport,
        retries: RetryPolicy = .standard,
        clock: any Clock<Duration> = ContinuousClock(),
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
        now: @escaping @Sendable () -> Date,
        reportDropped: @escaping DropReport
    ) {
        self.baseURL = environment.baseURL
        self.key = Secret(environment.apiKey)
        self.transport = transport
        self.retries = retries
        self.clock = clock
        self.jitter = jitter
        self.now = now
        self.reportDropped = reportDropped
    }

    public func places(matching query: String, limit: Int) async throws -> [Place] {
        let query = query.asDisplayText
        guard !query.isEmpty else { return [] }
        let limit = min(max(limit, 1), 100)
        return Array(
            try await list(PlacePayload.self, at: .places(query: query, limit: limit)).withUniqueIDs.prefix(limit))
    }

    public func districts(of place: Place.ID) async throws -> [District] {
        try await list(DistrictPayload.self, at: .districts(place: place)).withUniqueIDs
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
        let array = try LossyArray<Element>(body: try await response(to: endpoint).body)
        if !array.dropped.isEmpty { reportDropped(array.dropped) }
        return array.values
    }
}

// MARK: Requests

extension HTTPAPI {
    /// Returns the response, after up to two retries.
    private func response(to endpoint: Endpoint) async throws -> HTTPResponse {
        guard let request = endpoint.request(baseURL: baseURL, key: key.value) else {
            throw APIError(.unexpectedResponse, detail: "the address of the backend takes no path")
        }
        var failures = 0
        while true {
            let (error, failure): (APIError, RetryPolicy.Failure)
            do {
                let response = try await transport.send(request)
                guard response.status != 200 else { return response }
                error = APIError(response: response, namesAddress: endpoint.namesAddress, redacting: key, now: now())
                failure = .status(response.status, retryAfter: error.retryAfter)
            } catch let reason as TransportError {
                error = APIError(reason)
                failure =
                    switch reason {
                    case .refused, .unreachable: .noResponse
                    case .offline, .notTheBackend, .tooLarge, .tooSlow: .final
                    }
            }
            failures += 1
            guard let pause = retries.pause(after: failure, failures: failures, jitter: jitter()) else { throw error }
            try await clock.sleep(for: pause)
        }
    }
}

extension Array where Element: Identifiable {
    /// The first element of each id.
    fileprivate var withUniqueIDs: [Element] {
        var known: Set<Element.ID> = []
        return filter { known.insert($0.id).inserted }
    }
}

extension APIError {
    fileprivate var retryAfter: Duration? {
        guard case .tooManyRequests(let retryAfter) = reason else { return nil }
        return retryAfter
    }
}
