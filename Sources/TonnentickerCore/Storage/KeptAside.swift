/// A file that could not be used and was renamed, so that nothing is lost.
public struct KeptAside: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        case damaged
        /// Written by a later version of the app.
        case newerVersion
    }

    public let path: String
    public let cause: Cause

    public init(path: String, cause: Cause) {
        self.path = path
        self.cause = cause
    }
}
