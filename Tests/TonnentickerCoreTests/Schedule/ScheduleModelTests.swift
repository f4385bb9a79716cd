import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct ScheduleModelTests {
    private func model(_ api: StubAPI) throws -> ScheduleModel {
        let now = try instant("2026-12-01T17:18:00Z")
        return ScheduleModel(address: PreviewAPI.address, api: api, now: { now })
    }

    @Test("loads the dates of its address")
    func loads() async throws {
        let tomorrow = try day("2026-12-02")
        let bio = WasteType(id: "b", name: "Biotonne")
        let model = try model(StubAPI(wasteTypes: [bio], pickups: [Pickup(day: tomorrow, wasteTypeID: "b")]))
        #expect(model.state == .loading)
        await model.load()
        #expect(model.next?.bins.map(\.name) == ["Biotonne"])
        #expect(model.sections.map(\.kind) == [.thisWeek])
    }

    @Test("says that nothing is published, and what went wrong")
    func otherStates() async throws {
        let empty = try model(StubAPI())
        await empty.load()
        #expect(empty.state == .empty)
        let offline = try model(StubAPI(error: APIError(.offline)))
        await offline.load()
        #expect(offline.state == .failed(APIError(.offline)))
    }

    @Test("is not changed by a cancelled question")
    func cancelled() async throws {
        let model = try model(StubAPI(error: CancellationError()))
        await model.load()
        #expect(model.state == .loading)
    }
}
