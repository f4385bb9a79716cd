import Foundation
import Synchronization

@testable import TonnentickerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers every request alike, and remembers the requests.
final class StubTransport: Transport {
    private let answer: Result<HTTPAnswer, TransportError>?
    private let sent = Mutex<[URLRequest]>([])

    var requests: [URLRequest] { sent.withLock(\.self) }

    init(status: Int = 200, headers: [String: String] = [:], body: String = "[]") {
        answer = .success(HTTPAnswer(status: status, headers: headers, body: Data(body.utf8)))
    }

    init(failing error: TransportError) {
        answer = .failure(error)
    }

    /// Behaves as if the task had been cancelled.
    init(cancelled: Void) {
        answer = nil
    }

    func send(_ request: URLRequest) async throws -> HTTPAnswer {
        sent.withLock { $0.append(request) }
        guard let answer else { throw CancellationError() }
        return try answer.get()
    }
}
