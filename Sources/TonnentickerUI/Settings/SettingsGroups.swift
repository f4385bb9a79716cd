#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Place and district, and a button to change them.
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

    /// „Meine Tonnen“: the bins of the district, and which of them the household has.
    struct BinsGroup: View {
        @Bindable var app: AppModel

        var body: some View {
            if !app.bins.isEmpty {
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                    SectionHeader(Wording.binsTitle)
                    RowGroup(app.bins, id: \.id) { bin in
                        Toggle(isOn: $app[hasBin: bin.bin.name]) {
                            StackingRow {
                                Badge(style: bin.bin.style)
                                Headline(bin.bin.name)
                            }
                        }
                        .toggleStyle(RowToggleStyle())
                    }
                    Note(Wording.binsCaption)
                }
            }
        }
    }

    /// Light, dark, or as the system is set.
    struct AppearanceGroup: View {
        let app: AppModel

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                SectionHeader(Wording.appearanceTitle)
                RowGroup(Appearance.allCases, id: \.self) { appearance in
                    Button {
                        app.appearance = appearance
                    } label: {
                        HStack {
                            Headline(Wording.appearance(appearance))
                            Spacer()
                            if app.appearance == appearance {
                                Image(systemName: "checkmark")
                                    .foregroundStyle(ThemeColor(DesignTokens.Colors.accent))
                                    .accessibilityHidden(true)
                            }
                        }
                        .rowPadding()
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(app.appearance == appearance ? .isSelected : [])
                }
            }
        }
    }
#endif
