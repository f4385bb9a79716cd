public import Foundation

/// A store of settings in a JSON file for each flavour: `settings-local.json` in the configuration folder.
public struct FileSettingsStore: SettingsStore {
    private let file: VersionedFile<Settings>

    /// - Parameters:
    ///   - folder: The folder of the file, created if missing.
    ///   - flavour: The flavour whose settings are stored; each has its own file.
    public init(folder: URL, flavour: AppEnvironment.Flavour) {
        file = VersionedFile(
            url: folder.appending(path: "settings-\(flavour.rawValue).json"),
            version: Settings.formatVersion
        )
    }

    public func load() throws(StorageError) -> Stored<Settings> {
        let stored = try file.read()
        return Stored(content: stored.content ?? Settings(), keptAside: stored.keptAside)
    }

    @discardableResult
    public func update(_ change: (inout Settings) -> Void) throws(StorageError) -> Stored<Settings> {
        try file.update { stored in
            var settings = stored ?? Settings()
            change(&settings)
            return settings
        }
    }
}
