#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Place and district, and the way to others.
    struct AddressGroup: View {
        let address: Address
        let change: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                SectionHeader(Wording.addressTitle)
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.s) {
                    TitledRow(
                        title: AttributedString(Wording.address(address)),
                        detail: Wording.districtDetail(address.district)
                    )
                    Button(Wording.changeAddress, action: change)
                        .buttonStyle(AccentButtonStyle())
                }
                .rowPadding()
                .surface()
            }
        }
    }

    /// Light or dark, or as the system has it.
    struct AppearanceGroup: View {
        @Bindable var app: AppModel

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                SectionHeader(Wording.appearanceTitle)
                Picker(Wording.appearanceTitle, selection: $app.appearance) {
                    ForEach(Appearance.allCases, id: \.self) { appearance in
                        Text(Wording.appearance(appearance)).tag(appearance)
                    }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }
    }
#endif
