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
