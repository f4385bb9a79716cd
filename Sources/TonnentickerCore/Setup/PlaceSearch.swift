public import Observation

/// The search for a place while its name is being typed.
@MainActor @Observable
public final class PlaceSearch {
    public enum State: Hashable, Sendable {
        /// The text is empty.
        case idle
        /// A request is in progress.
        case searching
        /// The matches, best first.
        case found([PlaceMatch])
        /// The backend knows no such place.
        case none
        case failed(APIError)
    }

    /// How long typing has to pause before the backend is asked.
    public static let debounce = Duration.milliseconds(300)
    private static let limit = 50

    /// The state of the newest search. A cancelled search leaves the previous results.
    public private(set) var state: State = .idle {
        didSet { if state != .searching { settled = state } }
    }
    /// What to show: the previous results while a response is pending.
    public var shown: State { settled }
    /// Whether the response takes so long that the user should know.
    public var isTakingLong: Bool { placeholder.isVisible }
    /// The typed text. Each change starts a search once typing pauses; an empty text or only spaces ends it at once.
    public var text = "" {
        didSet { if text.asDisplayText != oldValue.asDisplayText { textChanged() } }
    }

    private let api: any TonnentickerAPI
    private let clock: any Clock<Duration>
    private let placeholder: DelayedPlaceholder
    /// The last state other than `searching`.
    private var settled: State = .idle
    private var generation = 0
    private var running: Task<Void, Never>?

    public init(api: any TonnentickerAPI, clock: any Clock<Duration> = ContinuousClock()) {
        self.api = api
        self.clock = clock
        placeholder = DelayedPlaceholder(clock: clock)
    }

    /// Returns whether the name of a found place contains the text, in any spelling.
    public func finds(_ text: String) -> Bool {
        guard case .found(let matches) = shown else { return false }
        return SearchText.Spelling.allCases.contains { spelling in
            let wanted = SearchText(text, spelling)
            return matches.contains { SearchText($0.place.name, spelling).match(of: wanted) != nil }
        }
    }

    /// Searches for the typed text again, at once.
    public func retry() {
        running?.cancel()
        let text = text
        running = Task { await find(text) }
    }

    /// Searches for a name at once; an empty name or only spaces ends the search. If several requests overlap, the
    /// newest counts. Cancellation changes nothing.
    public func find(_ text: String) async {
        generation += 1
        let asked = generation
        let query = text.asDisplayText
        guard !query.isEmpty else {
            state = .idle
            return
        }
        state = .searching
        let result: State
        do {
            let places = try await placeholder.whileRunning { [api] in
                try await api.places(matching: query, limit: Self.limit)
            }
            result = places.isEmpty ? .none : .found(PlaceRanking.ranked(places, for: query))
        } catch let error as APIError {
            result = .failed(error)
        } catch {
            result = settled
        }
        if asked == generation { state = result }
    }

    private func textChanged() {
        running?.cancel()
        generation += 1
        if text.asDisplayText.isEmpty {
            state = .idle
            return
        }
        running = Task { [text, clock] in
            guard (try? await clock.sleep(for: Self.debounce)) != nil, !Task.isCancelled else { return }
            await find(text)
        }
    }
}
