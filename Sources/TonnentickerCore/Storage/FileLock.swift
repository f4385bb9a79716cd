import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A lock with one holder at a time among all processes and threads. Source: flock(2).
struct FileLock: Sendable {
    /// The path of the lock's own file, which is created if missing; its folder must exist.
    let path: String

    func withLock<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unavailable() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw unavailable() }
        }
        return try body()
    }

    private func unavailable() -> StorageError {
        .unwritable(path: path, reason: .init(system: errno) ?? .other)
    }
}
