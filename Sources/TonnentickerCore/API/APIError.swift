/// Why a request to the backend failed. A cancelled one is a `CancellationError` instead.
public struct APIError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The device has no connection.
        case offline
        /// 401, 403: the key is missing, wrong or revoked.
        case unauthorized
        /// 429; how long the backend asks to wait, where it says so.
        case tooManyRequests(retryAfter: Duration?)
        /// Nobody listens where the backend should be.
        case connectionRefused
        /// 5xx, a timeout, or a connection that broke off.
        case serverUnavailable
        /// A response that the contract doesn't know: another site's page, other JSON, another status, too many bytes.
        case unexpectedResponse
        /// 404 on a place or district: its id is no longer valid.
        case addressGone
    }

    /// What failed; wording and remedy depend on it alone.
    public let reason: Reason
    /// For logs only: the problem details of the response (RFC 9457) or what went wrong below HTTP. Never holds the
    /// key.
    public let detail: String?

    public init(_ reason: Reason, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
    }
}

extension APIError {
    /// What somebody can do about an error.
    public enum Remedy: Hashable, Sendable {
        case retry, changeAddress
    }

    /// Choosing the address anew where it is gone, else trying again.
    public var remedy: Remedy { reason == .addressGone ? .changeAddress : .retry }

    /// Whether waiting for better times may help.
    public var mayPass: Bool {
        switch reason {
        case .unauthorized, .addressGone: false
        case .offline, .connectionRefused, .serverUnavailable, .unexpectedResponse, .tooManyRequests: true
        }
    }
}
