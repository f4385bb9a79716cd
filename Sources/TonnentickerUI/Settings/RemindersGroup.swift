#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The switch for reminders, and what prevents them.
    struct RemindersGroup: View {
        @Bindable var reminders: ReminderModel
        let systemSettings: URL?
        @Environment(\.openURL) private var openURL

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.betweenRows) {
                Toggle(isOn: $reminders.isOn) {
                    VStack(alignment: .leading, spacing: DesignTokens.Spacing.xxs) {
                        Headline(Wording.remindersTitle)
                        Note(Wording.reminders(reminders.state), color: captionColor)
                    }
                }
                .toggleStyle(RowToggleStyle())
                if reminders.state == .blocked, let systemSettings {
                    Button(Wording.openSystemSettings) { openURL(systemSettings) }
                        .buttonStyle(AccentButtonStyle())
                        .rowPadding()
                }
            }
            .surface()
            .announcing(isHindered ? Wording.reminders(reminders.state) : nil)
        }

        private var isHindered: Bool {
            switch reminders.state {
            case .off, .on: false
            case .blocked, .failed: true
            }
        }

        private var captionColor: DesignTokens.ColorPair {
            isHindered ? DesignTokens.Colors.warning : DesignTokens.Colors.textSecondary
        }
    }
#endif
