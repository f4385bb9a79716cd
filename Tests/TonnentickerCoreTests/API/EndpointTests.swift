import Foundation
import Testing

@testable import TonnentickerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct EndpointTests {
    @Test(
        "encodes every character of ids and queries",
        arguments: [
            (
                Endpoint.places(query: "Rheda+Wieden&brück/x=1 #", limit: 20),
                "places?query=Rheda%2BWieden%26br%C3%BCck%2Fx%3D1%20%23&limit=20"
            ),
            (.districts(place: "a/b?c#d%2F+e ü"), "places/a%2Fb%3Fc%23d%252F%2Be%20%C3%BC/districts"),
            (.wasteTypes(district: "x;y:z@"), "districts/x%3By%3Az%40/waste-types"),
        ]
    )
    func encodes(endpoint: Endpoint, expected: String) throws {
        let base = try #require(URL(string: "https://api.example/basis/"))
        let request = try #require(endpoint.request(baseURL: base, key: "k"))
        #expect(request.url?.absoluteString == "https://api.example/basis/v1/" + expected)
    }

    @Test("requests a span of days, with the key in the header and nowhere else")
    func pickups() throws {
        let base = try #require(URL(string: "http://localhost:8080"))
        let endpoint = Endpoint.pickups(district: "7", from: try day("2026-11-30"), to: try day("2028-11-30"))
        let request = try #require(endpoint.request(baseURL: base, key: "geheim"))
        #expect(
            request.url?.absoluteString == "http://localhost:8080/v1/districts/7/pickups?from=2026-11-30&to=2028-11-30")
        #expect(request.value(forHTTPHeaderField: "X-API-Key") == "geheim")
        #expect(request.httpMethod == "GET")
    }

    @Test(
        "keeps redirects within the origin",
        arguments: [
            ("https://a.example/v1", "https://a.example/v2", true),
            ("https://a.example/v1", "https://A.example:443/v2", true),
            ("https://a.example/v1", "http://a.example/v1", false),
            ("https://a.example/v1", "https://b.example/v1", false),
            ("https://a.example/v1", "https://a.example.evil/v1", false),
            ("https://a.example/v1", "https://a.example:8443/v1", false),
            ("http://localhost:8080/v1", "http://127.0.0.1:8080/v1", false),
            ("http://localhost/v1", "http://localhost:80/v2", true), ("/v1", "/v1", false),
        ]
    )
    func redirects(from: String, to: String, allowed: Bool) {
        #expect(RedirectPolicy.allows(from: URL(string: from), to: URL(string: to)) == allowed)
    }

    @Test("treats an error from outside the URL loading system as a network error")
    func unknownError() {
        #expect(TransportError(POSIXError(.EIO)) == .unreachable("an unknown network error"))
    }
}
