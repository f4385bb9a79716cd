#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The three parts of the app, once an address is chosen.
    struct MainTabs: View {
        @Bindable var app: AppModel
        let schedule: ScheduleModel

        var body: some View {
            TabView {
                ScheduleView(app: app, schedule: schedule)
                    .tabItem { Label(Wording.scheduleTitle, systemImage: "calendar") }
                GuideView(app: app)
                    .tabItem { Label(Wording.guideTitle, systemImage: "book") }
                SettingsView(app: app, address: schedule.address)
                    .tabItem { Label(Wording.settingsTitle, systemImage: "ellipsis.circle") }
            }
            // Here and not on the tab, which would ask anew whenever it comes to the front.
            .task(id: ObjectIdentifier(schedule)) { await app.load() }
            .task(id: ObjectIdentifier(schedule)) { await schedule.keepTime() }
            .sheet(item: $app.addressChange) { setup in
                SetupView(setup: setup) { app.addressChange = nil }
                    // A sheet of macOS is as large as its content would like to be.
                    .frame(idealWidth: 400, idealHeight: 560)
            }
        }
    }
#endif
