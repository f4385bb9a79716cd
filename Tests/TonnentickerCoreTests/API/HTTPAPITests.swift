import Foundation
import Testing

@testable import TonnentickerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct HTTPAPITests {
    private static let key = "streng-geheimer-schluessel"

    private func api(
        _ transport: StubTransport,
        dropped: @escaping HTTPAPI.DropReport = { _ in }
    ) throws -> HTTPAPI {
        var environment = Environment.current
        environment.apiKey = Self.key
        let now = try instant("2026-11-30T12:00:00Z")
        return HTTPAPI(
            environment: environment,
            transport: transport,
            retries: RetryPolicy(pauses: [], longestRetryAfter: .zero),
            now: { now },
            reportDropped: dropped
        )
    }

    private func pickups(_ transport: StubTransport) async throws -> [Pickup] {
        try await api(transport).pickups(of: "7", from: day("2026-11-30"), to: day("2026-12-31"))
    }

    @Test("decodes places, districts and waste types, whatever else an element contains")
    func reads() async throws {
        let places = StubTransport([
            .success(
                #"[{"id":"1","name":" Halle\u0000\u001b[31m (Westf) ","county":null,"new":{"a":[1]}},{"id":"2","name":"Verl"}]"#
            )
        ])
        #expect(
            try await api(places).places(matching: " halle ", limit: 500)
                == [Place(id: "1", name: "Halle [31m (Westf)"), Place(id: "2", name: "Verl")]
        )
        #expect(places.requests.first?.url?.query() == "query=halle&limit=100")
        #expect(try await api(places).places(matching: " \u{0} ", limit: 1) == [])
        #expect(places.requests.count == 1)
        let districts = StubTransport([
            .success(#"[{"id":"1","name":"Bezirk 1","detail":"Süd"},{"id":"2","name":"B","detail":7}]"#)
        ])
        #expect(
            try await api(districts).districts(of: "1")
                == [District(id: "1", name: "Bezirk 1", detail: "Süd"), District(id: "2", name: "B")]
        )
        let types = StubTransport([
            .success(#"[{"id":"r","name":"","code":"R","color":"red"},{"id":"b","name":"Bio"}]"#)
        ])
        #expect(
            try await api(types).wasteTypes(of: "1")
                == [WasteType(id: "r", name: "", code: "R", color: "red"), WasteType(id: "b", name: "Bio")]
        )
    }

    @Test("returns each id once, and no more places than requested")
    func repeated() async throws {
        let verl = Place(id: "1", name: "Verl")
        let places =
            #"[{"id":"1","name":"Verl"},{"id":"1","name":"Verl"},{"id":"2","name":"Halle"},{"id":"3","name":"x"}]"#
        #expect(
            try await api(StubTransport([.success(places)])).places(matching: "l", limit: 2)
                == [verl, Place(id: "2", name: "Halle")])
        #expect(
            try await api(StubTransport([.success(places)])).districts(of: "1").map(\.name) == ["Verl", "Halle", "x"])
    }

    @Test(
        "drops an element with an impossible text or id, and keeps the others",
        arguments: [
            (#"{"id":"1","name":"\ud800"}"#, "a text in the element is damaged"),
            (#"{"id":"\q","name":"x"}"#, "a text in the element is damaged"),
            (#"{"id":"..","name":"x"}"#, "an id isn't a path segment: '..'"),
            (#"{"id":".","name":"x"}"#, "an id isn't a path segment: '.'"),
        ])
    func impossibleElements(element: String, reason: String) async throws {
        let reported = Locked<[DroppedElement]>([])
        let transport = StubTransport([.success(#"[\#(element),{"id":"2","name":"Verl"}]"#)])
        let api = try api(transport) { dropped in reported.withLock { $0 += dropped } }
        #expect(try await api.districts(of: "1") == [District(id: "2", name: "Verl")])
        #expect(reported.withLock { $0.map(\.reason) } == [reason])
    }

    @Test("drops a broken element, reports it, and keeps the others")
    func dropsBrokenElements() async throws {
        let body = """
            [{"date":"2026-3-9","wasteTypeId":"a"}, {"date":"2026-12-01","wasteTypeId":"a","note":" x  y "},
             null, 5, "text", [1,2], {"wasteTypeId":"a"}, {"date":null,"wasteTypeId":"a"}, {"date":1,"wasteTypeId":"a"},
             {"date":"2026-12-02","wasteTypeId":""}, {"date":"2026-03-29T22:00:00Z","wasteTypeId":"b"},
             {"date":"2026-03-29 ","wasteTypeId":"a"}, {"date":"\\u001b２026-03-29","wasteTypeId":"a"}]
            """
        let reported = Locked<[DroppedElement]>([])
        let api = try api(StubTransport([.success(body)])) { dropped in reported.withLock { $0 += dropped } }
        let pickups = try await api.pickups(of: "7", from: day("2026-01-01"), to: day("2026-12-31"))
        #expect(
            pickups == [
                Pickup(day: try day("2026-12-01"), wasteTypeID: "a", note: "x y"),
                Pickup(day: try day("2026-03-30"), wasteTypeID: "b"),
            ]
        )
        #expect(
            try ResponseDecoder.pickups(from: Data(body.utf8)) == pickups
        )
        #expect(
            reported.withLock { $0.map { "\($0.index) \($0.reason)" } } == [
                "0 'date' isn't a day: '2026-3-9'", "2 the element is null", "3 the element has another type",
                "4 the element has another type", "5 the element has another type", "6 'date' is missing",
                "7 'date' is null", "8 'date' has another type", "9 an id is empty",
                "11 'date' isn't a day: '2026-03-29 '", "12 'date' isn't a day: '\\u{1B}\\u{FF12}026-03-29'",
            ]
        )
    }

    @Test("drops a place without a name")
    func dropsNameless() async throws {
        let reported = Locked<[DroppedElement]>([])
        let transport = StubTransport([.success(#"[{"id":"1","name":" "},{"id":"2","name":"Verl"}]"#)])
        let api = try api(transport) { dropped in reported.withLock { $0 += dropped } }
        #expect(try await api.places(matching: "v", limit: 9) == [Place(id: "2", name: "Verl")])
        #expect(reported.withLock(\.self) == [DroppedElement(index: 0, reason: "'name' is empty")])
    }

    @Test(
        "treats anything but a usable array as an unexpected response",
        arguments: [
            "<!DOCTYPE html><html>", "", "{}", "null", "[", #"[{"date":"2026-12-01","wasteTypeId":"a"}"#,
            #"[{"date":"morgen","wasteTypeId":"a"}]"#,
        ]
    )
    func unexpected(body: String) async throws {
        let error = await #expect(throws: APIError.self) { try await pickups(StubTransport([.success(body)])) }
        #expect(error?.reason == .unexpectedResponse)
    }

    @Test("accepts an empty array")
    func empty() async throws {
        #expect(try await pickups(StubTransport([.success("[]")])) == [])
    }

    @Test(
        "classifies statuses",
        arguments: [
            (401, .unauthorized, "Die App ist nicht berechtigt. Bitte aktualisieren."),
            (403, .unauthorized, "Die App ist nicht berechtigt. Bitte aktualisieren."),
            (404, .addressGone, "Deine Adresse gibt es so nicht mehr. Bitte neu wählen."),
            (500, .serverUnavailable, "Der Dienst ist gerade nicht erreichbar."),
            (503, .serverUnavailable, "Der Dienst ist gerade nicht erreichbar."),
            (204, .unexpectedResponse, "Unerwartete Antwort. Bist du in einem WLAN mit Anmeldeseite?"),
            (302, .unexpectedResponse, "Unerwartete Antwort. Bist du in einem WLAN mit Anmeldeseite?"),
            (400, .unexpectedResponse, "Unerwartete Antwort. Bist du in einem WLAN mit Anmeldeseite?"),
        ] as [(Int, APIError.Reason, String)]
    )
    func statuses(status: Int, reason: APIError.Reason, words: String) async throws {
        let error = await #expect(throws: APIError.self) { try await pickups(StubTransport([.status(status)])) }
        #expect(error?.reason == reason)
        #expect(error.map(Wording.error) == words)
    }

    @Test("doesn't treat a 404 of the search as a stale address")
    func searchNotFound() async throws {
        let error = await #expect(throws: APIError.self) {
            try await api(StubTransport([.status(404)])).places(matching: "x", limit: 1)
        }
        #expect(error?.reason == .unexpectedResponse)
    }

    @Test(
        "reports how long to wait",
        arguments: [
            ("120", 120, "in 2 Minuten"), ("0", 0, "in 1 Minute"), ("61", 61, "in 2 Minuten"),
            (" 30 ", 30, "in 1 Minute"),
            ("Mon, 30 Nov 2026 12:02:00 GMT", 120, "in 2 Minuten"), ("Mon, 30 Nov 2026 11:00:00 GMT", 0, "in 1 Minute"),
            ("7200", 7200, "in 2 Stunden"), ("7201", 7201, "in 3 Stunden"),
            ("99999999999999999999", 86_400, "in 24 Stunden"),
            ("-5", nil, "später"), ("bald", nil, "später"), ("", nil, "später"),
            ("Mon, 31 Nov 2026 12:02:00 GMT", nil, "später"), ("Mon, 30 Nov 2026 24:00:00 GMT", nil, "später"),
        ] as [(String, Int?, String)]
    )
    func retryAfter(header: String, seconds: Int?, words: String) async throws {
        let transport = StubTransport([.status(429, ["retry-after": header])])
        let error = await #expect(throws: APIError.self) { try await pickups(transport) }
        #expect(error?.reason == .tooManyRequests(retryAfter: seconds.map { .seconds($0) }))
        #expect(error.map(Wording.error) == "Zu viele Anfragen. Versuch es \(words) wieder.")
    }

    @Test(
        "classifies failures below HTTP",
        arguments: [
            (.offline("x"), .offline), (.refused("x"), .connectionRefused), (.unreachable("x"), .serverUnavailable),
            (.notTheBackend("x"), .unexpectedResponse), (.tooLarge(limit: 10), .unexpectedResponse),
            (.tooSlow(limit: 10), .serverUnavailable),
        ] as [(TransportError, APIError.Reason)]
    )
    func transportErrors(error: TransportError, reason: APIError.Reason) async throws {
        let error = await #expect(throws: APIError.self) { try await pickups(StubTransport([.failure(error)])) }
        #expect(error?.reason == reason)
    }

    @Test(
        "classifies the system's errors",
        arguments: [
            (.notConnectedToInternet, .offline), (.cannotFindHost, .offline),
            (.cannotConnectToHost, .connectionRefused),
            (.badServerResponse, .serverUnavailable), (.networkConnectionLost, .serverUnavailable),
            (.timedOut, .serverUnavailable), (.cancelled, .unexpectedResponse), (.unsupportedURL, .unexpectedResponse),
            (.serverCertificateUntrusted, .unexpectedResponse),
        ] as [(URLError.Code, APIError.Reason)]
    )
    func systemErrors(code: URLError.Code, reason: APIError.Reason) {
        #expect(APIError(TransportError(URLError(code))) == APIError(reason, detail: "URLError \(code.rawValue)"))
    }

    @Test("passes a cancellation on")
    func cancellation() async throws {
        await #expect(throws: CancellationError.self) { try await pickups(StubTransport([.cancelled])) }
    }

    @Test("keeps the problem's text for the log, on one line and with the key redacted")
    func problemDetails() async throws {
        let body = #"{"title":"Unauthorized","status":401,"detail":"key '\#(Self.key)'\nis wrong"}"#
        let error = await #expect(throws: APIError.self) {
            try await pickups(StubTransport([.status(401, body: body)]))
        }
        #expect(error?.detail == "HTTP 401: Unauthorized: key '***' is wrong")
        let wordless = await #expect(throws: APIError.self) {
            try await pickups(StubTransport([.status(401, body: "{}")]))
        }
        #expect(wordless?.detail == "HTTP 401")
        #expect(Secret("").redacted(from: "no key") == "no key")
    }

    @Test("cuts a long text without revealing a part of the key")
    func longProblemDetails() async throws {
        for padding in 150...200 {
            let body = #"{"detail":"\#(String(repeating: "x", count: padding))\#(Self.key)"}"#
            let error = await #expect(throws: APIError.self) {
                try await pickups(StubTransport([.status(500, body: body)]))
            }
            let detail = try #require(error?.detail)
            #expect(detail.count <= 200)
            #expect(!detail.contains(Self.key.prefix(4)))
        }
    }

    @Test("never shows the key in a description")
    func describesWithoutKey() throws {
        let api = try api(StubTransport([.success("[]")]))
        var dumped = ""
        dump(api, to: &dumped)
        for text in [
            String(describing: api), "\(Secret(Self.key))", String(reflecting: api), dumped,
            "\(AppEnvironment.current)",
        ] {
            #expect(!text.contains(Self.key) && !text.contains(Environment.current.apiKey))
        }
        #expect(dumped.contains("***"))
    }
}
