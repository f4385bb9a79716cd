#if !canImport(FoundationNetworking)
    import Foundation

    extension URLSessionTransport {
        /// Does nothing: the delegate learns about a redirect before its body arrives.
        func watchForLongRedirect(_ task: URLSessionTask, _ collector: ResponseCollector) -> Task<Void, Never>? { nil }
    }
#endif
