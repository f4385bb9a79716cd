public import Foundation

/// A new folder that is removed with the last reference to it.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// - Parameter name: The prefix of the folder's name.
    public init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "\(name) \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
