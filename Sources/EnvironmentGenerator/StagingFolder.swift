import Foundation

/// A folder for one unfinished file, hidden in a directory that may hold several at a time.
///
/// A process that is killed leaves its folder behind. The next one removes it, and never that of a live process: each
/// has a shared lock on the directory while its folder exists, which the system releases when the process ends.
enum StagingFolder {
    /// Calls a function with a new folder, which is removed afterwards with what is left in it.
    static func use<Result>(in directory: URL, _ body: (URL) throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let lock = open(directory, flock: LOCK_SH)
        defer { close(lock) }
        let folder = directory.appending(path: ".\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// Whether a file is in a staging folder, by its path.
    static func contains(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().last.map { isName($0) } ?? false
    }

    /// Removes the folders that killed processes left in a directory.
    static func removeLeftovers(in directory: URL) {
        let path = directory.path(percentEncoded: false)
        let leftovers = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { isName($0) }
        guard !leftovers.isEmpty else { return }
        let lock = open(directory, flock: LOCK_EX | LOCK_NB)
        guard lock >= 0 else { return }
        defer { close(lock) }
        for name in leftovers { try? FileManager.default.removeItem(at: directory.appending(path: name)) }
    }

    private static func isName(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") && UUID(uuidString: String(name.dropFirst())) != nil
    }

    /// The descriptor of a directory that is locked; negative if it can't be.
    private static func open(_ directory: URL, flock operation: Int32) -> Int32 {
        let descriptor = Foundation.open(directory.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return descriptor }
        if flock(descriptor, operation) == 0 { return descriptor }
        close(descriptor)
        return -1
    }
}
