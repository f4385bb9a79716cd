public import Foundation

/// A new folder that is removed with the last reference to it.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// - Parameter name: How the name of the folder begins.
    public init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "\(name) \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
