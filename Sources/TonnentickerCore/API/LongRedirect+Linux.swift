#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    extension URLSessionTransport {
        /// Fails a request that has been receiving the body of a redirect for 100 to 200 ms.
        ///
        /// URL loading, which uses libcurl on Linux, stores such a body whatever its length, and tells its delegate
        /// about the redirect only when it is complete. Cancelling takes effect once libcurl has read everything that
        /// the server has sent by then.
        func watchForLongRedirect(_ task: URLSessionTask, _ collector: ResponseCollector) -> Task<Void, Never>? {
            Task {
                var watch = LongRedirectWatch()
                while (try? await Task.sleep(for: .milliseconds(100))) != nil {
                    let lacksResponse = collector.lacksResponse(task.taskIdentifier)
                    if watch.isLong(expectedBytes: task.countOfBytesExpectedToReceive, lacksResponse: lacksResponse) {
                        let reason = "the body of a redirect doesn't end"
                        collector.stop(task, because: TransportError.notTheBackend(reason))
                    }
                }
            }
        }
    }

    /// Detects a redirect whose body is still arriving: the task has received a header, but the delegate has no
    /// response yet. The delegate receives every other response at once.
    struct LongRedirectWatch {
        private var lackedResponse = false

        /// Returns whether two looks in a row found a redirect; after only one, its header may still be arriving.
        ///
        /// - Parameter expectedBytes: `countOfBytesExpectedToReceive`, which isn't 0 from the first header line on.
        mutating func isLong(expectedBytes: Int64, lacksResponse: Bool) -> Bool {
            let lacksResponse = lacksResponse && expectedBytes != 0
            defer { lackedResponse = lacksResponse }
            return lacksResponse && lackedResponse
        }
    }
#endif
