public import Foundation

/// When the app asks for its dates while it is closed, so that the reminders go on.
public enum BackgroundRefresh {
    /// Names the task to the system; the app's Info.plist lists it under `BGTaskSchedulerPermittedIdentifiers`.
    public static let identifier = "tonnenticker.refresh"

    /// Four times a day at most, so that a date that is moved in the morning still reaches the reminder of the evening.
    static let interval: TimeInterval = 6 * 3600
}

/// Lets the system run the app in the background, when it sees fit.
public protocol BackgroundRefreshScheduling: Sendable {
    /// Asks for one run that doesn't begin before an instant, in the place of an earlier request.
    func requestRefresh(notBefore instant: Date)

    /// Takes the request back.
    func cancelRefresh()
}
