#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import TonnentickerCore

    /// Rows on one surface, with hairlines between them.
    struct RowGroup<Items: RandomAccessCollection, ID: Hashable, Row: View>: View {
        private let items: Items
        private let id: KeyPath<Items.Element, ID>
        private let row: (Items.Element) -> Row

        init(_ items: Items, id: KeyPath<Items.Element, ID>, @ViewBuilder row: @escaping (Items.Element) -> Row) {
            self.items = items
            self.id = id
            self.row = row
        }

        var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Spacing.betweenRows) {
                ForEach(items, id: id) { item in
                    row(item)
                    if item[keyPath: id] != items.last?[keyPath: id] {
                        Hairline()
                    }
                }
            }
            .surface()
        }
    }

    private struct Hairline: View {
        @Environment(\.displayScale) private var displayScale

        var body: some View {
            Rectangle()
                .fill(ThemeColor(DesignTokens.Colors.separator))
                .frame(height: 1 / displayScale)
                .padding(.leading, DesignTokens.Spacing.hairlineInset)
                .accessibilityHidden(true)
        }
    }

    extension View {
        /// Puts a view onto the surface of a group of rows.
        func surface() -> some View {
            surface(cornerRadius: DesignTokens.Radius.rowGroup)
        }

        /// Makes a view a card.
        func card() -> some View {
            padding(DesignTokens.Spacing.cardPadding)
                .surface(cornerRadius: DesignTokens.Radius.card)
        }

        private func surface(cornerRadius: Double) -> some View {
            frame(maxWidth: .infinity, alignment: .leading)
                .background(
                    ThemeColor(DesignTokens.Colors.surface),
                    in: RoundedRectangle(cornerRadius: cornerRadius)
                )
        }

        /// Gives a row its padding and the minimum height of a touch target.
        func rowPadding() -> some View {
            padding(.horizontal, DesignTokens.Spacing.rowPaddingHorizontal)
                .padding(.vertical, DesignTokens.Spacing.rowPaddingVertical)
                .frame(maxWidth: .infinity, minHeight: DesignTokens.Size.touchTarget, alignment: .leading)
                .contentShape(Rectangle())
        }

        /// Makes a control at least 44 by 44 points and the whole of it tappable.
        func touchTarget() -> some View {
            frame(minWidth: DesignTokens.Size.touchTarget, minHeight: DesignTokens.Size.touchTarget)
                .contentShape(Rectangle())
        }
    }
#endif
