/// The reason why a request to the backend failed. A cancelled request throws `CancellationError` instead.
public struct APIError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The device has no connection.
        case offline
        /// 401 or 403: the key is missing, wrong or revoked.
        case unauthorized
        /// 429, with the wait that the backend asks for, if it names one.
        case tooManyRequests(retryAfter: Duration?)
        /// The host refused the connection: nothing listens at the backend's address.
        case connectionRefused
        /// 5xx, a timeout, or a connection that broke off.
        case serverUnavailable
        /// A response outside the contract: another site's page, other JSON, another status, or too many bytes.
        case unexpectedResponse
        /// 404 on a place or district: its id is no longer valid.
        case addressGone
    }

    /// What failed. The message and the remedy depend on it alone.
    public let reason: Reason
    /// The problem details of the response (RFC 9457) or the failure below HTTP, for logs only. Never contains the key.
    public let detail: String?

    public init(_ reason: Reason, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
    }
}

extension APIError {
    /// What the user can do about an error.
    public enum Remedy: Hashable, Sendable {
        case retry, changeAddress
    }

    /// Choosing the address again if it is gone, otherwise retrying.
    public var remedy: Remedy { reason == .addressGone ? .changeAddress : .retry }

    /// Whether the error may resolve itself.
    public var mayPass: Bool {
        switch reason {
        case .unauthorized, .addressGone: false
        case .offline, .connectionRefused, .serverUnavailable, .unexpectedResponse, .tooManyRequests: true
        }
    }
}
