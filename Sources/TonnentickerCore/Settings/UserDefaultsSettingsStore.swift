import Foundation

/// Settings in the defaults of the app, one entry a flavour, for systems where an app has no folder to look into.
public final class UserDefaultsSettingsStore: SettingsStore {
    private let suite: String?
    private let key: String
    private let lock = NSLock()

    /// - Parameters:
    ///   - suite: the name of the defaults; `nil` means the app's own.
    ///   - flavour: whose settings are kept; each has its own.
    public init(suite: String? = nil, flavour: AppEnvironment.Flavour) {
        self.suite = suite
        key = "settings-\(flavour.rawValue)"
    }

    public func load() throws(StorageError) -> Stored<Settings> {
        lock.withLock { read() }
    }

    @discardableResult
    public func update(_ change: (inout Settings) -> Void) throws(StorageError) -> Stored<Settings> {
        let result: Result<Stored<Settings>, StorageError> = lock.withLock {
            let before = read()
            var settings = before.content
            change(&settings)
            do {
                defaults.set(try VersionedJSON.encode(settings, version: Settings.formatVersion), forKey: key)
            } catch {
                return .failure(.unwritable(path: key, reason: .init(error)))
            }
            return .success(Stored(content: settings, keptAside: before.keptAside))
        }
        return try result.get()
    }

    private var defaults: UserDefaults { suite.flatMap(UserDefaults.init(suiteName:)) ?? .standard }

    /// What is stored; an entry that can't be used moves to the first free of `….damaged`, `….damaged-2` and so on.
    private func read() -> Stored<Settings> {
        guard let data = defaults.data(forKey: key) else { return Stored(content: Settings()) }
        switch VersionedJSON.decode(Settings.self, from: data, version: Settings.formatVersion) {
        case .success(let settings): return Stored(content: settings)
        case .failure(let unusable):
            var kept = key + ".damaged"
            var number = 1
            while defaults.object(forKey: kept) != nil {
                number += 1
                kept = key + ".damaged-\(number)"
            }
            defaults.set(data, forKey: kept)
            defaults.removeObject(forKey: key)
            return Stored(content: Settings(), keptAside: KeptAside(path: kept, cause: unusable.cause))
        }
    }
}
