import Foundation

extension APIError {
    /// Classifies a response whose status isn't 200.
    init(response: HTTPResponse, namesAddress: Bool, redacting key: Secret, now: Date) {
        let reason: Reason =
            switch response.status {
            case 401, 403: .unauthorized
            case 404, 410: namesAddress ? .addressGone : .unexpectedResponse
            case 408: .serverUnavailable
            case 429: .tooManyRequests(retryAfter: RetryAfter.parse(response.headers["retry-after"], now: now))
            case 500...599: .serverUnavailable
            default: .unexpectedResponse
            }
        let problem = Problem(body: response.body)?.summary
        let detail = ["HTTP \(response.status)", problem].compactMap(\.self).joined(separator: ": ")
        self.init(reason, detail: String(key.redacted(from: detail).prefix(200)))
    }

    init(_ error: TransportError) {
        switch error {
        case .offline(let detail): self.init(.offline, detail: detail)
        case .refused(let detail): self.init(.connectionRefused, detail: detail)
        case .unreachable(let detail): self.init(.serverUnavailable, detail: detail)
        case .notTheBackend(let detail): self.init(.unexpectedResponse, detail: detail)
        case .tooSlow(let limit):
            self.init(.serverUnavailable, detail: "the response takes longer than \(limit) seconds")
        case .tooLarge(let limit): self.init(.unexpectedResponse, detail: "the response is longer than \(limit) bytes")
        }
    }
}

/// The problem details of an HTTP response. Source: RFC 9457.
private struct Problem: Decodable {
    @Lenient var title: String?
    @Lenient var detail: String?

    init?(body: Data) {
        guard let problem = try? JSONDecoder().decode(Problem.self, from: body) else { return nil }
        self = problem
    }

    var summary: String? {
        let text = [title, detail].compactMap(\.self).joined(separator: ": ").asDisplayText
        return text.isEmpty ? nil : text
    }
}
