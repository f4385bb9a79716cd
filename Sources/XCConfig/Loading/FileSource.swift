/// Where configuration files come from: the disk, or memory in tests and tools.
public protocol FileSource: Sendable {
    /// Whether anything, file or directory, is at `path`.
    func exists(_ path: String) -> Bool

    /// The bytes of the file at `path`.
    ///
    /// - Throws: `UnreadableFile` if nothing is there, or something that is no readable file.
    func read(_ path: String) throws(UnreadableFile) -> [UInt8]

    /// The one name of the file at `path` after all symbolic links; equal for two paths to one file.
    func canonicalPath(_ path: String) -> String
}

/// A file that exists and can't be read, such as a directory.
public struct UnreadableFile: Error, Hashable, CustomStringConvertible {
    /// The path as it was asked for.
    public var path: String
    /// Why, in the words of the system.
    public var reason: String

    /// The reason.
    public var description: String { reason }

    /// A file that can't be read for a reason.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
