#if canImport(SwiftUI) && !os(macOS)
    import Foundation
    public import SwiftUI
    public import TonnentickerCore

    /// The whole app: its windows, its menu command, and what it does in the background.
    ///
    /// ```swift
    /// @main
    /// struct TonnentickerApp: App {
    ///     private let app = AppModel(.live)
    ///     var body: some Scene { TonnentickerScene(app: app) }
    /// }
    /// ```
    public struct TonnentickerScene: Scene {
        private let app: AppModel

        /// - Parameter app: The state of the process; all windows share it.
        public init(app: AppModel) {
            self.app = app
        }

        public var body: some Scene {
            WindowGroup {
                TonnentickerRootView(app: app)
            }
            .commands {
                ReloadCommand(app: app)
            }
            .backgroundTask(.appRefresh(BackgroundRefresh.identifier)) { [app] in
                await app.refreshInBackground()
            }
        }
    }

    /// „Neu laden“ in the menu of a keyboard, ⌘R.
    private struct ReloadCommand: Commands {
        let app: AppModel

        var body: some Commands {
            CommandGroup(after: .newItem) {
                Button(Wording.reload) {
                    Task { await app.load() }
                }
                .keyboardShortcut("r")
            }
        }
    }
#endif
