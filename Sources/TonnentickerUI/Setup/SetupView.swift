#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Place, then district; after the first address, whether to remind.
    struct SetupView: View {
        @Bindable var setup: SetupModel
        /// `nil` if the user can't go back.
        let cancel: (@MainActor () -> Void)?

        var body: some View {
            if case .reminders = setup.step {
                ReminderStep { setup.answer(remindsOnEveningBefore: $0) }
            } else {
                NavigationStack {
                    PlaceStep(setup: setup, search: setup.search, cancel: cancel)
                        .navigationDestination(item: $setup.offer) { offer in
                            DistrictStep(offer: offer) { setup.choose($0) }
                        }
                }
            }
        }
    }

    #Preview("Setup") {
        TonnentickerRootView(app: AppModel(.preview(settings: .init(), now: .previewEvening)))
    }

    #Preview("Setup, slow") {
        TonnentickerRootView(app: AppModel(.preview(.slow, settings: .init(), now: .previewEvening)))
    }

    #Preview("Setup, offline") {
        TonnentickerRootView(app: AppModel(.preview(.offline, settings: .init(), now: .previewEvening)))
    }
#endif
