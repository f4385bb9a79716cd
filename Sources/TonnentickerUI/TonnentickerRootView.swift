#if canImport(SwiftUI)
    import Foundation
    public import SwiftUI
    public import TonnentickerCore

    /// The content of a window of the app.
    public struct TonnentickerRootView: View {
        @State private var scene: SceneModel
        @Environment(\.scenePhase) private var scenePhase

        /// - Parameter app: What the window shares with all others.
        public init(app: AppModel) {
            _scene = State(initialValue: SceneModel(app))
        }

        public var body: some View {
            RootContent(scene: scene)
                .preferredColorScheme(scene.app.appearance.colorScheme)
                .environment(\.locale, Locale(identifier: "de_DE"))
                .onChange(of: scenePhase, initial: true) { _, phase in
                    enter(phase)
                }
                .onChange(of: scene.isDatesRequested) {
                    scene.showRequestedDates()
                }
        }

        private func enter(_ phase: ScenePhase) {
            switch phase {
            case .active: Task { [scene] in await scene.becomeActive() }
            case .background: scene.enterBackground()
            default: scene.becomeInactive()
            }
        }
    }

    private struct RootContent: View {
        let scene: SceneModel
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Group {
                switch scene.content {
                case .setup(let setup): SetupView(setup: setup, cancel: nil)
                case .dates(let dates): MainTabs(scene: scene, dates: dates)
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
