import Foundation

enum WorkingDirectory {
    private static let prefixes: [String] = {
        let path = FileManager.default.currentDirectoryPath
        let resolved = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        return [path, resolved].map { URL(filePath: $0, directoryHint: .isDirectory).path(percentEncoded: false) }
    }()

    /// The path as seen from the working directory if it is inside of it.
    static func relativePath(of path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        guard let prefix = prefixes.first(where: path.hasPrefix) else { return path }
        return String(path.dropFirst(prefix.count))
    }
}
