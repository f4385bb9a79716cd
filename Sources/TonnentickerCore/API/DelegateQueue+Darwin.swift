#if !canImport(FoundationNetworking)
    import Foundation

    extension URLSessionTransport {
        /// The session's own, for which it waits.
        static var delegateQueue: OperationQueue? { nil }
    }
#endif
