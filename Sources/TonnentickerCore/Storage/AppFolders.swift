public import Foundation

/// Where the app keeps its files on systems that follow the XDG Base Directory Specification.
public struct AppFolders: Hashable, Sendable {
    /// Settings: `$XDG_CONFIG_HOME/tonnenticker`, else `~/.config/tonnenticker`.
    public let configuration: URL
    /// The offline copy and what was exported: `$XDG_STATE_HOME/tonnenticker`, else `~/.local/state/tonnenticker`.
    public let state: URL

    /// - Parameters:
    ///   - variables: those of the process. A relative path in one counts as unset.
    ///   - home: `~` where `HOME` is unset.
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
