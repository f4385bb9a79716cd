import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A complete HTTP response.
struct HTTPResponse: Hashable, Sendable {
    let status: Int
    /// Header fields by lower-case name.
    let headers: [String: String]
    let body: Data
}

/// The reason why no response arrived.
enum TransportError: Error, Hashable, Sendable {
    /// The device has no connection.
    case offline(String)
    /// The connection was refused: nothing listens at the address.
    case refused(String)
    /// The connection broke off or took too long.
    case unreachable(String)
    /// Another service answered: its certificate isn't the backend's, or its bytes aren't HTTP.
    case notTheBackend(String)
    /// The response exceeds the limit, in bytes.
    case tooLarge(limit: Int)
    /// The response wasn't complete within the limit, in seconds.
    case tooSlow(limit: Double)
}

/// Sends a request to the backend and returns its response.
///
/// Throws `TransportError`, or `CancellationError` if its task was cancelled.
protocol Transport: Sendable {
    func send(_ request: URLRequest) async throws -> HTTPResponse
}
