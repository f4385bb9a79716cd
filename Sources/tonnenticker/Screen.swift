import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where output goes and input comes from.
struct Screen {
    /// Columns of the output.
    let width: Int
    let paint: Paint
    /// Whether somebody sits there who can answer.
    let isInteractive: Bool
    private let output: FileHandle
    private let errors: FileHandle

    /// The terminal or files that the process was started with.
    static let standard: Screen = {
        let variables = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let wantsColor = (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
        return Screen(
            width: isTerminal ? columns(of: STDOUT_FILENO) : 80,
            paint: isTerminal && wantsColor ? .trueColor : .plain,
            isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
            output: .standardOutput,
            errors: .standardError
        )
    }()

    func show(_ lines: [String]) {
        write(lines.joined(separator: "\n") + "\n", to: output)
    }

    /// Says what went wrong; nothing for an empty message.
    func complain(_ message: String) {
        guard !message.isEmpty else { return }
        write(message + "\n", to: errors)
    }

    /// Asks a question; `nil` at the end of input.
    func ask(_ question: String) -> String? {
        write(question, to: output)
        return readLine()
    }

    private func write(_ text: String, to handle: FileHandle) {
        // A reader that went away needs no more output, and there is nobody left to tell.
        try? handle.write(contentsOf: Data(text.utf8))
    }

    private static func columns(of terminal: Int32) -> Int {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
