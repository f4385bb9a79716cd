#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    extension Date {
        /// A Monday evening, 11 hours and 42 minutes before the bins of the next day have to stand outside.
        static let previewEvening = Date(timeIntervalSince1970: 1_796_059_080)
        /// Two days before.
        static let previewEarlier = previewEvening - 2 * 86_400
    }

    #Preview("Dates") {
        TonnentickerRootView(dependencies: .preview(now: .previewEvening))
    }

    #Preview("Dates, moved") {
        TonnentickerRootView(dependencies: .preview(.moved, now: .previewEvening))
    }

    #Preview("Dates, none") {
        TonnentickerRootView(dependencies: .preview(.empty, now: .previewEvening))
    }

    #Preview("Dates, slow") {
        TonnentickerRootView(dependencies: .preview(.slow, now: .previewEvening))
    }

    #Preview("Dates, offline") {
        TonnentickerRootView(dependencies: .preview(.offline, now: .previewEvening))
    }

    #Preview("Dates, offline with a copy") {
        TonnentickerRootView(dependencies: .preview(.offline, copiedAt: .previewEarlier, now: .previewEvening))
    }

    #Preview("Dates, dark") {
        TonnentickerRootView(
            dependencies: .preview(
                settings: .init(address: PreviewAPI.address, appearance: .dark),
                now: .previewEvening
            )
        )
    }
#endif
