import Foundation

/// A file that is written whole or not at all, and only if its content changes.
package enum OutputFile {
    /// - Parameters:
    ///   - permissions: The mode of the file, such as 0o600.
    ///   - staging: A directory for the unfinished file; if `nil`, or on another volume than `path`, a hidden folder
    ///     beside the file is taken.
    /// - Returns: Whether the content was written.
    /// - Throws: `FileFailure`; the old file is then as it was.
    @discardableResult
    package static func write(
        _ content: [UInt8], to path: String, permissions: Int = 0o644, staging: String? = nil
    ) throws(FileFailure) -> Bool {
        if let old = FileManager.default.contents(atPath: path), old.elementsEqual(content) {
            chmod(path, mode_t(permissions))
            return false
        }
        do {
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            if let staging, try write(content, to: path, permissions: permissions, below: URL(filePath: staging)) {
                return true
            }
            _ = try write(
                content, to: path, permissions: permissions, below: URL(filePath: path).deletingLastPathComponent())
        } catch {
            // Foundation's own errors may say nothing but a number.
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
            throw FileFailure(path: path, reason: cause.localizedDescription)
        }
        return true
    }

    /// - Parameter folder: Where a hidden folder for the unfinished file is made. It is this write's alone: a file that a
    ///   killed write left behind is in nobody's way. In there the file has its own name, so that what ignores the file
    ///   ignores this one, too.
    /// - Returns: False if the folder is on another volume.
    private static func write(
        _ content: [UInt8], to path: String, permissions: Int, below folder: URL
    ) throws -> Bool {
        let own = folder.appending(path: ".\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: own) }
        let staged = own.appending(path: URL(filePath: path).lastPathComponent).path(percentEncoded: false)
        // Made with its final mode, so that a secret is never readable by others, not even for a moment.
        let descriptor = open(staged, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions))
        guard descriptor >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: Data(content))
        try handle.synchronize()
        try handle.close()
        if rename(staged, path) == 0 { return true }
        guard errno == EXDEV else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
        return false
    }
}

/// A file that could not be written.
package struct FileFailure: Error {
    package var path: String
    package var reason: String
}
