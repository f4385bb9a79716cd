#if canImport(SwiftUI)
    import SwiftUI
    import TonnentickerCore

    /// „Mehr“: address, reminders, appearance, and what was built.
    struct SettingsView: View {
        let scene: SceneModel
        let dates: ScheduleModel

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.settingsTitle)
                AddressGroup(address: dates.address) { scene.changeAddress() }
                RemindersGroup(reminders: scene.app.reminders, systemSettings: scene.app.systemSettings)
                AppearanceGroup(app: scene.app)
                ForEach(scene.app.storageNotices, id: \.self) { notice in
                    Note(notice, color: DesignTokens.Colors.warning)
                }
                BuildFooter(environment: scene.app.environment, version: scene.app.version)
            }
        }
    }
#endif
