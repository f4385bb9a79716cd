import Foundation
import TonnentickerCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where output goes and input comes from.
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
    /// Whether the terminal says that its background is dark.
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

    /// Columns; 80 where there is no terminal.
    var width: Int { size?.columns ?? 80 }

    /// Lines; `nil` where there is no terminal.
    var height: Int? { size?.lines }

    func print(_ lines: [String]) {
        write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// Control sequences and text, as they stand.
    func write(_ text: String) {
        write(Data(text.utf8))
    }

    /// Ends the program where output is lost, such as on a full disk.
    func write(_ data: Data) {
        guard !data.isEmpty else { return }
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            printError(TerminalWording.outputLost(.init(error)))
            exit(ExitCode.failure.rawValue)
        }
    }

    /// Says what went wrong.
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

    /// `nil` for what is no terminal.
    private func size(of descriptor: Int32) -> (columns: Int, lines: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), max(Int(size.ws_row), 1))
    }

    /// Reads `foreground;background` in the 16 colours of a terminal, of which 7 and 9 to 15 are bright.
    private static func isDark(_ colors: String?) -> Bool {
        guard let background = colors?.split(separator: ";").last.flatMap({ Int($0) }) else { return false }
        return background != 7 && background < 9
    }
}
