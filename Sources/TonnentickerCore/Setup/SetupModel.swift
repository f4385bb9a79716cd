public import Observation

/// The two steps from a place's name to an address: place, then district.
@MainActor @Observable
public final class SetupModel {
    public enum Step: Hashable, Sendable {
        case place
        /// More than one district to choose from.
        case district(Place, [District])
        /// The place has no dates yet.
        case noDistricts(Place)
        case done(Address)
    }

    public private(set) var step: Step = .place
    public let search: PlaceSearch

    private let api: any TonnentickerAPI
    private var choices = 0

    public init(api: any TonnentickerAPI, clock: any Clock<Duration> = ContinuousClock()) {
        self.api = api
        search = PlaceSearch(api: api, clock: clock)
    }

    /// Takes a place; one with a single district skips the second step. Of several choices the newest counts. Throws as
    /// `TonnentickerAPI` does.
    public func choose(_ place: Place) async throws {
        choices += 1
        let choice = choices
        let districts: [District]
        do {
            districts = try await api.districts(of: place.id)
        } catch {
            guard choice == choices else { return }
            throw error
        }
        guard choice == choices else { return }
        step =
            switch districts.count {
            case 0: .noDistricts(place)
            case 1: .done(Address(place: place, district: districts[0]))
            default: .district(place, districts)
            }
    }

    /// Takes one of the districts offered; without an offer nothing happens.
    public func choose(_ district: District) {
        guard case .district(let place, let districts) = step, districts.contains(district) else { return }
        step = .done(Address(place: place, district: district))
    }

    /// Back to the first step.
    public func startOver() {
        choices += 1
        step = .place
    }
}
