import TonnentickerCore

/// The code of a bin on its colour, five columns wide.
struct Badge {
    static let columns = 5

    let style: WasteStyle

    func text(_ paint: Paint) -> String {
        let free = max(3 - style.code.columns, 0)
        let code = (String(repeating: " ", count: free / 2) + style.code).padded(to: 3)
        guard paint != .plain else { return "[\(code)]" }
        let color = paint.shown(style.color)
        return paint.colored(" \(code) ", color.textColor, on: color, bold: true)
    }
}
