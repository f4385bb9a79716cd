import Foundation

/// What git knows of the files of a checkout, all of it, though a package may be in a folder of it only.
struct GitCheckout: Sendable {
    private let root: String

    /// Git doesn't answer, because it isn't there or refuses the checkout of another owner.
    struct Silent: Error {}

    /// `nil` outside of a checkout.
    ///
    /// - Throws: `Silent` inside of one, if git can't be asked.
    init?(containing directory: String) throws(Silent) {
        guard let root = Self.root(above: directory) else { return nil }
        self.root = root
        // Lists nothing, and for that has to understand both the checkout and its index.
        guard run(["ls-files", "--", ".git"]).status == 0 else { throw Silent() }
    }

    private static func root(above directory: String) -> String? {
        var url = URL(filePath: directory).standardizedFileURL
        while !FileManager.default.fileExists(atPath: url.appending(path: ".git").path(percentEncoded: false)) {
            let parent = url.deletingLastPathComponent().standardizedFileURL
            if parent.pathComponents.count >= url.pathComponents.count { return nil }
            url = parent
        }
        let path = url.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    func isTracked(_ path: String) -> Bool {
        run(["ls-files", "--error-unmatch", "--", path]).status == 0
    }

    func isIgnored(_ path: String) -> Bool {
        run(["check-ignore", "--quiet", "--", path]).status == 0
    }

    /// Whether git has recorded that a file may be run; `nil` for a file it doesn't track.
    func isRecordedAsExecutable(_ path: String) -> Bool? {
        let entry = run(["ls-files", "--stage", "--", path]).output
        return entry.isEmpty ? nil : entry.starts(with: Array("100755 ".utf8))
    }

    /// The files that git tracks, those of submodules included, as absolute paths.
    func trackedFiles() -> [String] {
        paths(["ls-files", "-z", "--recurse-submodules"])
    }

    /// The tracked files that are staged with another content than they have, as absolute paths.
    func filesStagedOtherwise() -> [String] {
        paths([
            "--no-optional-locks", "diff", "--name-only", "-z", "--relative", "--no-ext-diff", "--ignore-submodules",
        ])
    }

    /// The content that git has staged for a file.
    func stagedContent(of path: String) -> [UInt8] {
        run(["cat-file", "blob", ":./" + path.dropFirst(root.count + 1)]).output
    }

    private func paths(_ arguments: [String]) -> [String] {
        run(arguments).output.split(separator: 0).map { root + "/" + String(decoding: $0, as: UTF8.self) }
    }

    private func run(_ arguments: [String]) -> (status: Int32, output: [UInt8]) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        // A hook of git's runs with variables that point to a checkout; the one asked about may be another.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return (-1, [])
        }
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return (process.terminationStatus, bytes)
    }
}
