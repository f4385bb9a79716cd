public import Foundation

/// Settings in a JSON file, one a flavour: `settings-local.json` in the folder of the app's configuration.
///
/// Writing replaces the whole file at once; a link in its place is followed.
public struct FileSettingsStore: SettingsStore {
    private let file: URL

    public init(folder: URL, flavour: AppEnvironment.Flavour) {
        file = folder.appending(path: "settings-\(flavour.rawValue).json")
    }

    /// `$XDG_CONFIG_HOME/tonnenticker`, else `~/.config/tonnenticker`. A relative path counts as unset.
    /// Source: XDG Base Directory Specification.
    public static func folder(variables: [String: String], home: URL) -> URL {
        let configured = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let configuration =
            configured.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? home.appending(path: ".config")
        return configuration.appending(path: "tonnenticker", directoryHint: .isDirectory)
    }

    public func load() throws(SettingsError) -> LoadedSettings {
        guard FileManager.default.fileExists(atPath: path(of: file)) else {
            return LoadedSettings(settings: Settings())
        }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(path: path(of: file), reason: error.localizedDescription)
        }
        switch StoredSettings.decode(data) {
        case .success(let settings): return LoadedSettings(settings: settings)
        case .failure(let fault): return try keepAside(because: fault.cause)
        }
    }

    public func save(_ settings: Settings) throws(SettingsError) {
        let target = file.resolvingSymlinksInPath()
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try StoredSettings.encode(settings).write(to: target, options: .atomic)
        } catch {
            throw .unwritable(path: path(of: file), reason: error.localizedDescription)
        }
    }

    /// Renames the file to the first free of `….damaged`, `….damaged-2` and so on.
    private func keepAside(because cause: KeptAside.Cause) throws(SettingsError) -> LoadedSettings {
        var kept = file.appendingPathExtension("damaged")
        var number = 1
        while FileManager.default.fileExists(atPath: path(of: kept)) {
            number += 1
            kept = file.appendingPathExtension("damaged-\(number)")
        }
        do {
            try FileManager.default.moveItem(at: file, to: kept)
        } catch {
            throw .unwritable(path: path(of: kept), reason: error.localizedDescription)
        }
        return LoadedSettings(settings: Settings(), keptAside: KeptAside(path: path(of: kept), cause: cause))
    }

    private func path(of url: URL) -> String {
        url.path(percentEncoded: false)
    }
}
