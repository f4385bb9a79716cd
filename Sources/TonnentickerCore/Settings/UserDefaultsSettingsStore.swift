import Foundation

/// A store of settings in the app's defaults, one entry for each flavour, for systems without visible app folders.
public final class UserDefaultsSettingsStore: SettingsStore {
    private let suite: String?
    private let key: String
    private let lock = NSLock()

    /// - Parameters:
    ///   - suite: The name of the defaults; `nil` means the app's own.
    ///   - flavour: The flavour whose settings are stored; each has its own entry.
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

    /// Reads the stored settings; an unusable entry is renamed.
    private func read() -> Stored<Settings> {
        guard let data = defaults.data(forKey: key) else { return Stored(content: Settings()) }
        switch VersionedJSON.decode(Settings.self, from: data, version: Settings.formatVersion) {
        case .success(let settings): return Stored(content: settings)
        case .failure(let unusable):
            let kept = KeptAside.freeName(for: key) { defaults.object(forKey: $0) != nil }
            defaults.set(data, forKey: kept)
            defaults.removeObject(forKey: key)
            return Stored(content: Settings(), keptAside: KeptAside(path: kept, cause: unusable.cause))
        }
    }
}
