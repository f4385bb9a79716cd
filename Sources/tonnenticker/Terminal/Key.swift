/// A key, or other input that a terminal sends.
enum Key: Equatable, Sendable {
    case character(Character)
    /// Several characters that arrived at once, for example from the clipboard.
    case text(String)
    case enter
    case backspace
    /// Ctrl-U.
    case clear
    /// Ctrl-D, Ctrl-C if it isn't a signal, or the end of input.
    case cancel
}
