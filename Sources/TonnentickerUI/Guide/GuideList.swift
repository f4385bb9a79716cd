#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Everything by letter, or what was found.
    struct GuideList: View {
        @Bindable var guide: GuideModel

        var body: some View {
            VStack(spacing: 0) {
                // Stays while the list scrolls, which is long.
                VStack(alignment: .leading, spacing: DesignTokens.Spacing.m) {
                    ScreenHeader(title: Wording.guideTitle)
                    SearchField(prompt: Wording.guidePlaceholder, text: $guide.text)
                }
                .padding(.horizontal, DesignTokens.Spacing.screenMargin)
                .padding(.top, DesignTokens.Spacing.screenMargin)
                Screen {
                    GuideResults(content: guide.content)
                }
            }
            .background(ThemeColor(DesignTokens.Colors.background))
        }
    }

    private struct GuideResults: View {
        let content: GuideModel.Content

        var body: some View {
            switch content {
            case .sections(let sections):
                ForEach(sections) { section in
                    VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                        SectionHeader(section.letter)
                        GuideRows(items: section.items)
                    }
                }
            case .found(let items) where items.isEmpty:
                Note(Wording.guideNothingFound)
            case .found(let items):
                GuideRows(items: items)
            }
        }
    }

    private struct GuideRows: View {
        let items: [GuideItem]

        var body: some View {
            RowGroup(items, id: \.id) { item in
                NavigationLink(value: item) {
                    HStack(spacing: DesignTokens.Spacing.s) {
                        Headline(item.name)
                            .multilineTextAlignment(.leading)
                        Spacer()
                        Badge(style: item.bin.style)
                    }
                    .rowPadding()
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Wording.spoken(item))
            }
        }
    }
#endif
