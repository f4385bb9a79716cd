#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    extension TonnentickerCore.Settings {
        fileprivate static let reminding = Self(address: PreviewAPI.address, remindsOnEveningBefore: true)
    }

    /// „Mehr“, as it is once the dates are loaded.
    private struct LoadedSettings: View {
        @State private var scene: SceneModel

        init(_ dependencies: AppDependencies) {
            _scene = State(initialValue: SceneModel(AppModel(dependencies)))
        }

        var body: some View {
            Group {
                if let dates = scene.app.dates {
                    SettingsView(scene: scene, dates: dates)
                }
            }
            .task { await scene.app.load() }
        }
    }

    #Preview("More") {
        LoadedSettings(.preview(now: .previewEvening))
    }

    #Preview("More, reminders on") {
        LoadedSettings(.preview(settings: .reminding, now: .previewEvening))
    }

    #Preview("More, reminders blocked") {
        LoadedSettings(.preview(settings: .reminding, permission: .denied, now: .previewEvening))
    }

    #Preview("More, reminders not set") {
        LoadedSettings(.preview(settings: .reminding, takesReminders: false, now: .previewEvening))
    }

    #Preview("More, largest text") {
        LoadedSettings(.preview(now: .previewEvening))
            .dynamicTypeSize(.accessibility5)
    }
#endif
