#if !canImport(FoundationNetworking)
    import Foundation

    extension URLSessionTransport {
        /// `nil`: the session creates its own queue and waits for it.
        static var delegateQueue: OperationQueue? { nil }
    }
#endif
