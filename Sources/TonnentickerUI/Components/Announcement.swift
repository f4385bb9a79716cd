#if canImport(SwiftUI)
    import Accessibility
    import Foundation
    import SwiftUI

    extension View {
        /// Lets a screen reader say a text when it appears or changes; `nil` says nothing.
        func announcing(_ text: String?) -> some View {
            task(id: text) {
                // Until the typing rests, whose letters are spoken too.
                guard let text, (try? await Task.sleep(for: .seconds(1))) != nil else { return }
                AccessibilityNotification.Announcement(text).post()
            }
        }
    }
#endif
