/// Why something could not be kept or read back.
public enum StorageError: Error, Hashable, Sendable {
    /// What is there can't be read; it stays as it is.
    case unreadable(path: String, reason: Reason)
    /// A change can't be stored; what was there stays.
    case unwritable(path: String, reason: Reason)

    /// What stands in the way of a file.
    public enum Reason: Hashable, Sendable {
        case folderMissing, noPermission, diskFull, other
    }
}
