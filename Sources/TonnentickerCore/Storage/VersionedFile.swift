import Foundation

/// A JSON file with a version. Replaced as a whole, set aside when it can't be used, and changed by one process at a
/// time, so that two changes at once both count. A link in its place is followed.
struct VersionedFile<Content: Codable & Sendable>: Sendable {
    let url: URL
    /// Raised when an older app could no longer make sense of the file.
    let version: Int

    /// The content, `nil` where there is none; a file that can't be used is renamed.
    func read() throws(StorageError) -> Stored<Content?> {
        switch try contents() {
        case .success(let content): Stored(content: content)
        case .failure: try lock.withLock { () throws(StorageError) in try readLocked() }
        }
    }

    /// Changes the content in one step that no other process can come between.
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
        do {
            data = try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return .success(nil)
        } catch {
            throw .unreadable(path: path(of: url), reason: .init(error))
        }
        return VersionedJSON.decode(Content.self, from: data, version: version).map(Optional.some)
    }

    /// Renames the file to the first free of `….damaged`, `….damaged-2` and so on; returns its new path.
    private func keepAside() throws(StorageError) -> String {
        var kept = url.appendingPathExtension("damaged")
        var number = 1
        while FileManager.default.fileExists(atPath: path(of: kept)) {
            number += 1
            kept = url.appendingPathExtension("damaged-\(number)")
        }
        do {
            try FileManager.default.moveItem(at: url, to: kept)
        } catch {
            throw .unwritable(path: path(of: kept), reason: .init(error))
        }
        return path(of: kept)
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
