import Dispatch
import Foundation

/// Ctrl-C, or the wish of another process that this one ends.
enum Interruption {
    /// Waits for the first of them, which then doesn't end the process by itself.
    static func wait() async {
        let signals = [SIGINT, SIGTERM]
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        defer {
            for source in sources { source.cancel() }
            for number in signals { signal(number, SIG_DFL) }
        }
        for await _ in stream { return }
    }
}
