public import Foundation

/// Settings in a JSON file, one a flavour: `settings-local.json` in the folder of the app's configuration.
public struct FileSettingsStore: SettingsStore {
    private let file: VersionedFile<Settings>

    /// - Parameters:
    ///   - folder: made when missing.
    ///   - flavour: whose settings are kept; each has its own file.
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
