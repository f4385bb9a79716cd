import TonnentickerCore

/// The card of the next pickup: with colours the gradient of the design, otherwise a framed box.
struct HeroCard {
    let next: NextPickup
    /// The columns of the card, including the border.
    let width: Int
    let paint: Paint
    let isDark: Bool

    private enum Row {
        case empty
        case text(String, bold: Bool)
        case bin(Bin)
    }

    var lines: [String] {
        let rows = rows.flatMap(wrapped)
        switch paint {
        case .plain:
            let edge = String(repeating: "─", count: width - 2)
            return ["╭\(edge)╮"] + rows.map { "│ " + content($0, fill: { text, _ in text }) + " │" } + ["╰\(edge)╯"]
        case .palette, .trueColor:
            let padded = [.empty] + rows + [.empty]
            return padded.enumerated().map { index, row in
                let background = background(of: index, among: padded.count)
                let fill = { (text: String, bold: Bool) in
                    paint.colored(text, shade(DesignTokens.Colors.onHero), on: background, bold: bold)
                }
                return fill("  ", false) + content(row, fill: fill) + fill("  ", false)
            }
        }
    }

    private var rows: [Row] {
        var rows: [Row] = [
            .text(Wording.nextPickupOverline, bold: false),
            .text(Wording.display(next), bold: true),
        ]
        if let caption = Wording.displayCaption(next) { rows.append(.text(caption, bold: false)) }
        rows.append(.empty)
        rows += next.bins.map(Row.bin)
        rows.append(.empty)
        if let countdown = Wording.countdown(next.countdown) { rows.append(.text(countdown, bold: true)) }
        rows.append(.text(Wording.countdownCaption(next.countdown), bold: false))
        return rows
    }

    private var contentWidth: Int { max(width - 4, Badge.columns + 3) }

    private func wrapped(_ row: Row) -> [Row] {
        switch row {
        case .empty, .bin: [row]
        case .text(let text, let bold): text.wrapped(to: contentWidth).map { .text($0, bold: bold) }
        }
    }

    private func content(_ row: Row, fill: (String, Bool) -> String) -> String {
        switch row {
        case .empty: fill("".padded(to: contentWidth), false)
        case .text(let text, let bold): fill(text.padded(to: contentWidth), bold)
        case .bin(let bin):
            Badge(style: bin.style).text(paint)
                + fill(
                    " "
                        + bin.name.shortened(to: contentWidth - Badge.columns - 1).padded(
                            to: contentWidth - Badge.columns - 1), false)
        }
    }

    private func background(of row: Int, among count: Int) -> HexColor {
        // The palette has too few greens for a gradient.
        if paint == .palette { return HexColor(0x005F00) }
        let top = shade(DesignTokens.Colors.heroTop)
        let bottom = shade(DesignTokens.Colors.heroBottom)
        return top.mixed(with: bottom, share: Double(row) / Double(max(count - 1, 1)))
    }

    private func shade(_ pair: DesignTokens.ColorPair) -> HexColor {
        isDark ? pair.dark : pair.light
    }
}
