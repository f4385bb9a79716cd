public import Observation

/// The steps of the setup: place, district and, after the first address, whether to remind.
@MainActor @Observable
public final class SetupModel: Identifiable {
    public enum Step: Hashable, Sendable {
        case place
        /// The place has more than one district.
        case district(Place, [District])
        /// The place has no dates yet.
        case noDistricts(Place)
        /// The address is chosen, and the user is asked whether to remind.
        case reminders(Address)
        case done(Address)
    }

    /// The state of the request after the choice of a place.
    public enum Inquiry: Hashable, Sendable {
        case asking(Place)
        case failed(Place, APIError)
    }

    /// The content of the second step.
    public struct Offer: Hashable, Sendable {
        public let place: Place
        /// The districts; empty if the place has no dates yet.
        public let districts: [District]
    }

    public private(set) var step: Step = .place
    /// The request that `ask(for:)` is waiting for, or its failure.
    public private(set) var inquiry: Inquiry?
    public let search: PlaceSearch

    /// Called with the address as soon as it is chosen, even if the question about reminders follows.
    @ObservationIgnored var addressChosen: @MainActor (Address) -> Void = { _ in }
    /// Called with the answer to that question.
    @ObservationIgnored var remindersAnswered: @MainActor (_ areOn: Bool) -> Void = { _ in }

    private let asksForReminders: Bool
    private let api: any TonnentickerAPI
    private var generation = 0
    /// The last offer, which stays after a choice so that the screen doesn't become empty while it closes.
    private var lastOffer: Offer?

    /// - Parameters:
    ///   - asksForReminders: Whether to ask about reminders, which happens once, after the first address.
    ///   - api: The source of places and districts.
    ///   - clock: The clock for the search's debounce.
    public init(
        asksForReminders: Bool = false,
        api: any TonnentickerAPI,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.asksForReminders = asksForReminders
        self.api = api
        search = PlaceSearch(api: api, clock: clock)
    }

    /// Chooses a place; a single district skips the second step. If several choices overlap, the newest counts. Throws
    /// as `TonnentickerAPI` does.
    public func choose(_ place: Place) async throws {
        generation += 1
        let asked = generation
        let districts: [District]
        do {
            districts = try await api.districts(of: place.id).markingNamesakes
        } catch {
            guard asked == generation else { return }
            throw error
        }
        guard asked == generation else { return }
        lastOffer = districts.count == 1 ? nil : Offer(place: place, districts: districts)
        switch districts.count {
        case 0: step = .noDistricts(place)
        case 1: take(Address(place: place, district: districts[0]))
        default: step = .district(place, districts)
        }
    }

    /// Chooses one of the offered districts. Does nothing without an offer.
    public func choose(_ district: District) {
        guard case .district(let place, let districts) = step,
            let district = districts.first(where: { $0.id == district.id })
        else { return }
        take(Address(place: place, district: district))
    }

    private func take(_ address: Address) {
        step = asksForReminders ? .reminders(address) : .done(address)
        addressChosen(address)
    }

    /// Answers the question about reminders and ends the setup. Does nothing if it isn't asked.
    public func answer(remindsOnEveningBefore: Bool) {
        guard case .reminders(let address) = step else { return }
        step = .done(address)
        remindersAnswered(remindsOnEveningBefore)
    }

    /// Returns to the first step.
    public func startOver() {
        generation += 1
        inquiry = nil
        lastOffer = nil
        step = .place
    }

    /// The content of the second step; `nil` in the first, and if it is skipped. Setting it to `nil` starts over.
    public var offer: Offer? {
        get { lastOffer }
        set { if newValue == nil, lastOffer != nil { startOver() } }
    }

    /// Chooses a place as `choose` does, but stores an error in `inquiry`. Cancellation leaves the first step
    /// unchanged.
    public func ask(for place: Place) async {
        inquiry = .asking(place)
        let outcome: Inquiry?
        do {
            try await choose(place)
            outcome = nil
        } catch let error as APIError {
            outcome = .failed(place, error)
        } catch {
            outcome = nil
        }
        if inquiry == .asking(place) { inquiry = outcome }
    }
}
