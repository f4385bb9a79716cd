import Dispatch
import Foundation

/// What the system tells a program that has the terminal for itself; noticed from the moment it is made, so that none
/// is lost.
struct TerminalSignals {
    enum Event: Sendable {
        /// Ctrl-C, or the wish of another process that this one ends.
        case end
        /// Ctrl-Z.
        case suspend
        /// In the foreground again.
        case resume
        case resize
    }

    private static let events: [(number: Int32, event: Event)] = [
        (SIGINT, .end), (SIGTERM, .end), (SIGTSTP, .suspend), (SIGCONT, .resume), (SIGWINCH, .resize),
    ]

    let arrivals: AsyncStream<Event>
    private let sources: [any DispatchSourceSignal]

    /// Returns once the signals don't act on the process by themselves any more.
    init() async {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Event.self)
        let (registrations, registration) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        sources = Self.events.map { number, event in
            if event == .end || event == .suspend { signal(number, SIG_IGN) }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { arrival.yield(event) }
            source.setRegistrationHandler { registration.yield() }
            source.resume()
            return source
        }
        var registered = registrations.makeAsyncIterator()
        for _ in sources { await registered.next() }
    }

    /// From here on the signals have their usual effect.
    func close() {
        for source in sources { source.cancel() }
        for (number, _) in Self.events { signal(number, SIG_DFL) }
    }

    /// Stops the process as Ctrl-Z would; returns when it goes on.
    static func stop() {
        kill(getpid(), SIGSTOP)
    }
}
