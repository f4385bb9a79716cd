/// A store that keeps the settings of one flavour between starts.
public protocol SettingsStore: Sendable {
    /// Returns the stored settings, or the defaults if none are stored or usable.
    func load() throws(StorageError) -> Stored<Settings>

    /// Changes the stored settings atomically, so that two concurrent changes both count; returns the result.
    @discardableResult
    func update(_ change: (inout Settings) -> Void) throws(StorageError) -> Stored<Settings>
}
