import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal while the program has it for itself: its mode, and the features that are switched on. Any thread can
/// give it back.
///
/// `@unchecked Sendable`: the variables are only touched while `lock` is held.
final class TakenTerminal: @unchecked Sendable {
    /// A feature with the sequences that switch it on and off; features are switched off in reverse order.
    struct Feature: Sendable {
        let on: String
        let off: String

        /// A separate screen without a cursor.
        static let screen = Feature(on: "\u{1B}[?1049h\u{1B}[?25l", off: "\u{1B}[?25h\u{1B}[?1049l")
        /// Sequences around pasted text.
        static let bracketedPaste = Feature(on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")
    }

    private let terminal: Terminal
    private let original: termios?
    private let lock = NSLock()
    private var features: [Feature] = []
    private var isTaken = false

    /// Prepares without changing anything yet. If standard input isn't a terminal, only features are used.
    init(_ terminal: Terminal) {
        self.terminal = terminal
        var settings = termios()
        original = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }

    /// Whether keys can be read.
    var hasKeys: Bool { original != nil }

    /// Makes the terminal send single keys without echo, and signals as signals.
    func take() {
        let features = lock.withLock {
            isTaken = true
            return self.features
        }
        if terminal.canMoveCursor, var settings = original {
            cfmakeraw(&settings)
            settings.c_oflag |= tcflag_t(OPOST)
            settings.c_lflag |= tcflag_t(ISIG)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
        }
        terminal.write(features.map(\.on).joined())
    }

    /// Switches on a feature, unless the terminal is dumb.
    func add(_ feature: Feature) {
        guard terminal.canMoveCursor else { return }
        lock.withLock { features.append(feature) }
        terminal.write(feature.on)
    }

    /// Restores the terminal's original state.
    ///
    /// - Parameter discardingInput: Whether to discard unread input instead of leaving it to the next program.
    func giveBack(discardingInput: Bool = false) {
        let wasTaken = lock.withLock {
            defer { isTaken = false }
            return isTaken
        }
        guard wasTaken else { return }
        terminal.write(off)
        restoreMode(discardingInput ? TCSAFLUSH : TCSADRAIN)
    }

    /// Restores the terminal as far as possible without waiting, and ends the process.
    func giveUp() -> Never {
        restoreMode(TCSANOW)
        let off = Data(off.utf8)
        // The terminal may not accept output, which may be the very reason for ending by force.
        Thread.detachNewThread {
            try? FileHandle.standardOutput.write(contentsOf: off)
            _exit(ExitCode.failure.rawValue)
        }
        usleep(100_000)
        _exit(ExitCode.failure.rawValue)
    }

    private var off: String {
        lock.withLock { features.reversed().map(\.off).joined() }
    }

    private func restoreMode(_ action: Int32) {
        guard terminal.canMoveCursor, var settings = original else { return }
        tcsetattr(STDIN_FILENO, action, &settings)
    }
}
