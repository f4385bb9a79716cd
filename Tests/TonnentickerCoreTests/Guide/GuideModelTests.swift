import Testing

@testable import TonnentickerCore

@MainActor
struct GuideModelTests {
    @Test("shows everything by letter, then what was found, then everything again")
    func content() throws {
        let guide = try WasteGuide.bundled()
        let model = GuideModel(guide: guide)
        #expect(model.content == .sections(guide.sections))
        model.text = "zeitungen"
        guard case .found(let items) = model.content else { throw NeverHappened() }
        #expect(items.map(\.name).first == "Zeitung")
        model.text = "qqqqqq"
        #expect(model.content == .found([]))
        model.text = "  "
        #expect(model.content == .sections(guide.sections))
    }
}
