import Testing

@testable import TonnentickerCore

@MainActor
struct GuideModelTests {
    @Test("shows everything by letter, then the results, then everything again")
    func content() throws {
        let guide = try BundledGuide.guide
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

    @Test(
        "finds a name from its first letter on while it is typed",
        arguments: ["Glühbirne", "Kühlschrank", "Zahnbürste"])
    func typed(name: String) throws {
        let model = GuideModel(guide: try BundledGuide.guide)
        for letter in name {
            model.text.append(letter)
            guard case .found(let items) = model.content else { throw NeverHappened() }
            #expect(!items.isEmpty, "\(model.text)")
            if model.text.count > 4 { #expect(items.contains { $0.name == name }, "\(model.text)") }
        }
    }
}
