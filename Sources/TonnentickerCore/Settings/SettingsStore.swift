/// Keeps the settings of one flavour from one start to the next. Throws `SettingsError`.
public protocol SettingsStore: Sendable {
    /// The stored settings, or the defaults where none are stored or none are usable.
    func load() throws(SettingsError) -> LoadedSettings
    func save(_ settings: Settings) throws(SettingsError)
}

public struct LoadedSettings: Hashable, Sendable {
    public let settings: Settings
    /// Where the old file went, if it could not be used.
    public let keptAside: KeptAside?

    public init(settings: Settings, keptAside: KeptAside? = nil) {
        self.settings = settings
        self.keptAside = keptAside
    }
}

/// A settings file that could not be used and was renamed, so that nothing is lost.
public struct KeptAside: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        case damaged
        /// Written by a later version of the app.
        case newerVersion
    }

    public let path: String
    public let cause: Cause
}

public enum SettingsError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
}
