#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The second step: the districts of a place, or a note that it has none.
    struct DistrictStep: View {
        let offer: SetupModel.Offer
        let choose: @MainActor (District) -> Void

        var body: some View {
            Screen {
                ScreenHeader(title: Wording.districtTitle, caption: offer.place.name)
                if offer.districts.isEmpty {
                    Paragraph(Wording.noDistricts)
                        .announcing(Wording.noDistricts)
                } else {
                    RowGroup(offer.districts, id: \.id) { district in
                        Button {
                            choose(district)
                        } label: {
                            TitledRow(
                                title: AttributedString(Wording.districtName(district)),
                                detail: Wording.districtDetail(district)
                            )
                            .rowPadding()
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
        }
    }
#endif
