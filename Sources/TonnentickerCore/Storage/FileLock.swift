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
    /// How often the lock is tried before another holder is an error, and what is done in between.
    var attempts = 500
    var pause: @Sendable () -> Void = { usleep(10_000) }

    func withLock<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unavailable() }
        defer { close(descriptor) }
        for _ in 0..<attempts {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
            guard [EINTR, EWOULDBLOCK].contains(errno) else { throw unavailable() }
            pause()
        }
        throw .unwritable(path: path, reason: .locked)
    }

    private func unavailable() -> StorageError {
        .unwritable(path: path, reason: .init(system: errno) ?? .other)
    }
}
