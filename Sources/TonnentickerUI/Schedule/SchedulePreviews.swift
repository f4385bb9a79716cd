#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    public import TonnentickerCore

    extension Date {
        /// A Monday evening, 11 hours and 42 minutes before the next day's bins must be outside.
        static let previewEvening = Date(timeIntervalSince1970: 1_796_059_080)
        /// Two days before.
        static let previewEarlier = previewEvening - 2 * 86_400
    }

    extension AppDependencies {
        /// A first start on embedded data, always on the same evening, for tests of the screens.
        public static var firstStart: AppDependencies {
            .preview(settings: .init(), now: .previewEvening)
        }
    }

    #Preview("Dates") {
        TonnentickerRootView(app: AppModel(.preview(now: .previewEvening)))
    }

    #Preview("Dates, moved") {
        TonnentickerRootView(app: AppModel(.preview(.moved, now: .previewEvening)))
    }

    #Preview("Dates, none") {
        TonnentickerRootView(app: AppModel(.preview(.empty, now: .previewEvening)))
    }

    #Preview("Dates, slow") {
        TonnentickerRootView(app: AppModel(.preview(.slow, now: .previewEvening)))
    }

    #Preview("Dates, offline") {
        TonnentickerRootView(app: AppModel(.preview(.offline, now: .previewEvening)))
    }

    #Preview("Dates, offline with a copy") {
        TonnentickerRootView(app: AppModel(.preview(.offline, copiedAt: .previewEarlier, now: .previewEvening)))
    }

    #Preview("Dates, dark") {
        TonnentickerRootView(
            app: AppModel(
                .preview(settings: .init(address: PreviewAPI.address, appearance: .dark), now: .previewEvening)
            )
        )
    }

    #Preview("Dates, all bins deselected") {
        TonnentickerRootView(app: AppModel(.preview(settings: .withoutBins, now: .previewEvening)))
    }

    #Preview("Dates, largest text") {
        TonnentickerRootView(app: AppModel(.preview(now: .previewEvening)))
            .dynamicTypeSize(.accessibility5)
    }

    extension TonnentickerCore.Settings {
        fileprivate static var withoutBins: Self {
            var settings = Self(address: PreviewAPI.address)
            settings.bins = BinSelection(deselected: PreviewAPI.binNames)
            return settings
        }
    }
#endif
