import TonnentickerCore

/// The colours and weights of text that a terminal supports.
enum Paint: Equatable {
    case plain
    /// The 256 colours of xterm.
    case palette
    /// 24-bit colours by the escape sequences of ISO 8613-6.
    case trueColor

    /// Chooses what a terminal supports by its variables. Sources: no-color.org; the conventions of `COLORTERM` and
    /// terminfo.
    init(isTerminal: Bool, variables: [String: String]) {
        let terminal = variables["TERM"] ?? ""
        if !isTerminal || !(variables["NO_COLOR"] ?? "").isEmpty || terminal.isEmpty || terminal == "dumb" {
            self = .plain
        } else if ["truecolor", "24bit"].contains(variables["COLORTERM"]) || terminal.hasSuffix("-direct") {
            self = .trueColor
        } else {
            self = terminal.contains("256color") ? .palette : .plain
        }
    }

    func bold(_ text: String) -> String { styled(text, "1") }

    func faint(_ text: String) -> String { styled(text, "2") }

    func colored(_ text: String, _ foreground: HexColor, on background: HexColor, bold: Bool = false) -> String {
        styled(text, (bold ? "1;" : "") + code(foreground, layer: 38) + ";" + code(background, layer: 48))
    }

    /// Returns the supported colour nearest to another.
    func shown(_ color: HexColor) -> HexColor {
        self == .palette ? PaletteColor(nearestTo: color).color : color
    }

    private func code(_ color: HexColor, layer: Int) -> String {
        self == .palette
            ? "\(layer);5;\(PaletteColor(nearestTo: color).index)"
            : "\(layer);2;\(color.red);\(color.green);\(color.blue)"
    }

    private func styled(_ text: String, _ codes: String) -> String {
        self == .plain ? text : "\u{1B}[\(codes)m\(text)\u{1B}[0m"
    }
}
