/// Files that exist only in memory.
public struct MemoryFiles: FileSource {
    /// A file, link or directory.
    public enum Node: Hashable, Sendable {
        /// A file with its bytes.
        case file([UInt8])
        /// A symbolic link to a path relative to the directory of the link.
        case symbolicLink(String)
        /// A directory. Only empty directories need a node.
        case directory
    }

    /// The nodes by path. The paths don't contain `.` or `..`.
    public let nodes: [String: Node]
    /// The directories above the nodes.
    private let directories: Set<String>

    /// Creates files, links and directories.
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

    /// Creates files from their texts.
    public init(_ texts: [String: String]) {
        self.init(texts.mapValues { .file(Array($0.utf8)) })
    }

    /// Returns whether a file or directory exists at `path`.
    public func exists(_ path: String) -> Bool {
        guard let path = resolved(path) else { return false }
        // A link that can't be resolved belongs to a cycle.
        if case .symbolicLink = nodes[path] { return false }
        return nodes[path] != nil || isDirectory(path)
    }

    /// Returns the bytes of the file at `path`.
    public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        let target = canonicalPath(path)
        switch nodes[target] {
        case .file(let bytes): return bytes
        case .directory: throw UnreadableFile(path: path, reason: "it is a directory")
        case .symbolicLink: throw UnreadableFile(path: path, reason: "its symbolic links form a cycle")
        case nil where isDirectory(target): throw UnreadableFile(path: path, reason: "it is a directory")
        case nil: throw UnreadableFile(path: path, reason: "it doesn't exist")
        }
    }

    private func isDirectory(_ path: String) -> Bool {
        nodes[path] == .directory || directories.contains(path)
    }

    /// Returns the path without `.`, `..` and symbolic links.
    public func canonicalPath(_ path: String) -> String {
        resolved(path) ?? FilePathText.resolved(path)
    }

    /// Resolves a path part by part; returns `nil` if one of its directories doesn't exist.
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
