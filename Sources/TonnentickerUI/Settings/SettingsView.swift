#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// „Mehr“: address, reminders, bins, appearance, and the build.
    struct SettingsView: View {
        let scene: SceneModel
        let dates: ScheduleModel

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.settingsTitle)
                AddressGroup(address: dates.address) { scene.changeAddress() }
                RemindersGroup(reminders: scene.app.reminders, systemSettings: scene.app.systemSettings)
                BinsGroup(app: scene.app)
                AppearanceGroup(app: scene.app)
                ForEach(scene.app.storageNotices, id: \.self) { notice in
                    Note(notice, color: DesignTokens.Colors.warning)
                        .announcing(notice)
                }
                BuildFooter(environment: scene.app.environment, version: scene.app.version)
            }
        }
    }
#endif
