/// Where included files are looked for, besides the directories of the including files.
public struct IncludeSearch: Hashable, Sendable {
    /// Directories searched last, such as the project's.
    public var directories: [String]
    /// What `<DEVELOPER_DIR>` at the start of a name stands for.
    public var developerDirectory: String?

    /// Without arguments, included files are looked for beside the including ones only.
    public init(directories: [String] = [], developerDirectory: String? = nil) {
        self.directories = directories
        self.developerDirectory = developerDirectory
    }
}
