import Foundation

/// A JSON file with a version. It is replaced as a whole, set aside if unusable, and changed by one process at a time,
/// so that two concurrent changes both count. Links are followed.
struct VersionedFile<Content: Codable & Sendable>: Sendable {
    let url: URL
    /// The version, raised when older apps could no longer read the file.
    let version: Int

    /// Reads the content, `nil` if there is none. An unusable file is renamed.
    func read() throws(StorageError) -> Stored<Content?> {
        switch try contents() {
        case .success(let content): Stored(content: content)
        case .failure: try lock.withLock { () throws(StorageError) in try readLocked() }
        }
    }

    /// Changes the content in one step that no other process can interrupt.
    @discardableResult
    func update(_ change: (Content?) -> Content) throws(StorageError) -> Stored<Content> {
        try createFolder()
        return try lock.withLock { () throws(StorageError) in
            let before = try readLocked()
            let after = change(before.content)
            do {
                try VersionedJSON.encode(after, version: version).replaceFile(at: url)
            } catch {
                throw .unwritable(path: path(of: url), reason: .init(error))
            }
            return Stored(content: after, keptAside: before.keptAside)
        }
    }

    private var lock: FileLock { FileLock(path: path(of: url) + ".lock") }

    private func readLocked() throws(StorageError) -> Stored<Content?> {
        switch try contents() {
        case .success(let content):
            return Stored(content: content)
        case .failure(let unusable):
            return Stored(content: nil, keptAside: KeptAside(path: try keepAside(), cause: unusable.cause))
        }
    }

    private func contents() throws(StorageError) -> Result<Content?, VersionedJSON.Unusable> {
        let data: Data
        // Reading a pipe would wait, and what a device holds is no settings file that could be renamed.
        let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: url.endOfLinks))
        if let attributes, attributes[.type] as? FileAttributeType != .typeRegular {
            throw .unreadable(path: path(of: url), reason: .wrongKind)
        }
        do {
            data = try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return .success(nil)
        } catch {
            throw .unreadable(path: path(of: url), reason: .init(error))
        }
        return VersionedJSON.decode(Content.self, from: data, version: version).map(Optional.some)
    }

    /// Renames the file and returns its new path.
    private func keepAside() throws(StorageError) -> String {
        let kept = KeptAside.freeName(for: path(of: url), isTaken: FileManager.default.fileExists(atPath:))
        do {
            try FileManager.default.moveItem(atPath: path(of: url), toPath: kept)
        } catch {
            throw .unwritable(path: kept, reason: .init(error))
        }
        return kept
    }

    private func createFolder() throws(StorageError) {
        do {
            for folder in Set([url, url.endOfLinks].map { $0.deletingLastPathComponent() }) {
                try FileManager.default.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            }
        } catch {
            throw .unwritable(path: path(of: url), reason: .init(error))
        }
    }

    private func path(of url: URL) -> String {
        url.path(percentEncoded: false)
    }
}
