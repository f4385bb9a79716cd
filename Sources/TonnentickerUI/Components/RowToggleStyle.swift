#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// A row with a switch; a tap anywhere on the row toggles it.
    struct RowToggleStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack(spacing: DesignTokens.Spacing.s) {
                    configuration.label
                    Spacer()
                    Toggle(isOn: configuration.$isOn) { EmptyView() }
                        .toggleStyle(.switch)
                        .labelsHidden()
                        .allowsHitTesting(false)
                }
                .multilineTextAlignment(.leading)
                .rowPadding()
            }
            .buttonStyle(.plain)
            .accessibilityRepresentation {
                Toggle(isOn: configuration.$isOn) { configuration.label }
                    .toggleStyle(.switch)
            }
        }
    }
#endif
