#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The last step, after the first address: whether to remind.
    struct ReminderStep: View {
        let answer: @MainActor (_ remindsOnEveningBefore: Bool) -> Void

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.remindersQuestion)
                Paragraph(Wording.remindersQuestionText)
                StackingRow {
                    Button(Wording.remindersYes) { answer(true) }
                        .buttonStyle(AccentButtonStyle())
                    TextButton(Wording.remindersLater) { answer(false) }
                }
            }
        }
    }

    #Preview("Setup, reminders") {
        ReminderStep { _ in }
    }

    #Preview("Setup, reminders, largest text") {
        ReminderStep { _ in }
            .dynamicTypeSize(.accessibility5)
    }
#endif
