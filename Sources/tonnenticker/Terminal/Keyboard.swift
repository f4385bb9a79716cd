import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A key, or what a terminal sends for one.
enum Key: Equatable, Sendable {
    case character(Character)
    case enter
    case backspace
    /// Ctrl-U.
    case clear
    /// Ctrl-C, Ctrl-D, or the end of input.
    case cancel
}

/// The keys of the terminal one by one, while it is open; the terminal shows none of them by itself.
///
/// `@unchecked Sendable`: `isClosed` is only touched while `lock` is held.
final class Keyboard: @unchecked Sendable {
    let keys: AsyncStream<Key>

    private let original: termios
    private let raw: termios
    private let lock = NSLock()
    private var isClosed = false

    /// `nil` where standard input is no terminal.
    ///
    /// - Parameter keepsSignals: whether Ctrl-C and Ctrl-Z send their signals, instead of being keys.
    init?(keepsSignals: Bool = false) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        original = settings
        cfmakeraw(&settings)
        settings.c_oflag |= tcflag_t(OPOST)
        if keepsSignals { settings.c_lflag |= tcflag_t(ISIG) }
        raw = settings
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
        let (keys, continuation) = AsyncStream.makeStream(of: Key.self)
        self.keys = keys
        Thread.detachNewThread { [weak self] in
            var decoder = KeyDecoder()
            while let self, !self.lock.withLock({ self.isClosed }) {
                guard let byte = Self.nextByte() else {
                    decoder.pause()
                    continue
                }
                for key in decoder.decode(byte) { continuation.yield(key) }
            }
            continuation.finish()
        }
    }

    /// Gives the terminal back as it was.
    func close() {
        lock.withLock { isClosed = true }
        release()
    }

    /// Gives the terminal back for a while.
    func release() {
        var settings = original
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// Takes the terminal again.
    func regain() {
        var settings = raw
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// The next byte, 4 (end of transmission) at the end of input, `nil` after a moment without any.
    private static func nextByte() -> UInt8? {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 50) > 0 else { return nil }
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : 4
    }
}

/// Makes keys of the bytes of a terminal; sequences of cursor keys and the like are left out.
struct KeyDecoder {
    private enum State {
        case text
        case escape
        case sequence
    }

    private var state = State.text
    private var pending: [UInt8] = []

    mutating func decode(_ byte: UInt8) -> [Key] {
        switch state {
        case .escape:
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
                state = .sequence
                return []
            }
            state = .text
            return decodeText(byte)
        case .sequence:
            if (0x40...0x7E).contains(byte) { state = .text }
            return []
        case .text: return decodeText(byte)
        }
    }

    /// Tells that no byte came for a moment: an Escape before it was a key of its own.
    mutating func pause() {
        state = .text
    }

    private mutating func decodeText(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x0D, 0x0A: return [.enter]
        case 0x08, 0x7F: return [.backspace]
        case 0x15: return [.clear]
        case 0x03, 0x04: return [.cancel]
        case 0x1B:
            state = .escape
            return []
        case 0..<0x20: return []
        default:
            pending.append(byte)
            guard pending.count >= Self.length(of: pending[0]) else { return [] }
            defer { pending = [] }
            return String(decoding: pending, as: UTF8.self).filter { $0 != "\u{FFFD}" }.map(Key.character)
        }
    }

    /// Bytes of the UTF-8 sequence that begins so.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF8: 4
        default: 1
        }
    }
}
