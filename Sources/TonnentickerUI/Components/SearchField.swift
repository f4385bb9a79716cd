#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The search field of places and of the guide.
    struct SearchField: View {
        let prompt: String
        @Binding var text: String
        var isBusy = false
        @FocusState private var isFocused: Bool
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            HStack(spacing: DesignTokens.Spacing.xs) {
                if isBusy {
                    ProgressView().controlSize(.small)
                } else {
                    Image(systemName: "magnifyingglass")
                        .foregroundStyle(ThemeColor(DesignTokens.Colors.textSecondary))
                        .accessibilityHidden(true)
                }
                TextField(text: $text, prompt: placeholder) { Text(prompt) }
                    .textFieldStyle(.plain)
                    .autocorrectionDisabled()
                    .submitLabel(.search)
                    .focused($isFocused)
                    .textStyle(DesignTokens.Text.body)
                    .foregroundStyle(ThemeColor(DesignTokens.Colors.textPrimary))
                if !text.isEmpty {
                    ClearButton { text = "" }
                }
            }
            .padding(.leading, DesignTokens.Spacing.rowPaddingVertical)
            .frame(minHeight: DesignTokens.Size.touchTarget)
            .background(
                ThemeColor(DesignTokens.Colors.surfaceMuted),
                in: RoundedRectangle(cornerRadius: DesignTokens.Radius.button)
            )
            .contentShape(Rectangle())
            .onTapGesture { isFocused = true }
        }

        private var placeholder: Text {
            Text(prompt).foregroundStyle(DesignTokens.Colors.textSecondary.color(in: colorScheme))
        }
    }

    private struct ClearButton: View {
        let action: @MainActor () -> Void

        var body: some View {
            Button(action: action) {
                Image(systemName: "xmark.circle.fill")
                    .foregroundStyle(ThemeColor(DesignTokens.Colors.textSecondary))
                    .touchTarget()
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Wording.spokenClear)
        }
    }
#endif
