#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Where one thing goes, and what to mind.
    struct GuideDetail: View {
        let item: GuideItem

        var body: some View {
            Screen {
                ScreenHeader(title: item.name)
                HStack(spacing: DesignTokens.Spacing.scale[2]) {
                    Badge(style: item.bin.style)
                    Text(item.bin.name)
                        .textStyle(DesignTokens.Text.headline)
                        .foregroundStyle(ThemeColor(DesignTokens.Colors.textPrimary))
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Wording.spoken(item))
                Paragraph(item.hint)
                if let alternatives = Wording.guideAlternatives(item) {
                    Paragraph(alternatives)
                }
                if item.isRegional {
                    Note(Wording.guideRegional)
                }
            }
        }
    }

    #Preview("Abfall-ABC, Eintrag") {
        GuideDetail(
            item: GuideItem(
                name: "Akku",
                synonyms: [],
                bin: .batteries,
                alternatives: [.recyclingCenter, .electronic],
                hint: "Pole abkleben.",
                isRegional: true
            )
        )
    }
#endif
