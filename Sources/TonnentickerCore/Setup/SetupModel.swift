public import Observation

/// The steps from a place's name to an address: place, then district. After the first address there is one more:
/// whether to remind.
@MainActor @Observable
public final class SetupModel: Identifiable {
    public enum Step: Hashable, Sendable {
        case place
        /// More than one district to choose from.
        case district(Place, [District])
        /// The place has no dates yet.
        case noDistricts(Place)
        /// Whether to remind is being asked; the address is chosen.
        case reminders(Address)
        case done(Address)
    }

    /// How far the request is that follows the choice of a place.
    public enum Inquiry: Hashable, Sendable {
        case asking(Place)
        case failed(Place, APIError)
    }

    /// What the second step shows.
    public struct Offer: Hashable, Sendable {
        public let place: Place
        /// None where the place has no dates yet.
        public let districts: [District]
    }

    public private(set) var step: Step = .place
    /// What `ask(for:)` waits for or failed at.
    public private(set) var inquiry: Inquiry?
    public let search: PlaceSearch

    /// Hears of the address as soon as it is chosen, even if the question whether to remind follows.
    @ObservationIgnored var addressChosen: @MainActor (Address) -> Void = { _ in }
    /// Hears of the answer to that question.
    @ObservationIgnored var remindersAnswered: @MainActor (_ areOn: Bool) -> Void = { _ in }

    private let asksForReminders: Bool
    private let api: any TonnentickerAPI
    private var generation = 0
    /// Stays when a district is taken, so that the screen doesn't go blank while it leaves.
    private var lastOffer: Offer?

    /// - Parameters:
    ///   - asksForReminders: Whether the question whether to remind follows; it is asked once, after the first address.
    ///   - api: The backend that is asked for places and districts.
    ///   - clock: What the search sleeps on while a name is being typed.
    public init(
        asksForReminders: Bool = false,
        api: any TonnentickerAPI,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.asksForReminders = asksForReminders
        self.api = api
        search = PlaceSearch(api: api, clock: clock)
    }

    /// Takes a place; one with a single district skips the second step. Of several choices the newest counts. Throws as
    /// `TonnentickerAPI` does.
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

    /// Takes one of the districts offered; without an offer nothing happens.
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

    /// Ends the setup with the answer to the question whether to remind; where it isn't asked nothing happens.
    public func answer(remindsOnEveningBefore: Bool) {
        guard case .reminders(let address) = step else { return }
        step = .done(address)
        remindersAnswered(remindsOnEveningBefore)
    }

    /// Back to the first step.
    public func startOver() {
        generation += 1
        inquiry = nil
        lastOffer = nil
        step = .place
    }

    /// What the second step shows; `nil` in the first, and where it is skipped. Taking it away starts over.
    public var offer: Offer? {
        get { lastOffer }
        set { if newValue == nil, lastOffer != nil { startOver() } }
    }

    /// Takes a place as `choose` does, and keeps the error in `inquiry`. Cancellation leaves the first step as it was.
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
