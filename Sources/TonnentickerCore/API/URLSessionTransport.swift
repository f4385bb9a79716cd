import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport over Foundation's URL loading: no cache, no cookies, limited time and size, redirects within one origin.
final class URLSessionTransport: Transport {
    /// The longest response in bytes: 10 MiB.
    static let sizeLimit = 10 * 1024 * 1024

    private let duration: Double
    private let session: URLSession
    private let collector: ResponseCollector

    /// - Parameters:
    ///   - silence: Seconds without a byte after which a request fails.
    ///   - duration: Seconds that a request may take in all.
    init(silence: Double = 15, duration: Double = 60, sizeLimit: Int = URLSessionTransport.sizeLimit) {
        self.duration = duration
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = silence
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        collector = ResponseCollector(sizeLimit: sizeLimit)
        session = URLSession(configuration: configuration, delegate: collector, delegateQueue: Self.delegateQueue)
    }

    /// Invalidates the session without waiting for a response in progress.
    deinit {
        DispatchQueue.global().async { [session] in session.invalidateAndCancel() }
    }

    func send(_ request: URLRequest) async throws -> HTTPResponse {
        let end = ContinuousClock.now + .seconds(duration)
        var request = request
        for _ in 0...RedirectPolicy.limit {
            switch try await reply(to: request, until: end) {
            case .response(let response): return response
            case .redirect(let next): request = next
            }
        }
        throw TransportError.notTheBackend("more than \(RedirectPolicy.limit) redirects")
    }

    private func reply(to request: URLRequest, until end: ContinuousClock.Instant) async throws -> HTTPReply {
        let task = session.dataTask(with: request)
        let deadline = Task { [collector, duration] in
            guard (try? await Task.sleep(until: end, clock: .continuous)) != nil else { return }
            collector.stop(task, because: TransportError.tooSlow(limit: duration))
        }
        defer { deadline.cancel() }
        let redirectWatch = watchForLongRedirect(task, collector)
        defer { redirectWatch?.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                collector.expect(task.taskIdentifier, continuation)
                if Task.isCancelled {
                    collector.finish(task.taskIdentifier, .failure(CancellationError()))
                } else {
                    task.resume()
                }
            }
        } onCancel: {
            collector.stop(task, because: CancellationError())
        }
    }
}
