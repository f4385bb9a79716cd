import Foundation
import Testing

@testable import TonnentickerCore

@MainActor
struct SettingsModelTests {
    @Test("stores each change at once")
    func changes() throws {
        let folder = try TemporaryFolder()
        let store = FileSettingsStore(folder: folder.url, flavour: .local)
        let model = SettingsModel(store: store)
        model.setAddress(PreviewAPI.address)
        model.setReminders(true)
        model.setAppearance(.light)
        let expected = Settings(address: PreviewAPI.address, remindsOnEveningBefore: true, appearance: .light)
        #expect(model.settings == expected)
        #expect(try store.load().content == expected)
        #expect(SettingsModel(store: store).settings == expected)
        #expect(model.error == nil)
    }

    @Test("shows a change that can't be stored, and reports the error")
    func fails() throws {
        let folder = try TemporaryFolder()
        let blocker = folder.url.appending(path: "file")
        try Data().write(to: blocker)
        let model = SettingsModel(store: FileSettingsStore(folder: blocker, flavour: .local))
        model.setReminders(true)
        #expect(model.settings.remindsOnEveningBefore)
        #expect(model.error != nil)
    }
}
