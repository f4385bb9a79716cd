/// Why something could not be kept or read back.
public enum StorageError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: Reason)
    case unwritable(path: String, reason: Reason)

    /// What stands in the way of a file.
    public enum Reason: Hashable, Sendable {
        case folderMissing, noPermission, diskFull, other
    }
}
