import Foundation
import XCConfig

/// What git knows of the files of a checkout, all of it, though a package may be in a folder of it only.
struct GitCheckout: Sendable {
    private let root: String

    /// Git doesn't answer, because it isn't there or refuses the checkout of another owner.
    struct Silent: Error {
        /// The folder of the checkout.
        let root: String

        var finding: Diagnostic {
            Diagnostic(
                .error, .leak, at: SourceLocation(file: root, line: 1),
                "can't ask git what it tracks; run 'git status' here to see why")
        }
    }

    /// `nil` outside of a checkout.
    ///
    /// - Throws: `Silent` inside of one, if git can't be asked.
    init?(containing directory: String) throws(Silent) {
        guard let root = Self.root(above: directory) else { return nil }
        self.root = root
        // Lists nothing, and for that has to understand both the checkout and its index.
        guard run(["ls-files", "--", ".git"]).status == 0 else { throw Silent(root: root) }
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

    func isTracked(_ path: String) throws(Silent) -> Bool {
        try answer(["--literal-pathspecs", "ls-files", "--error-unmatch", "--", path])
    }

    /// Whether git ignores a file that it doesn't track.
    func isIgnored(_ path: String) throws(Silent) -> Bool {
        // With the index, the path would be a pattern that other files match.
        try answer(["check-ignore", "--quiet", "--no-index", "--", path])
    }

    private func answer(_ question: [String]) throws(Silent) -> Bool {
        switch run(question).status {
        case 0: true
        case 1: false
        default: throw Silent(root: root)
        }
    }

    /// Whether git has recorded that a file may be run; `nil` for a file it doesn't track.
    func isRecordedAsExecutable(_ path: String) -> Bool? {
        let entry = run(["--literal-pathspecs", "ls-files", "--stage", "--", path]).output
        return entry.isEmpty ? nil : entry.starts(with: Array("100755 ".utf8))
    }

    /// The files that git tracks, those of submodules included.
    func trackedFiles() -> [TrackedFile] {
        run(["ls-files", "-z", "--recurse-submodules"]).output.split(separator: 0).map(file)
    }

    /// The tracked files that are staged with another content than they have, and that content.
    func filesStagedOtherwise() -> [(file: TrackedFile, content: [UInt8])] {
        let changes = run([
            "--no-optional-locks", "diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff",
            "--ignore-submodules",
        ]).output.split(separator: 0)
        // By turns the modes, objects and kind of a change, and the path. The third word is the staged object.
        return stride(from: 0, to: changes.count - 1, by: 2).map { index in
            let object = changes[index].split(separator: UInt8(ascii: " ")).dropFirst(2).first ?? []
            return (
                file(changes[index + 1]), run(["cat-file", "blob", String(decoding: object, as: UTF8.self)]).output
            )
        }
    }

    private func file(_ path: ArraySlice<UInt8>) -> TrackedFile {
        TrackedFile(pathBytes: Array((root + "/").utf8) + path)
    }

    /// Of the variables that a hook of git's runs with, those that point to its checkout; the one asked about may be
    /// another.
    private static let variablesOfHooks: Set = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_NAMESPACE",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    private func run(_ arguments: [String]) -> (status: Int32, output: [UInt8]) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !Self.variablesOfHooks.contains($0.key) && !$0.key.hasSuffix("_PATHSPECS") }
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
