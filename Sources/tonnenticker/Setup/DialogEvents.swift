import Observation
import TonnentickerCore

/// What a dialog reacts to, one after the other.
enum DialogEvent: Sendable {
    case key(Key)
    /// The search has another state.
    case changed
}

/// Keys and changes of a search in one stream.
@MainActor
final class DialogEvents {
    private let keyboard: Keyboard
    private let signals: TerminalSignals
    private let continuation: AsyncStream<DialogEvent>.Continuation
    private let stream: AsyncStream<DialogEvent>
    private var forwarding: [Task<Void, Never>] = []
    private var isWatching = false
    private var cancel: @MainActor () -> Void = {}

    /// `nil` where standard input is no terminal.
    init?() async {
        let signals = await TerminalSignals()
        guard let keyboard = Keyboard() else {
            signals.close()
            return nil
        }
        self.keyboard = keyboard
        self.signals = signals
        let (stream, continuation) = AsyncStream.makeStream(of: DialogEvent.self)
        self.stream = stream
        self.continuation = continuation
        forwarding = [
            Task { for await key in keyboard.keys { take(key) } },
            Task { for await event in signals.arrivals where event == .end { take(.cancel) } },
        ]
    }

    private func take(_ key: Key) {
        if key == .cancel { cancel() }
        continuation.yield(.key(key))
    }

    /// Does what may take long, and lets somebody cancel it.
    func whileOpen(_ work: @escaping @MainActor () async throws -> Void) async throws {
        let task = Task { try await work() }
        cancel = { task.cancel() }
        defer { cancel = {} }
        try await task.value
    }

    /// Reports the next change of a search's state, once.
    func watch(_ search: PlaceSearch) {
        guard !isWatching else { return }
        isWatching = true
        withObservationTracking {
            _ = search.state
        } onChange: { [continuation] in
            continuation.yield(.changed)
        }
    }

    func next() async -> DialogEvent {
        for await event in stream {
            if case .changed = event { isWatching = false }
            return event
        }
        return .key(.cancel)
    }

    func close() {
        for task in forwarding { task.cancel() }
        keyboard.close()
        signals.close()
    }
}
