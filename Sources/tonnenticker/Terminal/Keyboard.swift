import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A reader of keys from standard input, on a thread of its own.
///
/// `@unchecked Sendable`: `isClosed` is only touched while `lock` is held.
final class Keyboard: @unchecked Sendable {
    private enum Input {
        case bytes(ArraySlice<UInt8>)
        /// A moment without any key.
        case pause
        case end
    }

    private static let moment: Int32 = 50
    private static let bytesAtOnce = 4096

    private let lock = NSLock()
    private var isClosed = false

    /// - Parameter take: Called for each key on the keyboard's thread, and finally with `cancel` at the end of input.
    init(take: @escaping @Sendable (Key) -> Void) {
        Thread.detachNewThread { [weak self] in
            var decoder = KeyDecoder()
            while let self, !self.lock.withLock({ self.isClosed }) {
                switch Self.read() {
                case .bytes(let bytes): decoder.decode(bytes).forEach(take)
                case .pause: decoder.pause().forEach(take)
                case .end:
                    take(.cancel)
                    return
                }
            }
        }
    }

    func close() {
        lock.withLock { isClosed = true }
    }

    private static func read() -> Input {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, moment) > 0 else { return .pause }
        var bytes = [UInt8](repeating: 0, count: bytesAtOnce)
        let count = systemRead(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 { return .bytes(bytes[..<count]) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .pause : .end
    }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
