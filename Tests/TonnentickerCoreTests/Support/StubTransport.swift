import Foundation

@testable import TonnentickerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that returns one response after the other, repeats the last one, and records the requests.
final class StubTransport: Transport {
    enum Response: Sendable {
        case success(String)
        case status(Int, [String: String] = [:], body: String = "[]")
        case failure(TransportError)
        /// Fails as if the task had been cancelled.
        case cancelled
    }

    private let responses: [Response]
    private let sent = Locked<[URLRequest]>([])

    var requests: [URLRequest] { sent.withLock(\.self) }

    init(_ responses: [Response]) {
        self.responses = responses
    }

    func send(_ request: URLRequest) async throws -> HTTPResponse {
        let number = sent.withLock { sent in
            sent.append(request)
            return sent.count - 1
        }
        switch responses[min(number, responses.count - 1)] {
        case .success(let body): return HTTPResponse(status: 200, headers: [:], body: Data(body.utf8))
        case .status(let status, let headers, let body):
            return HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        case .failure(let error): throw error
        case .cancelled: throw CancellationError()
        }
    }
}
