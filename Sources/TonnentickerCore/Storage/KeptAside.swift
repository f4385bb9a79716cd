/// A file that could not be used and was renamed, so that nothing is lost.
public struct KeptAside: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        /// No JSON, or not what the app writes.
        case damaged
        /// Written by a later version of the app.
        case newerVersion
    }

    /// Where it is now; a key where settings are kept in defaults.
    public let path: String
    public let cause: Cause

    public init(path: String, cause: Cause) {
        self.path = path
        self.cause = cause
    }
}

extension KeptAside {
    /// The first of `….damaged`, `….damaged-2` and so on that is free.
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
