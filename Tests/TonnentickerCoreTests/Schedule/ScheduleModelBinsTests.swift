import Testing

@testable import TonnentickerCore

@MainActor
struct ScheduleModelBinsTests {
    private let types = [WasteType(id: "b", name: "Biotonne"), WasteType(id: "p", name: "Altpapier")]

    private func model(_ days: [(String, String)], selection: BinSelection = .all) throws -> ScheduleModel {
        let api = StubAPI(
            places: [PreviewAPI.address.place], districts: [PreviewAPI.address.district], wasteTypes: types,
            pickups: try days.map { Pickup(day: try day($0), wasteTypeID: $1) })
        let now = try instant("2026-12-01T12:00:00Z")
        return ScheduleModel(address: PreviewAPI.address, selection: selection, api: api, now: { now })
    }

    private func days(_ model: ScheduleModel) -> [String] {
        guard case .loaded(let schedule, .current) = model.state else { return [] }
        return schedule.days.map { "\($0.day) \($0.bins.map(\.name).joined(separator: " "))" }
    }

    @Test("shows the dates of the household's bins, and updates them when the choice changes")
    func select() async throws {
        let model = try model(
            [("2026-12-02", "b"), ("2026-12-03", "p"), ("2026-12-03", "b")],
            selection: BinSelection(deselected: ["Altpapier"]))
        #expect(model.bins.isEmpty)
        await model.load()
        #expect(days(model) == ["2026-12-02 Biotonne", "2026-12-03 Biotonne"])
        #expect(model.bins.map(\.isSelected) == [true, false])
        await model.select(BinSelection(deselected: ["Biotonne"]))
        #expect(days(model) == ["2026-12-03 Altpapier"])
        #expect(model.next?.daysAway == 2)
        await model.select(BinSelection(deselected: ["Altpapier", "Biotonne"]))
        #expect(model.state == .allDeselected)
        #expect(model.next == nil && model.sections == [])
        await model.select(.all)
        #expect(days(model).count == 2)
    }

    @Test("distinguishes bins without dates from no bins, and lists the bins of a district without dates")
    func empty() async throws {
        let partly = try model([("2026-12-02", "b")], selection: BinSelection(deselected: ["Biotonne"]))
        await partly.load()
        #expect(partly.state == .empty)
        let unpublished = try model([])
        await unpublished.load()
        #expect(unpublished.state == .empty)
        #expect(unpublished.bins.map(\.bin.name) == ["Biotonne", "Altpapier"])
        await unpublished.select(BinSelection(deselected: ["Altpapier", "Biotonne"]))
        #expect(unpublished.state == .allDeselected)
    }
}
