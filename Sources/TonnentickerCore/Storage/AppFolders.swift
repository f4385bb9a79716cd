public import Foundation

/// The folders of the app on systems that follow the XDG Base Directory Specification.
public struct AppFolders: Hashable, Sendable {
    /// The folder of the settings: `$XDG_CONFIG_HOME/tonnenticker`, otherwise `~/.config/tonnenticker`.
    public let configuration: URL
    /// The folder of stored dates and exports: `$XDG_STATE_HOME/tonnenticker`, otherwise `~/.local/state/tonnenticker`.
    public let state: URL

    /// - Parameters:
    ///   - variables: The environment of the process. A relative path in a variable counts as unset.
    ///   - home: The home folder if `HOME` is unset.
    public init(variables: [String: String], home: URL) {
        func folder(_ variable: String) -> URL? {
            guard let path = variables[variable], path.hasPrefix("/") else { return nil }
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        func appFolder(_ variable: String, _ fallback: String) -> URL {
            let base = folder(variable) ?? (folder("HOME") ?? home).appending(path: fallback)
            return base.appending(path: "tonnenticker", directoryHint: .isDirectory)
        }
        configuration = appFolder("XDG_CONFIG_HOME", ".config")
        state = appFolder("XDG_STATE_HOME", ".local/state")
    }
}
