#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// `read(2)`, which the type's own `read` would hide.
private let readBytes = read(_:_:_:)

/// The files of the machine; relative paths start at the working directory.
public struct DiskFiles: FileSource {
    /// Whether pipes and devices are read too, which waits for whoever writes to them; without it they are unreadable.
    public var readsStreams: Bool

    /// All files of the machine.
    public init(readsStreams: Bool = false) {
        self.readsStreams = readsStreams
    }

    /// Whether anything, file or directory, is at `path`; a broken symbolic link is nothing.
    public func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// The bytes of the file at `path`, if it has no more than 256 MiB.
    public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        // To open a pipe without this flag waits for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (readsStreams ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw UnreadableFile(path: path, reason: Self.lastError) }
        defer { close(descriptor) }
        var status = stat()
        fstat(descriptor, &status)
        // To read a directory fails with a reason of its own.
        guard readsStreams || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            throw UnreadableFile(path: path, reason: "it is a pipe or a device, not a file")
        }
        var room = min(Int(status.st_size), Self.sizeLimit) + 1
        var contents: [UInt8] = []
        while contents.count <= Self.sizeLimit {
            guard let chunk = Self.read(descriptor, upTo: room) else {
                throw UnreadableFile(path: path, reason: Self.lastError)
            }
            if chunk.isEmpty { return contents }
            contents = contents.isEmpty ? chunk : contents + chunk
            room = max(Self.leastRoom, chunk.count == room ? contents.count : 0)
        }
        throw UnreadableFile(path: path, reason: "it is larger than \(Self.sizeLimit >> 20) MiB")
    }

    private static let leastRoom = 4_096
    private static let sizeLimit = 256 << 20

    /// The next bytes, none at the end; `nil` on an error.
    private static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
        var received = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            repeat { received = readBytes(descriptor, buffer.baseAddress, count) } while received < 0 && errno == EINTR
            initializedCount = max(0, received)
        }
        return received < 0 ? nil : bytes
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    /// The absolute path without symbolic links; of a path that leads nowhere, the path without `.` and `..`.
    public func canonicalPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return FilePathText.resolved(path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
