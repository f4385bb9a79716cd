#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A button filled with the accent colour, as high as a finger needs.
    struct AccentButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .textStyle(DesignTokens.Text.callout)
                .foregroundStyle(ThemeColor(DesignTokens.Colors.onAccent))
                .padding(.horizontal, DesignTokens.Spacing.cardPadding)
                .touchTarget()
                .background(
                    ThemeColor(DesignTokens.Colors.accent),
                    in: RoundedRectangle(cornerRadius: DesignTokens.Radius.button)
                )
                .opacity(configuration.isPressed ? 0.8 : 1)
        }
    }
#endif
