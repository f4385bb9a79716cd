import Foundation

/// Where configuration files come from: the disk, or memory in tests and tools.
public protocol FileSource: Sendable {
    /// Whether anything, file or directory, is at `path`.
    func exists(_ path: String) -> Bool

    /// The bytes of the file at `path`.
    ///
    /// - Throws: `UnreadableFile` if nothing is there, or something that is no readable file.
    func read(_ path: String) throws(UnreadableFile) -> [UInt8]

    /// The one name of the file at `path` after all symbolic links; equal for two paths to one file.
    func canonicalPath(_ path: String) -> String
}

/// A file that exists and can't be read, such as a directory.
public struct UnreadableFile: Error, Hashable {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

/// The files of the machine.
public struct DiskFiles: FileSource {
    public init() {}

    public func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        do {
            return try [UInt8](Data(contentsOf: URL(filePath: path)))
        } catch {
            throw UnreadableFile(path: path, reason: error.localizedDescription)
        }
    }

    public func canonicalPath(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    }
}

/// Files that exist in memory only.
public struct MemoryFiles: FileSource {
    public enum Node: Hashable, Sendable {
        case file([UInt8])
        /// Points to another path, relative to the directory of the link.
        case symbolicLink(String)
        case directory
    }

    public var nodes: [String: Node]

    public init(_ nodes: [String: Node]) {
        self.nodes = nodes
    }

    /// Files from their texts.
    public init(_ texts: [String: String]) {
        nodes = texts.mapValues { .file(Array($0.utf8)) }
    }

    public func exists(_ path: String) -> Bool {
        let path = canonicalPath(path)
        return nodes[path] != nil || isDirectory(path)
    }

    public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        let target = canonicalPath(path)
        switch nodes[target] {
        case .file(let bytes): return bytes
        case .directory: throw UnreadableFile(path: path, reason: "it is a directory")
        case .symbolicLink: throw UnreadableFile(path: path, reason: "its symbolic links form a circle")
        case nil where isDirectory(target): throw UnreadableFile(path: path, reason: "it is a directory")
        case nil: throw UnreadableFile(path: path, reason: "it does not exist")
        }
    }

    /// A path to a file makes directories of all that it leads through.
    private func isDirectory(_ path: String) -> Bool {
        nodes.keys.contains { $0.hasPrefix(path + "/") }
    }

    public func canonicalPath(_ path: String) -> String {
        var path = FilePathText.resolved(path)
        for _ in 0..<32 {
            guard case .symbolicLink(let target) = nodes[path] else { break }
            path = FilePathText.resolved(FilePathText.join(FilePathText.directory(of: path), target))
        }
        return path
    }
}
