#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A button that is only a word, as large as a finger.
    struct TextButton: View {
        private let title: String
        private let action: @MainActor () -> Void

        init(_ title: String, action: @escaping @MainActor () -> Void) {
            self.title = title
            self.action = action
        }

        var body: some View {
            Button(action: action) {
                Text(title)
                    .textStyle(DesignTokens.Text.callout)
                    .foregroundStyle(ThemeColor(DesignTokens.Colors.accent))
                    .touchTarget()
            }
            .buttonStyle(.plain)
        }
    }
#endif
