import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct ReminderModelTests {
    private let scheduling = RecordingScheduling()
    private let time: AdjustableTime
    private let elsewhere = Address(place: PreviewAPI.address.place, district: District(id: "2", name: "Bezirk 2"))

    init() throws {
        time = try AdjustableTime("2026-12-01T12:00:00Z")
    }

    private func settings(remindsOnEveningBefore: Bool = true) -> SettingsModel {
        let settings = Settings(address: PreviewAPI.address, remindsOnEveningBefore: remindsOnEveningBefore)
        return SettingsModel(store: AppDependencies.preview(settings: settings, now: time.now()).settings)
    }

    private func model(_ settings: SettingsModel, _ scheduling: any ReminderScheduling) -> ReminderModel {
        ReminderModel(settings: settings, scheduling: scheduling, now: time.now)
    }

    private func schedule(_ days: String...) throws -> Schedule {
        let bin = Bin(name: "Glas", style: WasteStyle(category: .glass))
        return Schedule(days: try days.map { PickupDay(day: try day($0), bins: [bin]) })
    }

    @Test("replaces planned reminders, and removes them when the switch is turned off or the address changes")
    func plans() async throws {
        let settings = settings(remindsOnEveningBefore: false)
        let model = model(settings, scheduling)
        await model.plan(try schedule("2026-12-02", "2026-12-03"), for: PreviewAPI.address)
        #expect(scheduling.days == [])
        model.isOn = true
        await model.replan()
        #expect(model.state == .on)
        #expect(scheduling.days == ["2026-12-02", "2026-12-03"])
        await model.plan(try schedule("2026-12-03", "2026-12-04"), for: PreviewAPI.address)
        #expect(scheduling.days == ["2026-12-03", "2026-12-04"])
        #expect(model.planned == scheduling.notifications)
        await model.leave(for: PreviewAPI.address)
        #expect(scheduling.days == ["2026-12-03", "2026-12-04"])
        settings.setAddress(elsewhere)
        await model.leave(for: elsewhere)
        #expect(scheduling.notifications == [])
        await model.plan(try schedule("2026-12-05"), for: elsewhere)
        #expect(scheduling.days == ["2026-12-05"])
        model.isOn = false
        #expect(model.state == .off)
        await model.replan()
        #expect(scheduling.notifications == [])
    }

    @Test(
        "removes reminders only by the switch while no dates are known",
        arguments: [ReminderPermission.granted, .denied]
    )
    func nothingKnown(permission: ReminderPermission) async throws {
        let pending = ReminderPlanner.notifications(for: try schedule("2026-12-02", "2026-12-03"), now: time.now())
        let scheduling = RecordingScheduling(permission, pending: pending)
        let model = model(settings(), scheduling)
        await model.replan()
        await model.leave(for: PreviewAPI.address)
        await model.replan(asking: true)
        #expect(scheduling.notifications == pending)
        #expect(model.state == (permission == .granted ? .on : .blocked))
        model.isOn = false
        await model.replan()
        #expect(scheduling.notifications == [])
    }

    @Test("removes the reminders of an old address before any dates of the new one are known")
    func leavesUnknown() async throws {
        let pending = ReminderPlanner.notifications(for: try schedule("2026-12-02"), now: time.now())
        let scheduling = RecordingScheduling(pending: pending)
        let settings = settings()
        let model = model(settings, scheduling)
        settings.setAddress(elsewhere)
        await model.leave(for: elsewhere)
        #expect(scheduling.notifications == [])
    }

    @Test("reports that the system forbids reminders, until it permits them")
    func blocked() async throws {
        scheduling.set(.denied)
        let model = model(settings(), scheduling)
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        #expect(model.state == .blocked)
        #expect(scheduling.days == [])
        scheduling.set(.granted)
        await model.replan()
        #expect(model.state == .on)
        #expect(scheduling.days == ["2026-12-02"])
    }

    @Test("reports that the system rejected the reminders, which differs from forbidding them")
    func failed() async throws {
        let model = model(settings(), RefusingScheduling())
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        #expect(model.state == .failed)
        #expect(model.planned.isEmpty)
        model.isOn = false
        await model.replan()
        #expect(model.state == .off)
    }

    @Test("asks for permission when reminders are turned on or the app is in front, and never on its own")
    func asks() async throws {
        scheduling.set(.undecided)
        let model = model(settings(), scheduling)
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        await model.replan()
        #expect(scheduling.requests == 0)
        #expect(model.state == .on)
        await model.replan(asking: true)
        #expect(scheduling.requests == 1)
        #expect(model.state == .blocked)
        scheduling.set(.undecided)
        model.isOn = true
        try await eventually { scheduling.requests == 2 }
    }

    @Test("follows the stored settings, whatever it knew before")
    func storedSettings() async throws {
        let store = AppDependencies.preview(
            settings: Settings(address: PreviewAPI.address, remindsOnEveningBefore: true), now: time.now()
        ).settings
        let model = model(SettingsModel(store: store), scheduling)
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        try store.update { $0.address = elsewhere }
        let before = scheduling.replacements
        await model.replan()
        await model.plan(try schedule("2026-12-03"), for: PreviewAPI.address)
        #expect(scheduling.replacements == before)
        await model.plan(try schedule("2026-12-04"), for: elsewhere)
        #expect(scheduling.days == ["2026-12-04"])
        try store.update { $0.remindsOnEveningBefore = false }
        await model.replan()
        #expect(model.state == .off)
        #expect(scheduling.notifications == [])
    }

    @Test("applies the newest plan last, however long the system takes for an older one")
    func newestWins() async throws {
        let slow = SlowScheduling()
        let model = model(settings(), slow)
        let schedules = try [schedule("2026-12-02"), schedule("2026-12-03"), schedule("2026-12-04")]
        let first = Task { await model.plan(schedules[0], for: PreviewAPI.address) }
        try await eventually { slow.waiting == 1 }
        let second = Task { await model.plan(schedules[1], for: PreviewAPI.address) }
        let third = Task { await model.plan(schedules[2], for: PreviewAPI.address) }
        await settle()
        slow.finishOne()
        try await eventually { slow.waiting == 1 }
        slow.finishOne()
        await first.value
        await second.value
        await third.value
        #expect(slow.taken.map(\.first?.id) == ["tonnenticker.pickup.2026-12-02", "tonnenticker.pickup.2026-12-04"])
        #expect(model.planned == slow.taken.last)
    }

    @Test("plans at every load, even from the stored copy, and keeps its reminders when a load fails")
    func plannedByLoads() async throws {
        let pickups = try ["2026-12-02", "2026-12-09"].map { Pickup(day: try day($0), wasteTypeID: "x") }
        let api = SwitchableAPI(StubAPI(error: APIError(.offline)))
        let copy = ScheduleSnapshot(
            address: PreviewAPI.address,
            wasteTypes: [],
            pickups: [pickups[0]],
            fetchedAt: try instant("2026-11-28T12:00:00Z")
        )
        let model = ScheduleModel(
            address: PreviewAPI.address,
            api: api,
            store: MemoryScheduleStore([copy]),
            reminders: model(settings(), scheduling),
            now: time.now
        )
        await model.load()
        #expect(scheduling.days == ["2026-12-02"])
        let end = ReminderNotification.idPrefix + "end"
        #expect(scheduling.notifications.last?.id == end)
        #expect(scheduling.notifications.last?.fireDate == (try instant("2026-12-02T17:00:00Z")))
        api.current = StubAPI(pickups: pickups)
        await model.refresh()
        #expect(scheduling.days == ["2026-12-02", "2026-12-09"])
        let ends = scheduling.notifications.filter { $0.id == end }
        #expect(ends.map(\.fireDate) == [try instant("2026-12-09T17:00:00Z")])
        api.current = StubAPI(error: APIError(.serverUnavailable))
        try time.set("2026-12-02T12:00:00Z")
        await model.refresh()
        #expect(scheduling.days == ["2026-12-09"])
    }

    @Test("keeps planned reminders if the first load fails or returns no dates", arguments: [APIError(.offline), nil])
    func firstLoad(error: APIError?) async throws {
        let pending = ReminderPlanner.notifications(for: try schedule("2026-12-02"), now: time.now())
        let scheduling = RecordingScheduling(pending: pending)
        let model = ScheduleModel(
            address: PreviewAPI.address,
            api: StubAPI(places: [PreviewAPI.address.place], districts: [PreviewAPI.address.district], error: error),
            reminders: model(settings(), scheduling),
            now: time.now
        )
        await model.load()
        #expect(model.state == (error.map { .failed($0) } ?? .empty))
        #expect(scheduling.notifications == pending)
    }
}

/// A scheduler that accepts reminders when the test lets it.
private final class SlowScheduling: ReminderScheduling {
    private let state = Locked((taken: [[ReminderNotification]](), waiters: [CheckedContinuation<Void, Never>]()))

    var taken: [[ReminderNotification]] { state.withLock { $0.taken } }
    var waiting: Int { state.withLock { $0.waiters.count } }

    func finishOne() {
        state.withLock { $0.waiters.removeFirst() }.resume()
    }

    func permission() async -> ReminderPermission { .granted }
    func requestPermission() async -> ReminderPermission { .granted }

    func replace(with notifications: [ReminderNotification]) async throws {
        await withCheckedContinuation { waiter in state.withLock { $0.waiters.append(waiter) } }
        state.withLock { $0.taken.append(notifications) }
    }
}

/// A scheduler that permits reminders but accepts none.
private struct RefusingScheduling: ReminderScheduling {
    func permission() async -> ReminderPermission { .granted }
    func requestPermission() async -> ReminderPermission { .granted }
    func replace(with notifications: [ReminderNotification]) async throws { throw POSIXError(.EIO) }
}
