import Foundation
import Testing

@testable import TonnentickerCore

struct UserDefaultsSettingsStoreTests {
    @Test("returns what was saved, and sets an unusable entry aside")
    func roundTrip() throws {
        let suite = "tonnenticker-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let store = UserDefaultsSettingsStore(suite: suite, flavour: .dev)
        #expect(try store.load() == Stored(content: Settings()))
        try store.update { $0.appearance = .dark }
        try store.update { $0.remindsOnEveningBefore = true }
        #expect(try store.load().content == Settings(remindsOnEveningBefore: true, appearance: .dark))
        for kept in ["settings-dev.damaged", "settings-dev.damaged-2"] {
            defaults.set(Data("{".utf8), forKey: "settings-dev")
            let expected = KeptAside(path: kept, cause: .damaged)
            #expect(try store.load() == Stored(content: Settings(), keptAside: expected))
            #expect(defaults.data(forKey: kept) == Data("{".utf8))
        }
    }
}
