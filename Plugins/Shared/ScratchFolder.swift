import Foundation
import PackagePlugin

/// The folder that SwiftPM builds into: `.build`, or what `--scratch-path` names.
///
/// SwiftPM compiles a plugin from the files of its own folder, so each plugin has a link to this one.
struct ScratchFolder {
    private let url: URL

    /// - Parameter work: The plugin's own folder, somewhere in the scratch folder's `plugins`.
    init?(containing work: URL) {
        var plugins = work
        while plugins.lastPathComponent != "plugins" || !Self.exists(plugins.appending(path: "cache")) {
            guard plugins.pathComponents.count > 1 else { return nil }
            plugins.deleteLastPathComponent()
        }
        url = plugins.deletingLastPathComponent()
    }

    /// Keeps the variables of the environment, which SwiftPM writes to each plugin's state, from other users. Where the
    /// plugin may not write, as in the sandbox of macOS, the files stay as they are.
    func hidePluginStates() {
        let plugins = url.appending(path: "plugins")
        for folder in [plugins] + Self.contents(of: plugins) {
            let cache = folder.appending(path: "cache")
            Self.setMode(0o700, of: cache)
            for file in Self.contents(of: cache) where file.lastPathComponent.hasSuffix("-state.json") {
                Self.setMode(0o600, of: file)
            }
        }
    }

    /// Removes the plans of SwiftPM's native build system, so that the next build makes its own.
    ///
    /// `swift package` plans the build of a command's tool without the flags of any build, and the next build would
    /// take that plan for its own if it had made one before: a build of Prod would compile the default flavour.
    func removeBuildPlans() {
        for name in ["debug.yaml", "release.yaml"] {
            let plan = url.appending(path: name)
            guard Self.exists(plan) else { continue }
            do {
                try FileManager.default.removeItem(at: plan)
            } catch {
                Diagnostics.warning(
                    "the next 'swift build' may ignore its -Xswiftc flags, because '\(plan.path(percentEncoded: false))' "
                        + "can't be removed; run 'touch Package.swift' before it")
            }
        }
    }

    private static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
    }

    private static func contents(of folder: URL) -> [URL] {
        let path = folder.path(percentEncoded: false)
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map { folder.appending(path: $0) }
    }

    private static func setMode(_ mode: Int, of url: URL) {
        try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path(percentEncoded: false))
    }
}
