#if !canImport(FoundationNetworking)
    import Foundation

    extension URLSessionTransport {
        /// No watch: the delegate hears of a redirect before its body arrives.
        func watchForLongRedirect(_ task: URLSessionTask, _ collector: ResponseCollector) -> Task<Void, Never>? { nil }
    }
#endif
