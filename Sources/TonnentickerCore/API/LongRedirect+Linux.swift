#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    extension URLSessionTransport {
        /// Fails a request that gathers the body of a redirect for longer than 100 ms, or twice as long.
        ///
        /// Built on libcurl, URL loading keeps such a body, however long, and its delegate hears of the redirect only
        /// when it is complete. Cancelling takes effect once libcurl has read all that the server has sent by then.
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

    /// Recognizes a redirect whose body arrives by what a task says of itself: its header has begun, and yet the delegate
    /// hasn't heard of a response, as it has at once of any other.
    struct LongRedirectWatch {
        private var lackedResponse = false

        /// Whether the same was found the time before: a header may just be arriving.
        ///
        /// - Parameter expectedBytes: `countOfBytesExpectedToReceive`; not 0 from the first line of the header on.
        mutating func isLong(expectedBytes: Int64, lacksResponse: Bool) -> Bool {
            let lacksResponse = lacksResponse && expectedBytes != 0
            defer { lackedResponse = lacksResponse }
            return lacksResponse && lackedResponse
        }
    }
#endif
