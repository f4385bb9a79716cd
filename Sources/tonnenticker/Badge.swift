import TonnentickerCore

/// The code of a bin on its colour, five columns wide.
struct Badge {
    static let columns = 5

    let style: WasteStyle

    func text(_ paint: Paint) -> String {
        let free = max(3 - style.code.columns, 0)
        let code = (String(repeating: " ", count: free / 2) + style.code).padded(to: 3)
        return switch paint {
        case .plain: "[\(code)]"
        case .trueColor: paint.colored(" \(code) ", style.textColor, on: style.color, bold: true)
        }
    }
}
