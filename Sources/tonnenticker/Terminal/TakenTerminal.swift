import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal while the program has it for itself: its mode, and what was switched on by sequences. Can be given back
/// from any thread.
///
/// `@unchecked Sendable`: the variables are only touched while `lock` is held.
final class TakenTerminal: @unchecked Sendable {
    /// What is switched on, and off again in the opposite order.
    struct Feature: Sendable {
        let on: String
        let off: String

        /// A screen of its own without a cursor.
        static let screen = Feature(on: "\u{1B}[?1049h\u{1B}[?25l", off: "\u{1B}[?25h\u{1B}[?1049l")
        /// Two sequences that the terminal puts around what is pasted.
        static let bracketedPaste = Feature(on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")
    }

    private let terminal: Terminal
    private let original: termios?
    private let lock = NSLock()
    private var features: [Feature] = []
    private var isTaken = false

    /// Changes nothing yet. Where standard input isn't a terminal, only features are taken.
    init(_ terminal: Terminal) {
        self.terminal = terminal
        var settings = termios()
        original = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }

    /// Whether keys can be read.
    var hasKeys: Bool { original != nil }

    /// Keys come one by one and without an echo from here on, and signals as signals.
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

    /// Switches a feature on that a dumb terminal doesn't have.
    func add(_ feature: Feature) {
        guard terminal.canMoveCursor else { return }
        lock.withLock { features.append(feature) }
        terminal.write(feature.on)
    }

    /// Gives the terminal back as it was.
    ///
    /// - Parameter discardingInput: Whether what was typed and not read is lost, instead of going to the next program.
    func giveBack(discardingInput: Bool = false) {
        let wasTaken = lock.withLock {
            defer { isTaken = false }
            return isTaken
        }
        guard wasTaken else { return }
        terminal.write(off)
        restoreMode(discardingInput ? TCSAFLUSH : TCSADRAIN)
    }

    /// Gives the terminal back as far as that is possible at once, and ends the process.
    func giveUp() -> Never {
        restoreMode(TCSANOW)
        let off = Data(off.utf8)
        // The terminal may take nothing, which is perhaps why the program has to be ended so.
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
