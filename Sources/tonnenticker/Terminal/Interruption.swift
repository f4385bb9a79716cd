import Dispatch
import Foundation

/// Ctrl-C, or the wish of another process that this one ends; noticed from the moment it is made, so that none is lost.
struct Interruption {
    private static let signals = [SIGINT, SIGTERM]

    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Returns once the signals don't end the process by themselves any more.
    init() async {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let (registrations, registration) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        sources = Self.signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { arrival.yield() }
            source.setRegistrationHandler { registration.yield() }
            source.resume()
            return source
        }
        var registered = registrations.makeAsyncIterator()
        for _ in sources { await registered.next() }
    }

    /// Waits for the first of the signals; after it they have their usual effect.
    func wait() async {
        for await _ in arrivals { break }
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
