#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The title of a screen, and what it is about.
    struct ScreenHeader: View {
        let title: String
        var caption: String?

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xxs) {
                Text(title)
                    .textStyle(DesignTokens.Text.title)
                    .foregroundStyle(ThemeColor(DesignTokens.Colors.textPrimary))
                    .accessibilityAddTraits(.isHeader)
                if let caption {
                    Note(caption)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// A caption, hint or date.
    struct Note: View {
        private let text: String
        private let color: DesignTokens.ColorPair

        init(_ text: String, color: DesignTokens.ColorPair = DesignTokens.Colors.textSecondary) {
            self.text = text
            self.color = color
        }

        var body: some View {
            Text(text)
                .textStyle(DesignTokens.Text.caption)
                .foregroundStyle(ThemeColor(color))
        }
    }

    /// The title of a part of a screen.
    struct SectionHeader: View {
        private let text: String

        init(_ text: String) {
            self.text = text
        }

        var body: some View {
            Text(text)
                .textStyle(DesignTokens.Text.overline)
                .foregroundStyle(ThemeColor(DesignTokens.Colors.textSecondary))
                .accessibilityAddTraits(.isHeader)
        }
    }

    /// The title of a row, or the name of a bin.
    struct Headline: View {
        private let text: AttributedString

        init(_ text: AttributedString) {
            self.text = text
        }

        init(_ text: String) {
            self.init(AttributedString(text))
        }

        var body: some View {
            Text(text)
                .textStyle(DesignTokens.Text.headline)
                .foregroundStyle(ThemeColor(DesignTokens.Colors.textPrimary))
        }
    }

    /// Running text.
    struct Paragraph: View {
        private let text: String

        init(_ text: String) {
            self.text = text
        }

        var body: some View {
            Text(text)
                .textStyle(DesignTokens.Text.body)
                .foregroundStyle(ThemeColor(DesignTokens.Colors.textPrimary))
        }
    }
#endif
