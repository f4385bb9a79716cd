#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// All items by letter, or the search results.
    struct GuideList: View {
        @Bindable var guide: GuideModel

        var body: some View {
            VStack(spacing: 0) {
                // Stays in place while the list scrolls.
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
            .announcing(Wording.spoken(guide.content))
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
                    GuideRow(item: item)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Wording.spoken(item))
            }
        }
    }

    /// The badge after the name; above it at accessibility text sizes.
    private struct GuideRow: View {
        let item: GuideItem
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize

        var body: some View {
            Group {
                if dynamicTypeSize.isAccessibilitySize {
                    VStack(alignment: .leading, spacing: DesignTokens.Spacing.xs) {
                        Badge(style: item.bin.style)
                        Headline(item.name)
                    }
                } else {
                    HStack(spacing: DesignTokens.Spacing.s) {
                        Headline(item.name)
                        Spacer()
                        Badge(style: item.bin.style)
                    }
                }
            }
            .multilineTextAlignment(.leading)
            .rowPadding()
        }
    }
#endif
