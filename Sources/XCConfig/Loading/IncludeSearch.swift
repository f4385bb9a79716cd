/// The places to look for included files, besides the directories of the including files.
public struct IncludeSearch: Hashable, Sendable {
    /// The directories to search last, such as the project's.
    public var directories: [String]
    /// The directory that replaces `<DEVELOPER_DIR>` at the start of a name.
    public var developerDirectory: String?

    /// Creates a search; without arguments, included files are found only beside the including files.
    public init(directories: [String] = [], developerDirectory: String? = nil) {
        self.directories = directories
        self.developerDirectory = developerDirectory
    }
}
