public import Foundation
public import Observation

/// The dates of an address, as a screen shows them.
@MainActor @Observable
public final class ScheduleModel {
    /// What is known about the dates.
    public enum State: Hashable, Sendable {
        /// Nothing is known yet.
        case loading
        case loaded(Schedule, Freshness)
        /// No dates are published yet for the household's bins.
        case empty
        /// The household has deselected all bins of the district.
        case allDeselected
        /// Nothing is known, and the request failed.
        case failed(APIError)
    }

    /// The state, which is `loading` before the first `load()`.
    public private(set) var state: State = .loading
    /// The address. Its ids change if the backend gives the same address new ones.
    public private(set) var address: Address
    /// The instant that the screen shows.
    public private(set) var moment: Date
    /// The reason why the dates couldn't be stored for a start without a network.
    public private(set) var storageError: StorageError?

    private let api: any TonnentickerAPI
    private let store: (any ScheduleStore)?
    private let reminders: ReminderModel?
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    private let addressRenewed: (@MainActor (Address) -> Void)?
    private var selection: BinSelection
    /// The newest snapshot with coming pickups, otherwise the newest of all.
    private var known: ScheduleSnapshot?
    /// The freshness of the known snapshot.
    private var freshness: Freshness = .current
    private var generation = 0
    /// The newest generation that has received a response.
    private var answered = 0
    private var isRetired = false

    /// - Parameters:
    ///   - address: The address whose dates are shown.
    ///   - selection: The household's bins.
    ///   - api: The source of the dates.
    ///   - store: The store for a start without a network; `nil` stores nothing.
    ///   - reminders: The reminders, planned again whenever dates are known.
    ///   - clock: The clock for waiting until the next minute.
    ///   - now: Returns the present instant.
    ///   - addressRenewed: Called when the address has new ids.
    public init(
        address: Address,
        selection: BinSelection = .all,
        api: any TonnentickerAPI,
        store: (any ScheduleStore)? = nil,
        reminders: ReminderModel? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date,
        addressRenewed: (@MainActor (Address) -> Void)? = nil
    ) {
        self.address = address
        self.selection = selection
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
    /// The current day in Berlin.
    public var today: CalendarDay { Berlin.day(of: moment) }

    /// The next pickup, for the hero card; `nil` if none is coming.
    public var next: NextPickup? {
        guard case .loaded(let schedule, _) = state else { return nil }
        return NextPickup(in: schedule, now: moment)
    }

    /// The sections of the list.
    public var sections: [ScheduleSection] {
        guard case .loaded(let schedule, _) = state else { return [] }
        return schedule.sections(today: today)
    }

    /// The bins of the district, for "Meine Tonnen"; empty before anything is known.
    public var bins: [HouseholdBin] { known?.bins(selection) ?? [] }
}

// MARK: Bins

extension ScheduleModel {
    /// Selects the bins whose dates are shown and reminded of.
    public func select(_ selection: BinSelection) async {
        guard selection != self.selection else { return }
        self.selection = selection
        showAgain()
        await planReminders()
    }
}

// MARK: Time

extension ScheduleModel {
    /// Updates the model to the present instant. A day that has ended leaves the list, and returns if the clock is set
    /// back across midnight.
    public func tick() {
        let before = today
        moment = now()
        if today != before { showAgain() }
    }

    /// Ticks at every full minute, including midnight, until its task is cancelled.
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
    /// Loads the dates, and shows the stored ones in the meantime. Cancellation changes nothing.
    ///
    /// - Parameter limit: How long stored dates wait for newer ones. Where none are stored, the request ends by itself.
    public func load(within limit: Duration? = nil) async {
        let before = state
        await showStored()
        guard !isRetired else { return }
        if known == nil { state = .loading }
        await ask(orBackTo: before, within: limit)
    }

    /// Shows the stored dates where none are shown and some are coming.
    public func showStored() async {
        tick()
        await reminders?.leave(for: address)
        guard !isRetired, known == nil, let snapshot = storedSnapshot(), snapshot.hasPickups(today: today)
        else { return }
        show(snapshot, .checking(since: snapshot.fetchedAt))
        await planReminders()
    }

    /// Loads the dates without changing what is shown in the meantime. Cancellation changes nothing.
    public func refresh() async {
        tick()
        await ask(orBackTo: state)
    }

    /// Ignores all pending responses, because another address is shown now.
    func retire() {
        isRetired = true
    }

    /// Requests the dates. If several requests overlap, an older one's response never replaces a newer one's.
    private func ask(orBackTo before: State, within limit: Duration? = nil) async {
        generation += 1
        let asked = generation
        let result: Result<ScheduleSnapshot, APIError>
        do {
            result = .success(try await requestSnapshot(within: known == nil ? nil : limit))
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
        case .failure(let error): await fallBack(because: error)
        }
    }

    private func requestSnapshot(within limit: Duration?) async throws -> ScheduleSnapshot {
        let request = ScheduleRequest(api: api, now: moment)
        guard let limit else { return try await request.snapshot(of: address, after: known) }
        return try await withThrowingTaskGroup { [address, known, clock] group in
            group.addTask { try await request.snapshot(of: address, after: known) }
            group.addTask {
                try await clock.sleep(for: limit)
                throw APIError(.serverUnavailable, detail: "no response within \(limit)")
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }

    private func take(_ snapshot: ScheduleSnapshot) async {
        if snapshot.address != address {
            address = snapshot.address
            addressRenewed?(snapshot.address)
        }
        guard snapshot.hasPickups(today: today) else {
            await fallBack(because: nil, to: snapshot)
            return
        }
        show(snapshot, .current)
        keep(snapshot)
        await planReminders()
    }

    /// Falls back to the known dates after a request that failed or a response without coming pickups.
    private func fallBack(because error: APIError?, to response: ScheduleSnapshot? = nil) async {
        if let known { freshness = .stale(since: known.fetchedAt, error) }
        if let known, known.hasPickups(today: today) {
            show(known, freshness)
            await planReminders()
        } else if let response {
            show(response, .current)
            await planReminders()
        } else if let error {
            state = .failed(error)
        }
    }

    private func show(_ snapshot: ScheduleSnapshot, _ freshness: Freshness) {
        known = snapshot
        self.freshness = freshness
        state = state(of: snapshot)
    }

    /// Shows the known dates again for another day or other bins. An error stays if there are no dates to show.
    private func showAgain() {
        guard let known else { return }
        let shown = state(of: known)
        if case .failed = state, shown == .empty { return }
        state = shown
    }

    private func state(of snapshot: ScheduleSnapshot) -> State {
        let schedule = snapshot.schedule(for: selection, today: today)
        if !schedule.days.isEmpty { return .loaded(schedule, freshness) }
        let bins = snapshot.bins(selection)
        return bins.isEmpty || bins.contains(where: \.isSelected) ? .empty : .allDeselected
    }

    /// Plans the reminders. While no dates are known, nothing is planned and nothing removed.
    private func planReminders() async {
        guard let known, known.hasPickups(today: today) else { return }
        await reminders?.plan(known.schedule(for: selection, today: today), for: address)
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
