#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI
    public import TonnentickerCore

    /// The whole app: all that the scene of an app target shows.
    ///
    /// ```swift
    /// WindowGroup { TonnentickerRootView(dependencies: .live) }
    /// ```
    public struct TonnentickerRootView: View {
        @State private var app: AppModel
        @Environment(\.scenePhase) private var scenePhase

        public init(dependencies: AppDependencies) {
            _app = State(initialValue: AppModel(dependencies))
        }

        public var body: some View {
            RootContent(app: app)
                .preferredColorScheme(app.appearance.colorScheme)
                .environment(\.locale, Locale(identifier: "de_DE"))
                .task(id: scenePhase) {
                    switch scenePhase {
                    case .active: await app.enterForeground()
                    case .background: app.enterBackground()
                    default: break
                    }
                }
        }
    }

    private struct RootContent: View {
        let app: AppModel
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Group {
                switch app.content {
                case .setup(let setup): SetupView(setup: setup, cancel: nil)
                case .dates(let schedule): MainTabs(app: app, schedule: schedule)
                }
            }
            .tint(DesignTokens.Colors.accent.color(in: colorScheme))
        }
    }

    extension Appearance {
        /// `nil` follows the system.
        fileprivate var colorScheme: ColorScheme? {
            switch self {
            case .system: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }
#endif
