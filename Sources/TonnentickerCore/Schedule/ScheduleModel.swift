public import Foundation
public import Observation

/// The dates of an address, as a screen shows them.
@MainActor @Observable
public final class ScheduleModel {
    public enum State: Hashable, Sendable {
        case loading
        case loaded(Schedule)
        /// Nothing is published yet.
        case empty
        case failed(APIError)
    }

    public private(set) var state: State = .loading
    public let address: Address

    private let api: any TonnentickerAPI
    private let now: @Sendable () -> Date

    public init(address: Address, api: any TonnentickerAPI, now: @escaping @Sendable () -> Date) {
        self.address = address
        self.api = api
        self.now = now
    }

    /// Today in Berlin.
    public var today: CalendarDay { Berlin.day(of: now()) }

    /// What the hero card shows; `nil` while nothing is to come.
    public var next: NextPickup? {
        guard case .loaded(let schedule) = state else { return nil }
        return NextPickup(in: schedule, now: now())
    }

    /// The sections of the list.
    public var sections: [ScheduleSection] {
        guard case .loaded(let schedule) = state else { return [] }
        return schedule.sections(today: today)
    }

    /// Asks for the dates, showing that it does. Cancellation changes nothing.
    public func load() async {
        let previous = state
        state = .loading
        state = await answer() ?? previous
    }

    /// Asks for the dates while the known ones stay. Cancellation changes nothing.
    public func refresh() async {
        state = await answer() ?? state
    }

    /// What the backend says, or `nil` where the question was cancelled.
    private func answer() async -> State? {
        let today = today
        let district = address.district.id
        do {
            async let wasteTypes = api.wasteTypes(of: district)
            async let pickups = api.pickups(of: district, from: today, to: Schedule.lastDay(from: today))
            let schedule = Schedule(pickups: try await pickups, wasteTypes: try await wasteTypes, today: today)
            return schedule.days.isEmpty ? .empty : .loaded(schedule)
        } catch let error as APIError {
            return .failed(error)
        } catch {
            return nil
        }
    }
}
