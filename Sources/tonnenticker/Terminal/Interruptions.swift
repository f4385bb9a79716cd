#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The handling of signals that end the program while it doesn't have the terminal for itself.
enum Interruptions {
    private static let signals = [SIGINT, SIGQUIT, SIGHUP, SIGTERM]

    /// Makes these signals end the program without a trace on the terminal: the progress indicator is erased, and
    /// Ctrl-\ doesn't report a crash. Signals that were ignored at the start stay ignored.
    static func restore() {
        let handler = Terminal.standard.canShowProgress ? clearAndEnd : end
        for number in signals where isIgnored(signal(number, handler)) {
            signal(number, SIG_IGN)
        }
    }

    private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static let clearAndEnd: @convention(c) (Int32) -> Void = { number in
        // A terminal that was stopped by Ctrl-S accepts no output and would block the program here.
        var descriptor = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&descriptor, 1, 0) > 0 {
            // Moves to the start of the line and clears it.
            var sequence: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
            _ = write(STDERR_FILENO, &sequence, 4)
        }
        end(number)
    }

    private static let end: @convention(c) (Int32) -> Void = { number in
        let number = number == SIGQUIT ? SIGINT : number
        signal(number, SIG_DFL)
        raise(number)
    }
}
