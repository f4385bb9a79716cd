/// A key, or what a terminal sends for one.
enum Key: Equatable, Sendable {
    case character(Character)
    /// Several characters that came at once, such as from the clipboard.
    case text(String)
    case enter
    case backspace
    /// Ctrl-U.
    case clear
    /// Ctrl-D, Ctrl-C where it isn't a signal, or the end of input.
    case cancel
}
