package import Foundation

extension Data {
    /// Puts the bytes in the place of a file, as a whole or not at all.
    ///
    /// A link is followed, even one to a file that isn't there yet, and the file's permissions stay. What is no file,
    /// such as a device or a pipe, isn't replaced: it takes the bytes.
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
    /// As many links as a path may have. Source: `MAXSYMLINKS` of Linux and Darwin.
    private static let mostLinks = 32

    /// What a link and those behind it lead to, whether it is there or not.
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
