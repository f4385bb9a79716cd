/// Files that exist in memory only.
public struct MemoryFiles: FileSource {
    /// What is at a path.
    public enum Node: Hashable, Sendable {
        /// A file with its bytes.
        case file([UInt8])
        /// Points to another path, relative to the directory of the link.
        case symbolicLink(String)
        /// A directory; one that holds something needs no node of its own.
        case directory
    }

    /// What is at each path; paths have no `.` and `..`.
    public var nodes: [String: Node]

    /// Files, links and directories.
    public init(_ nodes: [String: Node]) {
        self.nodes = nodes
    }

    /// Files from their texts.
    public init(_ texts: [String: String]) {
        nodes = texts.mapValues { .file(Array($0.utf8)) }
    }

    /// Whether a node, or a directory of one, is at `path`.
    public func exists(_ path: String) -> Bool {
        let path = canonicalPath(path)
        return nodes[path] != nil || isDirectory(path)
    }

    /// The bytes of the file at `path`.
    public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        let target = canonicalPath(path)
        switch nodes[target] {
        case .file(let bytes): return bytes
        case .directory: throw UnreadableFile(path: path, reason: "it is a directory")
        case .symbolicLink: throw UnreadableFile(path: path, reason: "its symbolic links form a cycle")
        case nil where isDirectory(target): throw UnreadableFile(path: path, reason: "it is a directory")
        case nil: throw UnreadableFile(path: path, reason: "it does not exist")
        }
    }

    /// A path to a file makes directories of all that it leads through.
    private func isDirectory(_ path: String) -> Bool {
        path.isEmpty ? !nodes.isEmpty : nodes.keys.contains { $0.hasPrefix(path + "/") }
    }

    /// The path without `.`, `..` and symbolic links.
    public func canonicalPath(_ path: String) -> String {
        var path = FilePathText.resolved(path)
        for _ in 0..<32 {
            guard case .symbolicLink(let target) = nodes[path] else { break }
            path = FilePathText.resolved(FilePathText.join(FilePathText.directory(of: path), target))
        }
        return path
    }
}
