/// Keeps the settings of one flavour from one start to the next.
public protocol SettingsStore: Sendable {
    /// The stored settings, or the defaults where none are stored or none are usable.
    func load() throws(StorageError) -> Stored<Settings>

    /// Changes the stored settings in one step, so that two changes at once both count; returns the result.
    @discardableResult
    func update(_ change: (inout Settings) -> Void) throws(StorageError) -> Stored<Settings>
}
