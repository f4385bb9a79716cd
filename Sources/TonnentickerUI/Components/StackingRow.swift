#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A row whose views stack vertically at accessibility text sizes.
    struct StackingRow<Content: View>: View {
        @ViewBuilder let content: Content
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize

        var body: some View {
            layout { content }
        }

        private var layout: AnyLayout {
            dynamicTypeSize.isAccessibilitySize
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: DesignTokens.Spacing.xs))
                : AnyLayout(HStackLayout(spacing: DesignTokens.Spacing.s))
        }
    }
#endif
