import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct ReminderModelTests {
    private let scheduling = RecordingScheduling()
    private let time: AdjustableTime

    init() throws {
        time = try AdjustableTime("2026-12-01T12:00:00Z")
    }

    private func schedule(_ days: String...) throws -> Schedule {
        let bin = Bin(name: "Glas", style: WasteStyle(category: .glass))
        return Schedule(days: try days.map { PickupDay(day: try day($0), bins: [bin]) })
    }

    @Test("replaces what was planned, and removes it when turned off or when the address is left")
    func plans() async throws {
        let model = ReminderModel(isOn: false, scheduling: scheduling, now: time.now)
        await model.plan(try schedule("2026-12-02", "2026-12-03"), for: PreviewAPI.address)
        #expect(scheduling.days == [])
        await model.setOn(true)
        #expect(model.state == .on)
        #expect(scheduling.days == ["2026-12-02", "2026-12-03"])
        await model.plan(try schedule("2026-12-03", "2026-12-04"), for: PreviewAPI.address)
        #expect(scheduling.days == ["2026-12-03", "2026-12-04"])
        #expect(model.planned.map(\.day.description) == ["2026-12-03", "2026-12-04"])
        await model.leave(for: PreviewAPI.address)
        #expect(scheduling.days == ["2026-12-03", "2026-12-04"])
        await model.leave(for: Address(place: PreviewAPI.address.place, district: District(id: "2", name: "Bezirk 2")))
        #expect(scheduling.days == [])
        await model.plan(try schedule("2026-12-05"), for: PreviewAPI.address)
        await model.setOn(false)
        #expect(model.state == .off)
        #expect(scheduling.days == [])
    }

    @Test("says that the system forbids reminders, until it no longer does")
    func blocked() async throws {
        scheduling.set(.denied)
        let model = ReminderModel(isOn: true, scheduling: scheduling, now: time.now)
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        #expect(model.state == .blocked)
        #expect(Wording.reminders(model.state) == "In den Systemeinstellungen blockiert")
        #expect(scheduling.days == [])
        scheduling.set(.granted)
        await model.replan()
        #expect(model.state == .on)
        #expect(scheduling.days == ["2026-12-02"])
    }

    @Test("says that reminders are blocked where the system doesn't take them")
    func refused() async throws {
        let model = ReminderModel(isOn: true, scheduling: RefusingScheduling(), now: time.now)
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        #expect(model.state == .blocked)
        #expect(model.planned.isEmpty)
        await model.setOn(false)
        #expect(model.state == .off)
    }

    @Test("asks for permission once it is needed")
    func asks() async throws {
        scheduling.set(.undecided)
        let model = ReminderModel(isOn: false, scheduling: scheduling, now: time.now)
        await model.plan(try schedule("2026-12-02"), for: PreviewAPI.address)
        #expect(scheduling.requests == 0)
        await model.setOn(true)
        #expect(scheduling.requests == 1)
        #expect(model.state == .blocked)
    }

    @Test("lets the newest plan have the last word, however long the system takes over an older one")
    func newestWins() async throws {
        let slow = SlowScheduling()
        let model = ReminderModel(isOn: true, scheduling: slow, now: time.now)
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
        #expect(slow.days == [["2026-12-02"], ["2026-12-04"]])
        #expect(model.planned.map(\.day.description) == ["2026-12-04"])
    }

    @Test("is planned at every load, also from the stored copy, and keeps its reminders when a load fails")
    func plannedByLoads() async throws {
        let reminders = ReminderModel(isOn: true, scheduling: scheduling, now: time.now)
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
            reminders: reminders,
            now: time.now
        )
        await model.load()
        #expect(scheduling.days == ["2026-12-02"])
        api.current = StubAPI(pickups: pickups)
        await model.refresh()
        #expect(scheduling.days == ["2026-12-02", "2026-12-09"])
        api.current = StubAPI(error: APIError(.serverUnavailable))
        try time.set("2026-12-02T12:00:00Z")
        await model.refresh()
        #expect(scheduling.days == ["2026-12-09"])
    }
}

/// Remembers what the system would remind of.
private final class RecordingScheduling: ReminderScheduling {
    private let state = Locked((permission: ReminderPermission.granted, requests: 0, reminders: [Reminder]()))

    var days: [String] { state.withLock { $0.reminders.map(\.day.description) } }
    var requests: Int { state.withLock(\.requests) }

    func set(_ permission: ReminderPermission) {
        state.withLock { $0.permission = permission }
    }

    func permission() async -> ReminderPermission { state.withLock(\.permission) }

    func requestPermission() async -> ReminderPermission {
        state.withLock {
            $0.requests += 1
            $0.permission = .denied
            return $0.permission
        }
    }

    func replace(with reminders: [Reminder]) async throws {
        state.withLock { $0.reminders = reminders }
    }
}

/// Takes reminders when the test says so.
private final class SlowScheduling: ReminderScheduling {
    private let state = Locked((taken: [[String]](), waiters: [CheckedContinuation<Void, Never>]()))

    var days: [[String]] { state.withLock { $0.taken } }
    var waiting: Int { state.withLock { $0.waiters.count } }

    func finishOne() {
        state.withLock { $0.waiters.removeFirst() }.resume()
    }

    func permission() async -> ReminderPermission { .granted }
    func requestPermission() async -> ReminderPermission { .granted }

    func replace(with reminders: [Reminder]) async throws {
        await withCheckedContinuation { waiter in state.withLock { $0.waiters.append(waiter) } }
        state.withLock { $0.taken.append(reminders.map(\.day.description)) }
    }
}

/// Permits reminders and takes none.
private struct RefusingScheduling: ReminderScheduling {
    func permission() async -> ReminderPermission { .granted }
    func requestPermission() async -> ReminderPermission { .granted }
    func replace(with reminders: [Reminder]) async throws { throw POSIXError(.EIO) }
}
