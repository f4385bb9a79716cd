import Foundation

extension APIError {
    /// What an answer other than 200 means.
    init(answer: HTTPAnswer, namesAddress: Bool, redacting key: Secret, now: Date) {
        let reason: Reason =
            switch answer.status {
            case 401, 403: .keyRefused
            case 404, 410: namesAddress ? .addressGone : .unexpectedAnswer
            case 408: .serverUnavailable
            case 429: .tooManyRequests(retryAfter: RetryAfter.parse(answer.headers["retry-after"], now: now))
            case 500...599: .serverUnavailable
            default: .unexpectedAnswer
            }
        let problem = Problem(body: answer.body)?.summary
        let detail = ["HTTP \(answer.status)", problem].compactMap(\.self).joined(separator: ": ")
        self.init(reason, detail: String(key.redacted(from: detail).prefix(200)))
    }

    init(_ error: TransportError) {
        switch error {
        case .offline(let detail): self.init(.offline, detail: detail)
        case .refused(let detail): self.init(.connectionRefused, detail: detail)
        case .unreachable(let detail): self.init(.serverUnavailable, detail: detail)
        case .notTheBackend(let detail): self.init(.unexpectedAnswer, detail: detail)
        case .tooSlow(let limit): self.init(.serverUnavailable, detail: "the answer takes longer than \(limit) seconds")
        case .tooLarge(let limit): self.init(.unexpectedAnswer, detail: "the answer is longer than \(limit) bytes")
        }
    }
}

/// Problem details of an HTTP answer. Source: RFC 9457.
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
