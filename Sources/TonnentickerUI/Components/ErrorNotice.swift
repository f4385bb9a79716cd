#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// An error message with the button that may help.
    struct ErrorNotice: View {
        let message: String
        let remedy: String
        let action: @MainActor () async -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.m) {
                Text(message)
                    .textStyle(DesignTokens.Text.body)
                    .foregroundStyle(ThemeColor(DesignTokens.Colors.warning))
                Button(remedy) {
                    Task { await action() }
                }
                .buttonStyle(AccentButtonStyle())
            }
            .card()
            .announcing(message)
        }
    }

    extension ErrorNotice {
        /// An error of the backend, with its remedy.
        init(_ error: APIError, in scene: SceneModel) {
            self.init(message: Wording.error(error), remedy: Wording.remedy(error)) { await scene.remedy(error) }
        }
    }

    #Preview("Error") {
        ErrorNotice(message: Wording.error(APIError(.offline)), remedy: Wording.retry) {}
    }
#endif
