#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A scrolling column with the margins of the design.
    struct Screen<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: DesignTokens.Spacing.betweenSections) {
                    content
                }
                .padding(DesignTokens.Spacing.screenMargin)
            }
            .background(ThemeColor(DesignTokens.Colors.background))
        }
    }
#endif
