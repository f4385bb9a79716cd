#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The three parts of the app, once an address is chosen.
    struct MainTabs: View {
        @Bindable var scene: SceneModel
        let dates: ScheduleModel

        var body: some View {
            TabView(selection: $scene.tab) {
                ScheduleView(scene: scene, dates: dates)
                    .tabItem { Label(Wording.scheduleTitle, systemImage: "calendar") }
                    .tag(SceneModel.Tab.dates)
                GuideView(scene: scene)
                    .tabItem { Label(Wording.guideTitle, systemImage: "book") }
                    .tag(SceneModel.Tab.guide)
                SettingsView(scene: scene, dates: dates)
                    .tabItem { Label(Wording.settingsTitle, systemImage: "ellipsis.circle") }
                    .tag(SceneModel.Tab.settings)
            }
            // Not on the tab, which would load again each time it appears.
            .task(id: ObjectIdentifier(dates)) { await scene.app.open() }
            .task(id: ObjectIdentifier(dates)) { await dates.keepTime() }
            .sheet(item: $scene.addressChange) { setup in
                SetupView(setup: setup) { scene.addressChange = nil }
            }
        }
    }
#endif
