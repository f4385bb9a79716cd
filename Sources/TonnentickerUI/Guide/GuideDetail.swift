#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// The bin of one item, with hints.
    struct GuideDetail: View {
        let item: GuideItem

        var body: some View {
            Screen {
                ScreenHeader(title: item.name)
                StackingRow {
                    Badge(style: item.bin.style)
                    Headline(item.bin.name)
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

    #Preview("Guide, item") {
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
