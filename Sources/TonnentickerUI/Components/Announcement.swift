#if canImport(SwiftUI)
    import Accessibility
    import Foundation
    import SwiftUI

    extension View {
        /// Has VoiceOver speak a text when it appears or changes; `nil` is silent.
        func announcing(_ text: String?) -> some View {
            task(id: text) {
                // VoiceOver speaks typed letters too, so this waits for a pause.
                guard let text, (try? await Task.sleep(for: .seconds(1))) != nil else { return }
                AccessibilityNotification.Announcement(text).post()
            }
        }
    }
#endif
