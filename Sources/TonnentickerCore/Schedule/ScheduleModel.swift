public import Foundation
public import Observation

/// The dates of an address, as a screen shows them.
@MainActor @Observable
public final class ScheduleModel {
    /// What is known of the dates.
    public enum State: Hashable, Sendable {
        /// Nothing is known yet.
        case loading
        case loaded(Schedule, Freshness)
        /// Nothing is published yet.
        case empty
        /// Nothing is known, and the request for it failed.
        case failed(APIError)
    }

    /// How far the dates that are shown can be trusted.
    public enum Freshness: Hashable, Sendable {
        /// As the backend has just said.
        case current
        /// From the stored snapshot of that instant, while the backend is being asked.
        case checking(since: Date)
        /// From that instant, as the backend could not be reached, or named no dates at all (no error).
        case stale(since: Date, APIError?)
    }

    /// `loading` before the first `load()`.
    public private(set) var state: State = .loading
    /// Changes where the backend gave the same address other ids.
    public private(set) var address: Address
    /// The instant that the screen stands for.
    public private(set) var moment: Date
    /// Why the dates could not be kept for a start without a network.
    public private(set) var storageError: StorageError?

    private let api: any TonnentickerAPI
    private let store: (any ScheduleStore)?
    private let reminders: ReminderModel?
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    private let addressRenewed: (@MainActor (Address) -> Void)?
    private var known: ScheduleSnapshot?
    /// Of what is known.
    private var freshness = Freshness.current
    private var generation = 0
    /// The newest generation that has a response.
    private var answered = 0
    private var isRetired = false

    /// - Parameters:
    ///   - address: whose dates are shown.
    ///   - api: who is asked for them.
    ///   - store: keeps them for a start without a network; `nil` keeps none.
    ///   - reminders: planned anew whenever dates are known.
    ///   - clock: what the model sleeps on between the minutes.
    ///   - now: the present instant.
    ///   - addressRenewed: hears of an address that has other ids now.
    public init(
        address: Address,
        api: any TonnentickerAPI,
        store: (any ScheduleStore)? = nil,
        reminders: ReminderModel? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date,
        addressRenewed: (@MainActor (Address) -> Void)? = nil
    ) {
        self.address = address
        self.api = api
        self.store = store
        self.reminders = reminders
        self.clock = clock
        self.now = now
        self.addressRenewed = addressRenewed
        moment = now()
    }
}

// MARK: What the screen shows

extension ScheduleModel {
    /// Today in Berlin.
    public var today: CalendarDay { Berlin.day(of: moment) }

    /// What the hero card shows; `nil` while nothing is to come.
    public var next: NextPickup? {
        guard case .loaded(let schedule, _) = state else { return nil }
        return NextPickup(in: schedule, now: moment)
    }

    /// The sections of the list.
    public var sections: [ScheduleSection] {
        guard case .loaded(let schedule, _) = state else { return [] }
        return schedule.sections(today: today)
    }
}

extension ScheduleModel.Freshness {
    /// The instant of the dates that are shown in place of present ones; `nil` while there is hope.
    public var staleSince: Date? {
        guard case .stale(let since, _) = self else { return nil }
        return since
    }

    /// What keeps the dates stale and won't pass by itself.
    public var lastingError: APIError? {
        guard case .stale(_, let error?) = self, !error.mayPass else { return nil }
        return error
    }
}

// MARK: Time

extension ScheduleModel {
    /// Takes the present instant over. A day that has ended leaves the list, and comes back with a clock that is set
    /// back over midnight.
    public func tick() {
        let before = today
        moment = now()
        guard today != before else { return }
        if let schedule = known?.futureDates(today: today) {
            state = .loaded(schedule, freshness)
        } else if case .loaded = state {
            state = .empty
        }
    }

    /// Ticks at every full minute, and so at midnight, until its task is cancelled.
    public func keepTime() async {
        while (try? await clock.sleep(for: untilFullMinute)) != nil { tick() }
    }

    private var untilFullMinute: Duration {
        let seconds = now().timeIntervalSince1970
        let sinceFullMinute = seconds - (seconds / 60).rounded(.down) * 60
        return .seconds(60 - sinceFullMinute)
    }
}

// MARK: Loading

