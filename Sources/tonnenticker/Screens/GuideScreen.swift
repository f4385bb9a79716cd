import TonnentickerCore

/// The Abfall-ABC, or the search results.
struct GuideScreen {
    let width: Int
    let paint: Paint

    /// The most items that are all explained in full; of more, only the first is.
    private static let explainedAtMost = 3
    private static let indent = String(repeating: " ", count: Badge.columns + 1)

    func lines(_ sections: [GuideSection]) -> [String] {
        sections.flatMap { section in
            [paint.bold(section.letter)] + section.items.flatMap(row) + [""]
        }.dropLast()
    }

    func lines(_ items: [GuideItem]) -> [String] {
        items.enumerated().flatMap { index, item in
            index == 0 || items.count <= Self.explainedAtMost
                ? (index == 0 ? [] : [""]) + row(item) + explanation(of: item)
                : (index == 1 ? [""] : []) + row(item)
        }
    }

    private func row(_ item: GuideItem) -> [String] {
        let texts = item.name.wrapped(to: width - Self.indent.columns)
        return texts.enumerated().map { index, text in
            (index == 0 ? Badge(style: item.bin.style).text(paint) + " " : Self.indent) + text
        }
    }

    private func explanation(of item: GuideItem) -> [String] {
        let texts = [
            item.bin.name, item.hint, Wording.guideAlternatives(item), item.isRegional ? Wording.guideRegional : nil,
        ]
        return texts.compactMap(\.self).enumerated().flatMap { index, text in
            text.wrapped(to: width - Self.indent.columns).map { Self.indent + (index == 0 ? $0 : paint.faint($0)) }
        }
    }
}
