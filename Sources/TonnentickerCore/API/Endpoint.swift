import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that the API contract defines.
enum Endpoint: Hashable, Sendable {
    case places(query: String, limit: Int)
    case districts(place: Place.ID)
    case wasteTypes(district: District.ID)
    case pickups(district: District.ID, from: CalendarDay, to: CalendarDay)

    /// Builds the request to the backend at `baseURL`, with the key in its header.
    func request(baseURL: URL, key: String) -> URLRequest? {
        var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
        let base = baseURL.path(percentEncoded: true)
        components?.percentEncodedPath =
            (base.hasSuffix("/") ? String(base.dropLast()) : base)
            + path.map { "/" + $0.percentEncoded }.joined()
        if !query.isEmpty {
            components?.percentEncodedQuery = query.map { $0.percentEncoded + "=" + $1.percentEncoded }
                .joined(separator: "&")
        }
        guard let url = components?.url else { return nil }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.setValue(key, forHTTPHeaderField: "X-API-Key")
        request.setValue("application/json, application/problem+json", forHTTPHeaderField: "Accept")
        return request
    }

    /// Whether a 404 means that the stored address is out of date.
    var namesAddress: Bool {
        switch self {
        case .places: false
        case .districts, .wasteTypes, .pickups: true
        }
    }

    private var path: [String] {
        switch self {
        case .places: ["v1", "places"]
        case .districts(let place): ["v1", "places", place, "districts"]
        case .wasteTypes(let district): ["v1", "districts", district, "waste-types"]
        case .pickups(let district, _, _): ["v1", "districts", district, "pickups"]
        }
    }

    private var query: KeyValuePairs<String, String> {
        switch self {
        case .places(let query, let limit): ["query": query, "limit": String(limit)]
        case .districts, .wasteTypes: [:]
        case .pickups(_, let first, let last): ["from": first.description, "to": last.description]
        }
    }
}

extension String {
    /// The text with every byte except the unreserved characters of RFC 3986 as `%XX`, so that `/`, `&` and `+` stay
    /// data.
    fileprivate var percentEncoded: String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
