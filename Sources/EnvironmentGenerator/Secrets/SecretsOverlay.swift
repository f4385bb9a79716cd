import XCConfig

/// Files, with more lines after the end of the secrets file, whether it exists or not.
///
/// The lines are a file of their own that the secrets file includes last, so that every place tells whether it is in
/// the file or in the lines.
struct SecretsOverlay: FileSource {
    let files: any ConfigurationFiles
    let secretsFile: String
    let lines: [String]

    private static let variablesName = "variables of the environment"

    func exists(_ path: String) -> Bool {
        (!lines.isEmpty && (isSecretsFile(path) || isVariables(path))) || files.exists(path)
    }

    func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        guard !lines.isEmpty else { return try files.read(path) }
        if isVariables(path) { return Array(lines.map { $0 + "\n" }.joined().utf8) }
        guard isSecretsFile(path) else { return try files.read(path) }
        let written = files.exists(path) ? try files.read(path) : []
        // The empty line ends a continuation that the file may end in.
        return written + Array("\n\n#include \"\(Self.variablesName)\"\n".utf8)
    }

    func canonicalPath(_ path: String) -> String {
        !lines.isEmpty && isVariables(path) ? path : files.canonicalPath(path)
    }

    /// Whether a path leads to the secrets file, which need not exist, however the path is spelt.
    func isSecretsFile(_ path: String) -> Bool {
        let secrets = Self.split(secretsFile)
        let other = Self.split(path)
        return other.name == secrets.name
            && (other.directory == secrets.directory
                || files.canonicalPath(other.directory) == files.canonicalPath(secrets.directory))
    }

    private func isVariables(_ path: String) -> Bool { Self.split(path).name == Self.variablesName }

    private static func split(_ path: String) -> (directory: String, name: String?) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return (parts.dropLast().joined(separator: "/"), parts.last.map(String.init))
    }

    /// The index of the line that a place is in; `nil` for a place in a file.
    func line(at location: SourceLocation) -> Int? {
        !lines.isEmpty && isVariables(location.file) ? location.line - 1 : nil
    }
}
