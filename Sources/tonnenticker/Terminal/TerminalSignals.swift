import Dispatch
import Foundation

/// The signals to a program that has the terminal for itself. None is lost from the initializer on.
struct TerminalSignals {
    enum Event: Sendable {
        /// Ctrl-C, Ctrl-\, a closed terminal, or another signal that ends a program.
        case end
        /// Ctrl-Z.
        case suspend
        /// The program is in the foreground again.
        case resume
        case resize
    }

    private static let events: [(number: Int32, event: Event)] = [
        (SIGINT, .end), (SIGQUIT, .end), (SIGHUP, .end), (SIGTERM, .end), (SIGALRM, .end), (SIGVTALRM, .end),
        (SIGPROF, .end), (SIGUSR1, .end), (SIGUSR2, .end), (SIGXCPU, .end), (SIGTSTP, .suspend), (SIGCONT, .resume),
        (SIGWINCH, .resize),
    ]

    /// Signals that arrived before the listener started, one bit each.
    ///
    /// `nonisolated(unsafe)`: written by a signal handler, which must not take a lock.
    private nonisolated(unsafe) static var early: UInt64 = 0

    private let sources: [any DispatchSourceSignal]

    /// Starts listening; returns once the signals no longer act on the process by themselves.
    ///
    /// - Parameter take: Called for each signal on a system thread.
    init(take: @escaping @Sendable (Event) -> Void) async {
        let (registrations, registration) = AsyncStream.makeStream(of: Void.self)
        sources = Self.events.map { number, event in
            if event == .end || event == .suspend { signal(number) { TerminalSignals.early |= 1 << UInt64($0) } }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { take(event) }
            source.setRegistrationHandler { registration.yield() }
            source.resume()
            return source
        }
        var registered = registrations.makeAsyncIterator()
        for _ in sources { await registered.next() }
        for (number, event) in Self.events where Self.early & 1 << UInt64(number) != 0 { take(event) }
        Self.early = 0
    }

    /// Restores the usual effect of the signals.
    func close() {
        for source in sources { source.cancel() }
        for (number, _) in Self.events { signal(number, SIG_DFL) }
        Interruptions.restore()
    }

    /// Stops the process as Ctrl-Z would; returns when it continues.
    static func stop() {
        kill(getpid(), SIGSTOP)
    }
}
