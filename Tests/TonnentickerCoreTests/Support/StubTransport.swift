import Foundation

@testable import TonnentickerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Gives one answer after the other, the last of them again and again, and remembers the requests.
final class StubTransport: Transport {
    enum Answer: Sendable {
        case success(String)
        case status(Int, [String: String] = [:], body: String = "[]")
        case failure(TransportError)
        /// As if the task had been cancelled.
        case cancelled
    }

    private let answers: [Answer]
    private let sent = Locked<[URLRequest]>([])

    var requests: [URLRequest] { sent.withLock(\.self) }

    init(_ answers: [Answer]) {
        self.answers = answers
    }

    func send(_ request: URLRequest) async throws -> HTTPAnswer {
        let number = sent.withLock { sent in
            sent.append(request)
            return sent.count - 1
        }
        switch answers[min(number, answers.count - 1)] {
        case .success(let body): return HTTPAnswer(status: 200, headers: [:], body: Data(body.utf8))
        case .status(let status, let headers, let body):
            return HTTPAnswer(status: status, headers: headers, body: Data(body.utf8))
        case .failure(let error): throw error
        case .cancelled: throw CancellationError()
        }
    }
}
