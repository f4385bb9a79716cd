import Foundation

extension StorageError.Reason {
    /// Classifies a file error of Foundation or the system.
    public init(_ error: any Error) {
        let error = error as NSError
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        self = [error, underlying].compactMap(\.self).lazy.compactMap(Self.init(cause:)).first ?? .other
    }

    private init?(cause: NSError) {
        switch cause.domain {
        case NSCocoaErrorDomain: self.init(cocoa: CocoaError.Code(rawValue: cause.code))
        case NSPOSIXErrorDomain: self.init(system: Int32(truncatingIfNeeded: cause.code))
        default: return nil
        }
    }

    private init?(cocoa code: CocoaError.Code) {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: self = .folderMissing
        case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly: self = .noPermission
        case .fileWriteOutOfSpace: self = .diskFull
        case .fileWriteFileExists: self = .wrongKind
        default: return nil
        }
    }

    /// - Parameter code: A value of `errno`.
    init?(system code: Int32) {
        switch POSIXErrorCode(rawValue: code) {
        case .ENOENT: self = .folderMissing
        case .ENOTDIR, .EISDIR, .EEXIST: self = .wrongKind
        case .EACCES, .EPERM, .EROFS: self = .noPermission
        case .ENOSPC, .EDQUOT: self = .diskFull
        default: return nil
        }
    }
}
