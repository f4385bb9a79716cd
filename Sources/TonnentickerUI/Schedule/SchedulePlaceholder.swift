#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The outline of card and list while nothing is known yet. Breathes, unless motion is unwanted.
    struct SchedulePlaceholder: View {
        @State private var isDimmed = false
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        private static let cardHeight = 220.0
        private static let rowCount = 4

        var body: some View {
            VStack(spacing: DesignTokens.Spacing.betweenSections) {
                block(height: Self.cardHeight, radius: DesignTokens.Radius.card)
                VStack(spacing: DesignTokens.Spacing.xs) {
                    ForEach(0..<Self.rowCount, id: \.self) { _ in
                        block(
                            height: DesignTokens.Size.badge + 2 * DesignTokens.Spacing.rowPaddingVertical,
                            radius: DesignTokens.Radius.rowGroup
                        )
                    }
                }
            }
            .opacity(isDimmed ? 0.5 : 1)
            .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isDimmed)
            .onAppear { isDimmed = !reduceMotion }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Wording.spokenLoading)
        }

        private func block(height: Double, radius: Double) -> some View {
            RoundedRectangle(cornerRadius: radius)
                .fill(ThemeColor(DesignTokens.Colors.surfaceMuted))
                .frame(height: height)
        }
    }

    #Preview("Placeholder") {
        SchedulePlaceholder()
    }
#endif
