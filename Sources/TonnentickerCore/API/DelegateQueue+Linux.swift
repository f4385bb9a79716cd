#if canImport(FoundationNetworking)
    import Foundation

    extension URLSessionTransport {
        /// Built on libcurl, URL loading hands bytes to its delegate through a queue and doesn't wait, so a fast server
        /// would fill the queue faster than the delegate empties it. With this queue it waits.
        static var delegateQueue: OperationQueue? { ImmediateOperationQueue() }
    }

    /// Runs each block at once, on the thread that adds it. It has no state of its own.
    private final class ImmediateOperationQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif
