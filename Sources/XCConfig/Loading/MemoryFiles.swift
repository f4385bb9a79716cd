/// Files that exist in memory only.
public struct MemoryFiles: FileSource {
    /// What is at a path.
    public enum Node: Hashable, Sendable {
        /// A file with its bytes.
        case file([UInt8])
        /// Points to another path, relative to the directory of the link.
        case symbolicLink(String)
        /// A directory; one that contains something needs no node of its own.
        case directory
    }

    /// What is at each path; paths contain no `.` and `..`.
    public let nodes: [String: Node]
    /// Every path that leads to a node.
    private let directories: Set<String>

    /// Files, links and directories.
    public init(_ nodes: [String: Node]) {
        self.nodes = nodes
        var directories: Set<String> = []
        for path in nodes.keys {
            var directory = FilePathText.directory(of: path)
            while directories.insert(directory).inserted, directory != "/", !directory.isEmpty {
                directory = FilePathText.directory(of: directory)
            }
        }
        self.directories = directories
    }

    /// Files from their texts.
    public init(_ texts: [String: String]) {
        self.init(texts.mapValues { .file(Array($0.utf8)) })
    }

    /// Whether a node, or a directory of one, is at `path`.
    public func exists(_ path: String) -> Bool {
        guard let path = resolved(path) else { return false }
        // What is still a link belongs to a cycle of them.
        if case .symbolicLink = nodes[path] { return false }
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

    private func isDirectory(_ path: String) -> Bool {
        nodes[path] == .directory || directories.contains(path)
    }

    /// The path without `.`, `..` and symbolic links.
    public func canonicalPath(_ path: String) -> String {
        resolved(path) ?? FilePathText.resolved(path)
    }

    /// Where the path leads, part by part; `nil` if one of its directories doesn't exist.
    private func resolved(_ path: String) -> String? {
        var resolved = FilePathText.isAbsolute(path) ? "/" : ""
        var parts = Array(path.split(separator: "/").reversed())
        var links = 0
        while let part = parts.popLast() {
            guard resolved.isEmpty || isDirectory(resolved) else { return nil }
            switch part {
            case ".": continue
            case ".." where resolved.isEmpty: return nil
            case "..": resolved = FilePathText.directory(of: resolved)
            default: resolved = FilePathText.join(resolved, String(part))
            }
            if links < 32, case .symbolicLink(let target) = nodes[resolved] {
                links += 1
                parts += target.split(separator: "/").reversed()
                resolved = FilePathText.isAbsolute(target) ? "/" : FilePathText.directory(of: resolved)
            }
        }
        return resolved
    }
}
