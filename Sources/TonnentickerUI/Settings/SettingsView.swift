#if canImport(SwiftUI)
    import SwiftUI
    import TonnentickerCore

    /// „Mehr“: address, reminders, appearance, and what was built.
    struct SettingsView: View {
        let app: AppModel
        let address: Address

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.settingsTitle)
                AddressGroup(address: address) { app.changeAddress() }
                RemindersGroup(app: app)
                AppearanceGroup(app: app)
                ForEach(app.storageNotices, id: \.self) { notice in
                    Note(notice, color: DesignTokens.Colors.warning)
                }
                BuildFooter(environment: app.environment, version: app.version)
            }
        }
    }

    #Preview("More") {
        SettingsView(app: AppModel(.preview(now: .previewEvening)), address: PreviewAPI.address)
    }

    #Preview("More, reminders blocked") {
        SettingsView(
            app: AppModel(
                .preview(
                    settings: .init(address: PreviewAPI.address, remindsOnEveningBefore: true),
                    permission: .denied,
                    now: .previewEvening
                )
            ),
            address: PreviewAPI.address
        )
    }
#endif
