package import Foundation

extension Data {
    /// Replaces a file atomically.
    ///
    /// A link is followed, even to a file that doesn't exist yet, and the file's permissions stay. Anything but a file,
    /// such as a device or a pipe, isn't replaced; the bytes are written to it.
    package func replaceFile(at url: URL) throws {
        let target = url.endOfLinks
        let attributes = try? FileManager.default.attributesOfItem(atPath: target.path(percentEncoded: false))
        let isThere = FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        guard !isThere || attributes?[.type] as? FileAttributeType == .typeRegular else { return try write(to: url) }
        try write(to: target, options: .atomic)
        if let permissions = attributes?[.posixPermissions] {
            try FileManager.default.setAttributes(
                [.posixPermissions: permissions], ofItemAtPath: target.path(percentEncoded: false))
        }
    }
}

extension URL {
    /// The most links in a path. Source: `MAXSYMLINKS` of Linux and Darwin.
    private static let mostLinks = 32

    /// The final target of a chain of links, whether it exists or not.
    var endOfLinks: URL {
        var url = resolvingSymlinksInPath()
        for _ in 0..<Self.mostLinks {
            let path = url.path(percentEncoded: false)
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            url = URL(filePath: next, relativeTo: url.deletingLastPathComponent()).resolvingSymlinksInPath()
        }
        return url
    }
}
