#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The outline of content that is loading. It pulses, unless the user reduces motion.
    struct Placeholder<Content: View>: View {
        /// What VoiceOver says.
        let label: String
        @ViewBuilder let content: Content
        @State private var isDimmed = false
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        var body: some View {
            VStack(spacing: DesignTokens.Spacing.betweenSections) {
                content
            }
            .opacity(isDimmed ? 0.5 : 1)
            .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isDimmed)
            .onAppear { isDimmed = !reduceMotion }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(label)
        }
    }

    /// One surface of the outline.
    struct PlaceholderBlock: View {
        let height: Double
        let radius: Double

        var body: some View {
            RoundedRectangle(cornerRadius: radius)
                .fill(ThemeColor(DesignTokens.Colors.surfaceMuted))
                .frame(height: height)
        }
    }

    /// The outline of some rows.
    struct PlaceholderRows: View {
        private static let count = 4

        var body: some View {
            VStack(spacing: DesignTokens.Spacing.xs) {
                ForEach(0..<Self.count, id: \.self) { _ in
                    PlaceholderBlock(
                        height: DesignTokens.Size.badge + 2 * DesignTokens.Spacing.rowPaddingVertical,
                        radius: DesignTokens.Radius.rowGroup
                    )
                }
            }
        }
    }
#endif
