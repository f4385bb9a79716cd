#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The code of a bin on its colour. The bin's name is beside it, and is what VoiceOver reads.
    struct Badge: View {
        let style: WasteStyle
        @ScaledMetric private var scaledSide = DesignTokens.Size.badge

        var body: some View {
            let side = min(scaledSide, DesignTokens.Size.largestBadge)
            Text(style.code)
                .textStyle(DesignTokens.Text.badge)
                .lineLimit(1)
                .minimumScaleFactor(0.3)
                .foregroundStyle(Color(style.textColor))
                .frame(width: side, height: side)
                .background(Color(style.color), in: RoundedRectangle(cornerRadius: DesignTokens.Radius.badge))
                .accessibilityHidden(true)
        }
    }

    #Preview("Badges") {
        VStack {
            ForEach(WasteCategory.allCases, id: \.self) { category in
                Badge(style: WasteStyle(category: category))
            }
        }
    }

    #Preview("Badges, largest text") {
        VStack {
            ForEach(WasteCategory.allCases, id: \.self) { category in
                Badge(style: WasteStyle(category: category))
            }
        }
        .dynamicTypeSize(.accessibility5)
    }
#endif
