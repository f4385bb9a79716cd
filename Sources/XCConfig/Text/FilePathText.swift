/// Operations on paths as text, without access to files.
///
/// A slash combined with the character beside it, such as one with a combining mark, isn't a separator. Dots and the
/// slash of an absolute path are compared as bytes.
enum FilePathText {
    private static let slash = UInt8(ascii: "/")

    static func isAbsolute(_ path: some StringProtocol) -> Bool { path.utf8.first == slash }

    /// Returns everything before the last slash: `/` for a file at the root, an empty text without a slash.
    static func directory(of path: String) -> String {
        guard let last = path.lastIndex(of: "/") else { return "" }
        return last == path.startIndex ? "/" : String(path[..<last])
    }

    /// Returns everything after the last slash.
    static func file(of path: String) -> Substring {
        guard let last = path.lastIndex(of: "/") else { return Substring(path) }
        return path[path.index(after: last)...]
    }

    /// Returns the index of the last dot after the last slash, even if that slash is combined with another character.
    static func lastDot(of path: String) -> String.Index? {
        guard let last = path.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == slash }),
            path.utf8[last] != slash
        else { return nil }
        return last
    }

    /// Returns the text after the last dot of the last component; `nil` without a dot.
    static func pathExtension(of path: String) -> Substring? {
        lastDot(of: path).map { path[path.utf8.index(after: $0)...] }
    }

    static func withoutExtension(_ path: String) -> Substring {
        path[..<(lastDot(of: path) ?? path.endIndex)]
    }

    /// Returns what follows the last slash, even a combined one, without its last extension.
    static func base(of path: String) -> Substring {
        let stem = withoutExtension(path)
        guard let last = stem.utf8.lastIndex(of: slash) else { return stem }
        return stem[stem.utf8.index(after: last)...]
    }

    /// Joins a directory, which may be empty, and a path. An absolute path is returned as it is.
    static func join(_ directory: String, _ path: String) -> String {
        if directory.isEmpty || isAbsolute(path) { return path }
        if path.isEmpty { return directory }
        return directory.last == "/" ? directory + path : directory + "/" + path
    }

    /// Removes empty parts, `.` and a trailing slash. `..` goes up in absolute paths and remains in relative ones.
    static func standardized(_ path: String) -> String {
        path == "." || isStandardized(path) ? path : simplified(path, goesUp: isAbsolute(path))
    }

    /// Standardizes a path and resolves `..` in relative paths too.
    static func resolved(_ path: String) -> String {
        simplified(path, goesUp: true)
    }

    private static func isStandardized(_ path: String) -> Bool {
        let relative = isAbsolute(path) ? path.dropFirst() : path[...]
        let parts = relative.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !["", ".", ".."].contains($0) }
    }

    private static func simplified(_ path: String, goesUp: Bool) -> String {
        var start = isAbsolute(path) ? "/" : ""
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", goesUp, let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || start.isEmpty {
                // A part that starts with a combined slash is an absolute path itself.
                if isAbsolute(part) { (start, parts) = ("", []) }
                parts.append(part)
            }
        }
        return start + parts.joined(separator: "/")
    }

    /// Returns the relative path from one absolute path to another; `nil` if either is relative.
    static func relative(from start: String, to goal: String) -> String? {
        guard isAbsolute(start), isAbsolute(goal) else { return nil }
        let start = standardized(start).split(separator: "/")
        let goal = standardized(goal).split(separator: "/")
        let shared = zip(start, goal).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + goal.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Returns whether `ancestor` is a directory above `path`. Both must be absolute.
    static func isAncestor(_ ancestor: String, of path: String) -> Bool {
        guard isAbsolute(ancestor), isAbsolute(path) else { return false }
        let ancestor = standardized(ancestor).split(separator: "/")
        let path = standardized(path).split(separator: "/")
        return ancestor.count < path.count && path.starts(with: ancestor)
    }
}
