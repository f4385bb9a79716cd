#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A button without a background, as large as a touch target.
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
