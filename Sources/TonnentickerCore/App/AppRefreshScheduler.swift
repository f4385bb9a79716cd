#if canImport(BackgroundTasks) && !os(macOS)
    import BackgroundTasks
    public import Foundation

    /// Runs in the background as app refresh tasks of the system.
    public struct AppRefreshScheduler: BackgroundRefreshScheduling {
        public init() {}

        /// A refused request, such as where the user has turned background refresh off, leaves the app as it is: the
        /// last notification says when it has to be opened.
        public func requestRefresh(notBefore instant: Date) {
            let request = BGAppRefreshTaskRequest(identifier: BackgroundRefresh.identifier)
            request.earliestBeginDate = instant
            try? BGTaskScheduler.shared.submit(request)
        }

        public func cancelRefresh() {
            BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: BackgroundRefresh.identifier)
        }
    }
#endif
