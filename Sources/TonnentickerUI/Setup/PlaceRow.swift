#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A place that was found: its name, with the typed letters highlighted, and its county.
    struct PlaceRow: View {
        let match: PlaceMatch
        let isBusy: Bool
        let choose: @MainActor () async -> Void
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Button {
                Task { await choose() }
            } label: {
                HStack {
                    TitledRow(title: name, detail: match.place.county)
                    Spacer()
                    if isBusy {
                        ProgressView().controlSize(.small)
                    }
                }
                .rowPadding()
            }
            .buttonStyle(.plain)
        }

        private var name: AttributedString {
            match.name.runs.reduce(into: AttributedString()) { name, run in
                var part = AttributedString(run.text)
                if run.isHighlighted {
                    part.foregroundColor = DesignTokens.Colors.accent.color(in: colorScheme)
                }
                name += part
            }
        }
    }
#endif
