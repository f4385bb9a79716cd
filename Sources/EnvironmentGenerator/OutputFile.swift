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
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let type = attributes?[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular else {
            throw FileFailure(path: path, reason: "a directory, a link or a device is in its place")
        }
        let place = URL(filePath: path).deletingLastPathComponent()
        for directory in [place] + [staging].compactMap(\.self).map({ URL(filePath: $0) }) {
            StagingFolder.removeLeftovers(in: directory)
        }
        if let old = FileManager.default.contents(atPath: path), old.elementsEqual(content) {
            // Taken away from others, not given to them: the user's mask may allow less.
            let mode = attributes?[.posixPermissions] as? Int ?? 0
            if mode & ~permissions != 0 { chmod(path, mode_t(mode & permissions)) }
            return false
        }
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            if let staging, try write(content, to: path, permissions: permissions, below: URL(filePath: staging)) {
                return true
            }
            _ = try write(content, to: path, permissions: permissions, below: place)
        } catch {
            // Foundation's own errors may say nothing but a number.
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
            throw FileFailure(path: path, reason: cause.localizedDescription)
        }
        return true
    }

    /// - Returns: False if the directory is on another volume.
    private static func write(
        _ content: [UInt8], to path: String, permissions: Int, below directory: URL
    ) throws -> Bool {
        try StagingFolder.use(in: directory) { folder in
            // Under the file's own name, so that what ignores the file ignores this one too.
            let staged = folder.appending(path: URL(filePath: path).lastPathComponent).path(percentEncoded: false)
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
}

/// A file that could not be written.
package struct FileFailure: Error {
    package var path: String
    package var reason: String
}
