#if canImport(BackgroundTasks) && !os(macOS)
    import BackgroundTasks
    public import Foundation

    /// A scheduler of background runs as app refresh tasks of the system.
    public struct AppRefreshScheduler: BackgroundRefreshScheduling {
        public init() {}

        /// Requests a run. Ignores a refusal, as when the user has turned background refresh off: the last notification
        /// asks the user to open the app.
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
