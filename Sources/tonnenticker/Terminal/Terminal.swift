import Foundation
import TonnentickerCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The destination of output and the source of input.
struct Terminal: Sendable {
    let paint: Paint
    /// Whether output goes to a terminal.
    let isTerminal: Bool
    /// Whether the user can be asked.
    let isInteractive: Bool
    /// Whether the terminal obeys control sequences; a dumb one gets plain text.
    let canMoveCursor: Bool
    /// Whether messages go to a terminal.
    let canShowProgress: Bool
    /// Whether the terminal reports a dark background.
    let isDark: Bool

    /// The terminal or files that the process was started with.
    static let standard: Terminal = {
        let variables = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isDumb = ["", "dumb"].contains(variables["TERM"] ?? "")
        return Terminal(
            paint: Paint(isTerminal: isTerminal, variables: variables),
            isTerminal: isTerminal,
            isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
            canMoveCursor: isTerminal && !isDumb,
            canShowProgress: isatty(STDERR_FILENO) == 1 && !isDumb,
            isDark: isDark(variables["COLORFGBG"])
        )
    }()

    /// The number of columns; 80 without a terminal.
    var width: Int { size?.columns ?? 80 }

    /// The number of lines; `nil` without a terminal.
    var height: Int? { size?.lines }

    func print(_ lines: [String]) {
        write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// Writes control sequences and text unchanged.
    func write(_ text: String) {
        write(Data(text.utf8))
    }

    /// Writes data. Ends the program if output is lost, for example on a full disk.
    func write(_ data: Data) {
        guard !data.isEmpty else { return }
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            printError(TerminalWording.outputLost(.init(error)))
            exit(ExitCode.failure.rawValue)
        }
    }

    /// Writes a message to the error stream.
    func printError(_ message: String) {
        let width = size(of: STDERR_FILENO)?.columns
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let shown = width.map { width in lines.flatMap { $0.wrappedWithIndent(to: width) } } ?? lines
        writeMessage(shown.joined(separator: "\n") + "\n")
    }

    func writeMessage(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private var size: (columns: Int, lines: Int)? { size(of: STDOUT_FILENO) }

    /// Returns the size of a terminal, or `nil` if the descriptor isn't one.
    private func size(of descriptor: Int32) -> (columns: Int, lines: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), max(Int(size.ws_row), 1))
    }

    /// Parses `foreground;background` in the 16 colours of a terminal, of which 7 and 9 to 15 are bright.
    private static func isDark(_ colors: String?) -> Bool {
        guard let background = colors?.split(separator: ";").last.flatMap({ Int($0) }) else { return false }
        return background != 7 && background < 9
    }
}
