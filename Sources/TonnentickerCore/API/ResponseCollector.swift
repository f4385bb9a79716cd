import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The outcome of a task.
enum HTTPReply: Sendable {
    case response(HTTPResponse)
    /// The request to send instead.
    case redirect(URLRequest)
}

/// Collects the bytes of each running task and returns the response once it is complete. Stops at the size limit: at
/// once if the announced length exceeds it, otherwise when the bytes, counted after decompression, do.
///
/// `@unchecked Sendable`: `pending` is only touched while `lock` is held.
final class ResponseCollector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Continuation = CheckedContinuation<HTTPReply, any Error>

    private struct Pending {
        let continuation: Continuation
        var hasResponse = false
        var redirect: URLRequest?
        var body = Data()
    }

    private let sizeLimit: Int
    private let lock = NSLock()
    private var pending: [Int: Pending] = [:]

    init(sizeLimit: Int) {
        self.sizeLimit = sizeLimit
    }

    func expect(_ task: Int, _ continuation: Continuation) {
        lock.withLock { pending[task] = Pending(continuation: continuation) }
    }

    /// Ends the wait for a task. Only the first call for a task counts.
    func finish(_ task: Int, _ result: Result<HTTPReply, any Error>) {
        lock.withLock { pending.removeValue(forKey: task) }?.continuation.resume(with: result)
    }

    /// Returns whether a task is pending and has no response yet.
    func lacksResponse(_ task: Int) -> Bool {
        lock.withLock { pending[task]?.hasResponse == false }
    }

    /// Ends the wait for a task, and the task itself. On Linux `cancel()` waits for the session, and the session waits
    /// for its delegate, so neither the delegate nor a thread of Swift's small pool may wait for `cancel()`.
    func stop(_ task: URLSessionTask, because error: any Error) {
        finish(task.taskIdentifier, .failure(error))
        DispatchQueue.global().async { task.cancel() }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { pending[dataTask.taskIdentifier]?.hasResponse = true }
        let isTooLong = response.expectedContentLength > Int64(sizeLimit)
        if isTooLong { stop(dataTask, because: TransportError.tooLarge(limit: sizeLimit)) }
        completionHandler(isTooLong ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = lock.withLock {
            guard let index = pending.index(forKey: dataTask.taskIdentifier) else { return false }
            let length = pending.values[index].body.count
            guard length + data.count <= sizeLimit else { return true }
            // Reserved pages cost nothing until they are written, and a growing body isn't copied.
            if length == 0 { pending.values[index].body.reserveCapacity(sizeLimit) }
            pending.values[index].body.append(data)
            return false
        }
        if isTooLong { stop(dataTask, because: TransportError.tooLarge(limit: sizeLimit)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(task.taskIdentifier, result(of: task, error: error))
    }

    /// Tasks don't follow redirects themselves, so that each has one response. An allowed redirect becomes another
    /// task.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        if RedirectPolicy.allows(from: task.originalRequest?.url, to: request.url) {
            lock.withLock { pending[task.taskIdentifier]?.redirect = request }
        }
        completionHandler(nil)
    }

    private func result(of task: URLSessionTask, error: (any Error)?) -> Result<HTTPReply, any Error> {
        if let error { return .failure(TransportError(error)) }
        let (redirect, body) = lock.withLock {
            let pending = pending[task.taskIdentifier]
            return (pending?.redirect, pending?.body ?? Data())
        }
        if let redirect { return .success(.redirect(redirect)) }
        guard let response = task.response as? HTTPURLResponse else {
            return .failure(TransportError.notTheBackend("the response is not HTTP"))
        }
        let headers = response.allHeaderFields.reduce(into: [String: String]()) { headers, field in
            headers[String(describing: field.key).lowercased()] = String(describing: field.value)
        }
        return .success(.response(HTTPResponse(status: response.statusCode, headers: headers, body: body)))
    }
}
