import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Gathers the bytes of each running task and hands the whole response over once.
///
/// `@unchecked Sendable`: `pending` is only touched while `lock` is held.
final class ResponseCollector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

    private struct Pending {
        let continuation: Continuation
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

    /// Ends the wait for a task; only the first call for it counts.
    func finish(_ task: Int, _ result: Result<HTTPResponse, any Error>) {
        lock.withLock { pending.removeValue(forKey: task) }?.continuation.resume(with: result)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let length = lock.withLock {
            pending[dataTask.taskIdentifier]?.body.append(data)
            return pending[dataTask.taskIdentifier]?.body.count
        }
        guard let length, length > sizeLimit else { return }
        finish(dataTask.taskIdentifier, .failure(TransportError.tooLarge(limit: sizeLimit)))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(task.taskIdentifier, result(of: task, error: error))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let allowed = RedirectPolicy.allows(from: task.originalRequest?.url, to: request.url)
        completionHandler(allowed ? request : nil)
    }

    private func result(of task: URLSessionTask, error: (any Error)?) -> Result<HTTPResponse, any Error> {
        if let error { return .failure(TransportError(error)) }
        guard let response = task.response as? HTTPURLResponse else {
            return .failure(TransportError.notTheBackend("the response is not HTTP"))
        }
        let headers = response.allHeaderFields.reduce(into: [String: String]()) { headers, field in
            headers[String(describing: field.key).lowercased()] = String(describing: field.value)
        }
        let body = lock.withLock { pending[task.taskIdentifier]?.body } ?? Data()
        return .success(HTTPResponse(status: response.statusCode, headers: headers, body: body))
    }
}

/// Where a redirect may take the key: nowhere but the origin (scheme, host and port) that it was meant for.
enum RedirectPolicy {
    static func allows(from origin: URL?, to target: URL?) -> Bool {
        guard let origin, let target, let scheme = origin.scheme?.lowercased(), let host = origin.host?.lowercased()
        else { return false }
        return target.scheme?.lowercased() == scheme && target.host?.lowercased() == host
            && port(of: target) == port(of: origin)
    }

    private static func port(of url: URL) -> Int {
        url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
    }
}
