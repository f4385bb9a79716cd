import TonnentickerCore

/// Colours and weights of text on a terminal, or none.
enum Paint {
    case plain
    /// 24-bit colours by the escape sequences of ISO 8613-6.
    case trueColor

    func bold(_ text: String) -> String { styled(text, "1") }

    func faint(_ text: String) -> String { styled(text, "2") }

    func colored(_ text: String, _ foreground: HexColor, on background: HexColor, bold: Bool = false) -> String {
        styled(
            text,
            (bold ? "1;" : "")
                + "38;2;\(foreground.red);\(foreground.green);\(foreground.blue)"
                + ";48;2;\(background.red);\(background.green);\(background.blue)"
        )
    }

    private func styled(_ text: String, _ codes: String) -> String {
        switch self {
        case .plain: text
        case .trueColor: "\u{1B}[\(codes)m\(text)\u{1B}[0m"
        }
    }
}
