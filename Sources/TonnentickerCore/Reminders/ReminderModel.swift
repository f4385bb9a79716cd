public import Foundation
public import Observation

/// The reminders of the address, planned anew at every load.
@MainActor @Observable
public final class ReminderModel {
    public enum State: Hashable, Sendable {
        case off
        case on
        /// Wanted, but the system forbids them or didn't take them.
        case blocked
    }

    public private(set) var state: State
    /// What the system was given, soonest first.
    public private(set) var planned: [Reminder] = []

    private let scheduling: any ReminderScheduling
    private let now: @Sendable () -> Date
    private var isWanted: Bool
    private var address: Address?
    private var schedule = Schedule(days: [])
    private var generation = 0
    private var current: Task<Void, Never>?

    public init(isOn: Bool, scheduling: any ReminderScheduling, now: @escaping @Sendable () -> Date) {
        self.scheduling = scheduling
        self.now = now
        isWanted = isOn
        state = isOn ? .on : .off
    }

    /// Turns reminders on, asking for permission where needed, or removes them.
    public func setOn(_ isOn: Bool) async {
        isWanted = isOn
        if !isOn { state = .off }
        await replan()
    }

    /// Puts the reminders of these dates in the place of all earlier ones.
    public func plan(_ schedule: Schedule, for address: Address) async {
        self.address = address
        self.schedule = schedule
        await replan()
    }

    /// Removes the reminders of another address, which must not outlive the move while the new dates are being fetched.
    public func leave(for address: Address) async {
        guard let left = self.address, !left.hasSameNames(as: address) else { return }
        await plan(Schedule(days: []), for: address)
    }

    /// Looks anew whether the system permits reminders, such as after a visit to its settings.
    ///
    /// One plan after the other reaches the system, and of those that wait only the newest.
    public func replan() async {
        generation += 1
        let asked = generation
        let planning = Task { [current] in
            await current?.value
            if asked == generation { await hand() }
        }
        current = planning
        await planning.value
    }

    /// Hands the reminders to the system.
    private func hand() async {
        let isPermitted = isWanted ? await isPermitted() : false
        let reminders = isPermitted && isWanted ? ReminderPlanner.reminders(for: schedule, now: now()) : []
        do {
            try await scheduling.replace(with: reminders)
            planned = reminders
            state = isWanted ? (isPermitted ? .on : .blocked) : .off
        } catch {
            planned = []
            state = isWanted ? .blocked : .off
        }
    }

    private func isPermitted() async -> Bool {
        switch await scheduling.permission() {
        case .granted: true
        case .denied: false
        case .undecided: await scheduling.requestPermission() == .granted
        }
    }
}
