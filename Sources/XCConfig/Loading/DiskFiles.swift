#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The system call `read(2)`, which `DiskFiles.read` would hide.
private let readBytes = read(_:_:_:)

/// The files on disk. Relative paths start at the working directory.
///
/// Pipes, devices and sockets are unreadable, since reading them may never end.
public struct DiskFiles: FileSource {
    /// Creates access to the files on disk.
    public init() {}

    /// Returns whether a file or directory exists at `path`. A broken symbolic link doesn't count.
    public func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// Returns the bytes of the file at `path`, which may have up to 256 MiB.
    public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        // Merely opening a device can have an effect, such as rewinding a tape.
        try checkKind(at: path) { stat(path, &$0) }
        // Opening a pipe without this flag blocks until a writer appears.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw UnreadableFile(path: path, reason: Self.lastError) }
        defer { close(descriptor) }
        let size = try checkKind(at: path) { fstat(descriptor, &$0) }
        var room = size + 1
        var contents: [UInt8] = []
        while contents.count + room <= Self.sizeLimit + 1 {
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

    /// Throws unless the status is that of a file or a directory.
    ///
    /// - Parameter status: The call that gets the status from the system.
    /// - Returns: The file's size in bytes.
    @discardableResult
    private func checkKind(at path: String, _ status: (inout stat) -> Int32) throws(UnreadableFile) -> Int {
        var result = stat()
        guard status(&result) == 0 else { throw UnreadableFile(path: path, reason: Self.lastError) }
        switch result.st_mode & S_IFMT {
        // Reading a directory fails with its own errno.
        case S_IFREG, S_IFDIR: return Int(result.st_size)
        case S_IFSOCK: throw UnreadableFile(path: path, reason: "it is a socket, not a file")
        default: throw UnreadableFile(path: path, reason: "it is a pipe or a device, not a file")
        }
    }

    /// Returns the next bytes; none at the end of the file, `nil` on an error.
    private static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
        var received = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            repeat { received = readBytes(descriptor, buffer.baseAddress, count) } while received < 0 && errno == EINTR
            initializedCount = max(0, received)
        }
        return received < 0 ? nil : bytes
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    /// Returns the absolute path without symbolic links. A path to nothing only loses `.` and `..`.
    public func canonicalPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return FilePathText.resolved(path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
