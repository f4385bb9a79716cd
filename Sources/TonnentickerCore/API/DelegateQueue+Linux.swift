#if canImport(FoundationNetworking)
    import Foundation

    extension URLSessionTransport {
        /// A queue that makes URL loading wait for its delegate. On Linux, where URL loading uses libcurl, it adds
        /// bytes to the queue without waiting, so a fast server would fill an ordinary queue faster than the delegate
        /// empties it.
        static var delegateQueue: OperationQueue? { ImmediateOperationQueue() }
    }

    /// An operation queue that runs each block at once, on the calling thread. It has no state of its own.
    private final class ImmediateOperationQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif
