/// Why something could not be kept or read back.
public enum StorageError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: Reason)
    case unwritable(path: String, reason: Reason)

    /// What stands in the way of a file.
    public enum Reason: Hashable, Sendable {
        case folderMissing, noPermission, diskFull, other
    }
}

/// What a store holds.
public struct Stored<Content: Sendable>: Sendable {
    public let content: Content
    /// Where the old file went, if it could not be used.
    public let keptAside: KeptAside?

    public init(content: Content, keptAside: KeptAside? = nil) {
        self.content = content
        self.keptAside = keptAside
    }
}

extension Stored: Equatable where Content: Equatable {}

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
