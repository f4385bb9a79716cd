/// The reason why something couldn't be stored or read back.
public enum StorageError: Error, Hashable, Sendable {
    /// The existing file is unreadable and stays unchanged.
    case unreadable(path: String, reason: Reason)
    /// A change can't be stored; the old content stays.
    case unwritable(path: String, reason: Reason)

    /// What prevents reading or writing a file.
    public enum Reason: Hashable, Sendable {
        case folderMissing, noPermission, diskFull, other
        /// There is a folder, a pipe or a device where a file is expected, or a file where a folder is.
        case wrongKind
        /// Another program holds the lock.
        case locked
    }
}