extension ScheduleModel {
    /// Asks for the dates, and shows the stored ones meanwhile. Cancellation changes nothing.
    public func load() async {
        tick()
        await reminders?.leave(for: address)
        guard !isRetired else { return }
        let before = state
        if known == nil, let snapshot = storedSnapshot(), let schedule = snapshot.futureDates(today: today) {
            known = snapshot
            show(schedule, .checking(since: snapshot.fetchedAt))
            await reminders?.plan(schedule, for: address)
        }
        if known == nil { state = .loading }
        await ask(orBackTo: before)
    }

    /// Asks for the dates while what is shown stays. Cancellation changes nothing.
    public func refresh() async {
        tick()
        await ask(orBackTo: state)
    }

    /// Takes no response that is still to come, as another address is shown now.
    func retire() {
        isRetired = true
    }

    /// Asks; of several requests at once, the response to an older one never takes the place of a newer one's.
    private func ask(orBackTo before: State) async {
        generation += 1
        let asked = generation
        let result: Result<ScheduleSnapshot, APIError>
        do {
            result = .success(try await newestSnapshot())
        } catch let error as APIError {
            result = .failure(error)
        } catch {
            if asked == generation, state == .loading { state = before }
            return
        }
        guard asked > answered, !isRetired else { return }
        answered = asked
        switch result {
        case .success(let snapshot): await take(snapshot)
        case .failure(let error): await showKnown(because: error)
        }
    }

    /// The dates of the address, or of the same address under its present ids where the backend knows nothing of the
    /// ones it has, or gave them to another.
    private func newestSnapshot() async throws -> ScheduleSnapshot {
        let earlier = known
        let response: Result<ScheduleSnapshot, APIError>
        do {
            response = .success(try await fetch(address))
        } catch let error as APIError where error.reason == .addressGone {
            response = .failure(error)
        }
        if case .success(let snapshot) = response, snapshot.isPlausible(after: earlier) { return snapshot }
        guard let renewed = try await AddressRenewal(api: api).address(like: address) else {
            throw APIError(.addressGone, detail: "the names of the address lead to no district, or to several")
        }
        return renewed == address ? try response.get() : try await fetch(renewed)
    }

    private func fetch(_ address: Address) async throws -> ScheduleSnapshot {
        let today = today
        let fetchedAt = moment
        async let wasteTypes = api.wasteTypes(of: address.district.id)
        async let pickups = api.pickups(of: address.district.id, from: today, to: Schedule.lastDay(from: today))
        return ScheduleSnapshot(
            address: address,
            wasteTypes: try await wasteTypes,
            pickups: try await pickups,
            fetchedAt: fetchedAt
        )
    }

    private func take(_ snapshot: ScheduleSnapshot) async {
        if snapshot.address != address {
            address = snapshot.address
            addressRenewed?(snapshot.address)
        }
        guard let schedule = snapshot.futureDates(today: today) else {
            await showKnown(because: nil)
            return
        }
        known = snapshot
        show(schedule, .current)
        keep(snapshot)
        await reminders?.plan(schedule, for: address)
    }

    /// Falls back to what was known before a request that failed, or a response that named no dates.
    private func showKnown(because error: APIError?) async {
        if let known { freshness = .stale(since: known.fetchedAt, error) }
        if let schedule = known?.futureDates(today: today) {
            state = .loaded(schedule, freshness)
            await reminders?.plan(schedule, for: address)
        } else if let error {
            state = .failed(error)
        } else {
            state = .empty
            await reminders?.plan(Schedule(days: []), for: address)
        }
    }

    private func show(_ schedule: Schedule, _ freshness: Freshness) {
        self.freshness = freshness
        state = .loaded(schedule, freshness)
    }

    private func storedSnapshot() -> ScheduleSnapshot? {
        do throws(StorageError) {
            return try store?.snapshot(of: address)
        } catch {
            storageError = error
            return nil
        }
    }

    private func keep(_ snapshot: ScheduleSnapshot) {
        do throws(StorageError) {
            try store?.save(snapshot)
            storageError = nil
        } catch {
            storageError = error
        }
    }
}

extension ScheduleSnapshot {
    fileprivate func futureDates(today: CalendarDay) -> Schedule? {
        let schedule = schedule(today: today)
        return schedule.days.isEmpty ? nil : schedule
    }
}
