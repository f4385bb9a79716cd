/// Paths as texts: no file is touched.
enum FilePathText {
    private static let slash = UInt8(ascii: "/")

    static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// What stands before the last slash: `/` for a file at the root, empty without a slash.
    static func directory(of path: String) -> String {
        guard let last = path.utf8.lastIndex(of: slash) else { return "" }
        return last == path.startIndex ? "/" : String(path[..<last])
    }

    /// What stands after the last slash.
    static func file(of path: String) -> Substring {
        guard let last = path.utf8.lastIndex(of: slash) else { return Substring(path) }
        return path[path.utf8.index(after: last)...]
    }

    /// The place of the last dot of the last component, a leading one included.
    static func lastDot(of path: String) -> String.Index? {
        let file = file(of: path)
        return file.utf8.lastIndex(of: UInt8(ascii: "."))
    }

    /// Text after the last dot of the last component; `nil` without a dot.
    static func pathExtension(of path: String) -> Substring? {
        lastDot(of: path).map { path[path.utf8.index(after: $0)...] }
    }

    static func withoutExtension(_ path: String) -> Substring {
        path[..<(lastDot(of: path) ?? path.endIndex)]
    }

    /// `path` as seen from `directory`, which is the current one if empty; an absolute `path` stays as it is.
    static func join(_ directory: String, _ path: String) -> String {
        if directory.isEmpty || isAbsolute(path) { return path }
        if path.isEmpty { return directory }
        return directory.utf8.last == slash ? directory + path : directory + "/" + path
    }

    /// Without empty parts, `.` and an end slash; `..` goes up in absolute paths and stays in relative ones.
    static func standardized(_ path: String) -> String {
        path == "." ? path : simplified(path, goesUp: isAbsolute(path))
    }

    /// As `standardized`, with `..` going up in relative paths too.
    static func resolved(_ path: String) -> String {
        simplified(path, goesUp: true)
    }

    private static func simplified(_ path: String, goesUp: Bool) -> String {
        let isAbsolute = isAbsolute(path)
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", goesUp, let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// The relative path that leads from one absolute path to another; `nil` if either is relative.
    static func relative(from start: String, to goal: String) -> String? {
        guard isAbsolute(start), isAbsolute(goal) else { return nil }
        let start = standardized(start).split(separator: "/")
        let goal = standardized(goal).split(separator: "/")
        let shared = zip(start, goal).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + goal.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Whether `ancestor` is a directory above `path`; both must be absolute.
    static func isAncestor(_ ancestor: String, of path: String) -> Bool {
        guard isAbsolute(ancestor), isAbsolute(path) else { return false }
        let ancestor = standardized(ancestor).split(separator: "/")
        let path = standardized(path).split(separator: "/")
        return ancestor.count < path.count && path.starts(with: ancestor)
    }
}
