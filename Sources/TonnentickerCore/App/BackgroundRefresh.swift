public import Foundation

/// The schedule for loading dates while the app is closed, so that the reminders stay current.
public enum BackgroundRefresh {
    /// The identifier of the background task, which the app's Info.plist lists under
    /// `BGTaskSchedulerPermittedIdentifiers`.
    public static let identifier = "tonnenticker.refresh"

    /// At most four runs a day, so that a change in the morning still reaches the evening's reminder.
    static let interval: TimeInterval = 6 * 3600
}

/// Schedules runs of the app in the background; the system decides when they happen.
public protocol BackgroundRefreshScheduling: Sendable {
    /// Requests one run that doesn't begin before an instant, replacing an earlier request.
    func requestRefresh(notBefore instant: Date)

    /// Cancels the request.
    func cancelRefresh()
}
