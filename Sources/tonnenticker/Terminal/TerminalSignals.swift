import Dispatch
import Foundation

/// What the system tells a program that has the terminal for itself; noticed from the moment it is made, so that none
/// is lost.
struct TerminalSignals {
    enum Event: Sendable {
        /// Ctrl-C, Ctrl-\, a terminal that is gone, or the wish of another process that this one ends.
        case end
        /// Ctrl-Z.
        case suspend
        /// In the foreground again.
        case resume
        case resize
    }

    private static let events: [(number: Int32, event: Event)] = [
        (SIGINT, .end), (SIGQUIT, .end), (SIGHUP, .end), (SIGTERM, .end), (SIGTSTP, .suspend), (SIGCONT, .resume),
        (SIGWINCH, .resize),
    ]

    /// Signals that came before they were listened to, a bit each.
    ///
    /// `nonisolated(unsafe)`: written by a signal handler, which may take no lock.
    private nonisolated(unsafe) static var early: UInt64 = 0

    private let sources: [any DispatchSourceSignal]

    /// Returns once the signals don't act on the process by themselves any more.
    ///
    /// - Parameter take: Called for each signal on a thread of the system's.
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

    /// From here on the signals have their usual effect.
    func close() {
        for source in sources { source.cancel() }
        for (number, _) in Self.events { signal(number, SIG_DFL) }
        Interruptions.restore()
    }

    /// Stops the process as Ctrl-Z would; returns when it goes on.
    static func stop() {
        kill(getpid(), SIGSTOP)
    }
}
