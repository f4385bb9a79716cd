/// Paths as text: no file is touched.
///
/// A slash that fuses with the character beside it, such as one with a combining mark, separates nothing. Dots, and
/// whether a path is absolute, are a matter of bytes.
enum FilePathText {
    private static let slash = UInt8(ascii: "/")

    static func isAbsolute(_ path: some StringProtocol) -> Bool { path.utf8.first == slash }

    /// Everything before the last slash: `/` for a file at the root, empty without a slash.
    static func directory(of path: String) -> String {
        guard let last = path.lastIndex(of: "/") else { return "" }
        return last == path.startIndex ? "/" : String(path[..<last])
    }

    /// Everything after the last slash.
    static func file(of path: String) -> Substring {
        guard let last = path.lastIndex(of: "/") else { return Substring(path) }
        return path[path.index(after: last)...]
    }

    /// The place of the last dot after the last slash, whatever the slash fuses with.
    static func lastDot(of path: String) -> String.Index? {
        guard let last = path.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == slash }),
            path.utf8[last] != slash
        else { return nil }
        return last
    }

    /// Text after the last dot of the last component; `nil` without a dot.
    static func pathExtension(of path: String) -> Substring? {
        lastDot(of: path).map { path[path.utf8.index(after: $0)...] }
    }

    static func withoutExtension(_ path: String) -> Substring {
        path[..<(lastDot(of: path) ?? path.endIndex)]
    }

    /// What comes after the last slash, whatever it fuses with, without its last extension.
    static func base(of path: String) -> Substring {
        let stem = withoutExtension(path)
        guard let last = stem.utf8.lastIndex(of: slash) else { return stem }
        return stem[stem.utf8.index(after: last)...]
    }

    /// `path` as seen from `directory`, which is the current one if empty; an absolute `path` stays as it is.
    static func join(_ directory: String, _ path: String) -> String {
        if directory.isEmpty || isAbsolute(path) { return path }
        if path.isEmpty { return directory }
        return directory.last == "/" ? directory + path : directory + "/" + path
    }

    /// Without empty parts, `.` and an end slash; `..` goes up in absolute paths and stays in relative ones.
    static func standardized(_ path: String) -> String {
        path == "." || isStandardized(path) ? path : simplified(path, goesUp: isAbsolute(path))
    }

    /// As `standardized`, with `..` going up in relative paths too.
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
                // A part that starts with a fused slash is an absolute path by itself.
                if isAbsolute(part) { (start, parts) = ("", []) }
                parts.append(part)
            }
        }
        return start + parts.joined(separator: "/")
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
