#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Whether to remind, and what keeps the app from it.
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
                .rowPadding()
                if reminders.state == .blocked, let systemSettings {
                    Button(Wording.openSystemSettings) { openURL(systemSettings) }
                        .buttonStyle(AccentButtonStyle())
                        .rowPadding()
                }
            }
            .surface()
        }

        private var captionColor: DesignTokens.ColorPair {
            switch reminders.state {
            case .off, .on: DesignTokens.Colors.textSecondary
            case .blocked, .failed: DesignTokens.Colors.warning
            }
        }
    }

    #Preview("Reminders, on") {
        RemindersGroup.preview(.preview(settings: .reminding, now: .previewEvening))
    }

    #Preview("Reminders, blocked") {
        RemindersGroup.preview(.preview(settings: .reminding, permission: .denied, now: .previewEvening))
    }

    #Preview("Reminders, not set") {
        RemindersGroup.preview(.preview(settings: .reminding, takesReminders: false, now: .previewEvening))
    }

    extension RemindersGroup {
        /// The group as it is once the dates are loaded.
        @ViewBuilder fileprivate static func preview(_ dependencies: AppDependencies) -> some View {
            let app = AppModel(dependencies)
            RemindersGroup(reminders: app.reminders, systemSettings: app.systemSettings)
                .task { await app.load() }
        }
    }

    extension TonnentickerCore.Settings {
        fileprivate static var reminding: Self { Self(address: PreviewAPI.address, remindsOnEveningBefore: true) }
    }
#endif
