#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The outline of card and list while nothing is known yet.
    struct SchedulePlaceholder: View {
        private static let cardHeight = 220.0

        var body: some View {
            Placeholder(label: Wording.spokenLoading) {
                PlaceholderBlock(height: Self.cardHeight, radius: DesignTokens.Radius.card)
                PlaceholderRows()
            }
        }
    }

    #Preview("Placeholder") {
        SchedulePlaceholder()
    }
#endif
