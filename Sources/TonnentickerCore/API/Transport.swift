import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An HTTP answer, whole.
struct HTTPAnswer: Hashable, Sendable {
    let status: Int
    /// Names in lower case.
    let headers: [String: String]
    let body: Data
}

/// Why no answer arrived.
enum TransportError: Error, Hashable, Sendable {
    /// The device has no connection.
    case offline(String)
    /// The connection was refused: nobody listens there.
    case refused(String)
    /// The connection broke off, or took too long.
    case unreachable(String)
    /// Somebody else answered: a certificate that isn't the backend's, or bytes that aren't HTTP.
    case notTheBackend(String)
    /// The answer is longer than the bytes allowed.
    case tooLarge(limit: Int)
    /// The answer was not whole within the seconds allowed.
    case tooSlow(limit: Double)
}

/// Carries a request to the backend and its answer back.
///
/// Throws `TransportError`, or `CancellationError` when its task was cancelled.
protocol Transport: Sendable {
    func send(_ request: URLRequest) async throws -> HTTPAnswer
}
