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
    private let continuation: AsyncStream<DialogEvent>.Continuation
    private let stream: AsyncStream<DialogEvent>
    private let forwarding: Task<Void, Never>
    private var isWatching = false

    init(keyboard: Keyboard) {
        self.keyboard = keyboard
        let (stream, continuation) = AsyncStream.makeStream(of: DialogEvent.self)
        self.stream = stream
        self.continuation = continuation
        forwarding = Task { [keys = keyboard.keys] in
            for await key in keys { continuation.yield(.key(key)) }
        }
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
        forwarding.cancel()
        keyboard.close()
    }
}
