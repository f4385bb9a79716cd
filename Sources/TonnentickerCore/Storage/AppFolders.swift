public import Foundation

/// Where the app keeps its files on systems that follow the XDG Base Directory Specification.
public struct AppFolders: Hashable, Sendable {
    /// Settings: `$XDG_CONFIG_HOME/tonnenticker`, else `~/.config/tonnenticker`.
    public let configuration: URL
    /// The offline copy: `$XDG_STATE_HOME/tonnenticker`, else `~/.local/state/tonnenticker`.
    public let state: URL

    /// A relative path in a variable counts as unset.
    public init(variables: [String: String], home: URL) {
        func folder(_ variable: String, _ fallback: String) -> URL {
            let set = variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let base = set.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? home.appending(path: fallback)
            return base.appending(path: "tonnenticker", directoryHint: .isDirectory)
        }
        configuration = folder("XDG_CONFIG_HOME", ".config")
        state = folder("XDG_STATE_HOME", ".local/state")
    }
}
