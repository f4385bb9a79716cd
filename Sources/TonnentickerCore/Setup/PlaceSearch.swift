public import Observation

/// The search for a place by its name.
@MainActor @Observable
public final class PlaceSearch {
    public enum State: Hashable, Sendable {
        case idle
        case searching
        case found([Place])
        case none
        case failed(APIError)
    }

    public private(set) var state: State = .idle

    private let api: any TonnentickerAPI

    public init(api: any TonnentickerAPI) {
        self.api = api
    }

    /// Looks a name up; a blank one ends the search. Cancellation changes nothing.
    public func find(_ text: String) async {
        let query = text.asDisplayText
        guard !query.isEmpty else {
            state = .idle
            return
        }
        let previous = state
        state = .searching
        do {
            let places = try await api.places(matching: query, limit: 20)
            state = places.isEmpty ? .none : .found(places)
        } catch let error as APIError {
            state = .failed(error)
        } catch {
            state = previous
        }
    }
}
