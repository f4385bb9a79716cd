import Testing

@testable import TonnentickerCore

struct SettingsTests {
    private let home = Address(
        place: Place(id: "1", name: "Verl", county: "Kreis Gütersloh"), district: District(id: "2", name: "Ost"))

    @Test("stores the bins of each address by its names")
    func bins() throws {
        var settings = Settings(address: home)
        settings.bins.set("Biotonne", isSelected: false)
        settings.address = PreviewAPI.address
        #expect(settings.bins == .all)
        settings.bins.set("Altpapier", isSelected: false)
        settings.address = Address(
            place: Place(id: "new", name: "Verl", county: "Kreis Gütersloh"),
            district: District(id: "new", name: "Ost"))
        #expect(settings.bins.deselected == ["Biotonne"])
        let data = try VersionedJSON.encode(settings, version: 1)
        #expect(try VersionedJSON.decode(Settings.self, from: data, version: 1).get() == settings)
        settings.bins = .all
        settings.address = PreviewAPI.address
        settings.bins.set("altpapier", isSelected: true)
        #expect(settings == Settings(address: PreviewAPI.address))
    }

    @Test("stores no bins without an address")
    func noAddress() {
        var settings = Settings()
        settings.bins.set("Biotonne", isSelected: false)
        #expect(settings == Settings())
    }
}
