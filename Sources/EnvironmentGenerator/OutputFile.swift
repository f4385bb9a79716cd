import Foundation

/// A file that is written whole or not at all, and only if its content changes.
package enum OutputFile {
    /// - Parameters:
    ///   - permissions: The mode of the file, such as 0o600.
    ///   - staging: A directory for the unfinished file, on the volume of `path`; the directory of `path` if nil.
    /// - Returns: Whether the file was written.
    /// - Throws: `FileFailure`; the old file is then as it was.
    @discardableResult
    package static func write(
        _ content: [UInt8], to path: String, permissions: Int = 0o644, staging: String? = nil
    ) throws(FileFailure) -> Bool {
        if let old = FileManager.default.contents(atPath: path), old.elementsEqual(content) { return false }
        let target = URL(filePath: path)
        let stagingDirectory = staging.map { URL(filePath: $0) } ?? target.deletingLastPathComponent()
        let staged = stagingDirectory.appending(path: "\(target.lastPathComponent).\(UUID().uuidString).tmp")
        do {
            try FileManager.default.createDirectory(at: stagingDirectory, withIntermediateDirectories: true)
            // Created with its final mode, so that a secret is never readable by others, not even for a moment.
            guard
                FileManager.default.createFile(
                    atPath: staged.path(percentEncoded: false), contents: nil,
                    attributes: [.posixPermissions: permissions])
            else { throw CocoaError(.fileWriteNoPermission) }
            let handle = try FileHandle(forWritingTo: staged)
            try handle.write(contentsOf: Data(content))
            try handle.synchronize()
            try handle.close()
            guard rename(staged.path(percentEncoded: false), path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            try? FileManager.default.removeItem(at: staged)
            throw FileFailure(path: path, reason: error.localizedDescription)
        }
        return true
    }
}

/// A file that could not be written.
package struct FileFailure: Error {
    package var path: String
    package var reason: String
}
