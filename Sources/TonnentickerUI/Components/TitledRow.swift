#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A row with a title, and below it what tells it from others.
    struct TitledRow: View {
        let title: AttributedString
        var detail: String?

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.scale[0]) {
                Text(title)
                    .textStyle(DesignTokens.Text.headline)
                    .foregroundStyle(ThemeColor(DesignTokens.Colors.textPrimary))
                if let detail {
                    Note(detail)
                }
            }
            .multilineTextAlignment(.leading)
        }
    }
#endif
