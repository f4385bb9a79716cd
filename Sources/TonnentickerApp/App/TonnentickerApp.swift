import Foundation
import SwiftUI
import TonnentickerCore
import TonnentickerUI
import UserNotifications

@main
struct TonnentickerApp: App {
    private let app: AppModel
    /// The notification center doesn't keep its delegate.
    private let responder: ReminderResponder

    /// A tap on a reminder may have started the app, so the delegate is there before the app has finished launching.
    init() {
        let isFirstStartTested = ProcessInfo.processInfo.arguments.contains("--first-start")
        let app = AppModel(isFirstStartTested ? .firstStart : .live)
        self.app = app
        responder = ReminderResponder { app.openDates() }
        UNUserNotificationCenter.current().delegate = responder
    }

    var body: some Scene {
        TonnentickerScene(app: app)
    }
}
