#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// What scrolls on a screen: everything below one another, with the margins of the design.
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
