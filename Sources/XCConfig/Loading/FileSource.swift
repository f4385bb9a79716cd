/// A source of configuration files: the disk, or memory in tests and tools.
public protocol FileSource: Sendable {
    /// Returns whether a file or directory exists at `path`.
    func exists(_ path: String) -> Bool

    /// Returns the bytes of the file at `path`.
    ///
    /// - Throws: `UnreadableFile` if there is no readable file at the path.
    func read(_ path: String) throws(UnreadableFile) -> [UInt8]

    /// Returns the path without symbolic links, which is the same for all paths to one file.
    func canonicalPath(_ path: String) -> String
}

/// The error for a path that can't be read, such as a directory.
public struct UnreadableFile: Error, Hashable, CustomStringConvertible {
    /// The requested path.
    public var path: String
    /// The reason, usually in the words of the system.
    public var reason: String

    /// The reason.
    public var description: String { reason }

    /// Creates an error with a path and a reason.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
