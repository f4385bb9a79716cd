/// A file that was unusable and renamed, so that nothing is lost.
public struct KeptAside: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        /// The content isn't JSON, or not what the app writes.
        case damaged
        /// A later version of the app wrote it.
        case newerVersion
    }

    /// The new path; a key if settings are stored in defaults.
    public let path: String
    public let cause: Cause

    public init(path: String, cause: Cause) {
        self.path = path
        self.cause = cause
    }
}

extension KeptAside {
    /// Returns the first free name among `….damaged`, `….damaged-2` and so on.
    static func freeName(for name: String, isTaken: (String) -> Bool) -> String {
        var free = name + ".damaged"
        var number = 1
        while isTaken(free) {
            number += 1
            free = name + ".damaged-\(number)"
        }
        return free
    }
}
