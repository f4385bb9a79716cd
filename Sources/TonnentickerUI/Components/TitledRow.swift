#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A row with a title, and a detail below it.
    struct TitledRow: View {
        let title: AttributedString
        var detail: String?

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xxs) {
                Headline(title)
                if let detail {
                    Note(detail)
                }
            }
            .multilineTextAlignment(.leading)
        }
    }
#endif
