public import Foundation
public import Observation

/// The reminders of the stored address, planned again at every load.
@MainActor @Observable
public final class ReminderModel {
    public enum State: Hashable, Sendable {
        case off
        case on
        /// The user wants reminders, but the system forbids them.
        case blocked
        /// The user wants reminders and the system permits them, but it rejected the plan.
        case failed
    }

    public private(set) var state: State
    /// The notifications that the system has received, soonest first.
    public private(set) var planned: [ReminderNotification] = []

    private let settings: SettingsModel
    private let scheduling: any ReminderScheduling
    private let now: @Sendable () -> Date
    private var address: Address?
    /// `nil` while no dates are known: the system then keeps its notifications.
    private var schedule: Schedule?
    private var generation = 0
    private var mayAsk = false
    private var current: Task<Void, Never>?

    /// - Parameters:
    ///   - settings: Whether reminders are on, and for which address.
    ///   - scheduling: The connection to the system.
    ///   - now: Returns the present instant.
    public init(settings: SettingsModel, scheduling: any ReminderScheduling, now: @escaping @Sendable () -> Date) {
        self.settings = settings
        self.scheduling = scheduling
        self.now = now
        address = settings.settings.address
        state = settings.settings.remindsOnEveningBefore ? .on : .off
    }

    /// Whether the settings turn reminders on. A change reaches the system at once, which asks the user for permission
    /// if it hasn't yet.
    public var isOn: Bool {
        get { settings.settings.remindsOnEveningBefore }
        set {
            settings.setReminders(newValue)
            if !newValue { state = .off }
            enqueuePlan(asking: true)
        }
    }

    /// Replaces all earlier reminders with those of a schedule, unless another address is stored by now.
    public func plan(_ schedule: Schedule, for address: Address) async {
        settings.refresh()
        guard isStored(address) else { return }
        self.address = address
        self.schedule = schedule
        await replan()
    }

    /// Removes the reminders of the old address, which must not outlive a move while the new dates are loading.
    public func leave(for address: Address) async {
        guard let left = self.address, !left.hasSameNames(as: address) else { return }
        await plan(Schedule(days: []), for: address)
    }

    /// Updates the system's notifications to the stored settings, the known dates and its permission.
    ///
    /// - Parameter asking: Whether the system may ask the user for permission; only when the app is in front.
    public func replan(asking: Bool = false) async {
        await enqueuePlan(asking: asking).value
    }

    /// Plans reach the system one after the other; of the waiting ones only the newest is used.
    @discardableResult
    private func enqueuePlan(asking: Bool) -> Task<Void, Never> {
        generation += 1
        mayAsk = mayAsk || asking
        let asked = generation
        let planning = Task { [current] in
            await current?.value
            if asked == generation { await plan() }
        }
        current = planning
        return planning
    }

    private func plan() async {
        settings.refresh()
        guard isOn else {
            await hand([], as: .off)
            return
        }
        let permission = await permission()
        switch (permission, address.map(isStored) == true ? schedule : nil) {
        case (.undecided, _): break
        case (.denied, nil): state = .blocked
        case (.denied, _): await hand([], as: .blocked)
        case (.granted, nil): state = .on
        case (.granted, let schedule?): await hand(ReminderPlanner.notifications(for: schedule, now: now()), as: .on)
        }
    }

    private func isStored(_ address: Address) -> Bool {
        settings.settings.address?.hasSameNames(as: address) == true
    }

    private func permission() async -> ReminderPermission {
        let permission = await scheduling.permission()
        guard permission == .undecided, mayAsk else { return permission }
        mayAsk = false
        return await scheduling.requestPermission()
    }

    private func hand(_ notifications: [ReminderNotification], as success: State) async {
        do {
            try await scheduling.replace(with: notifications)
            planned = notifications
            state = success
        } catch {
            planned = []
            state = success == .on ? .failed : success
        }
    }
}
