import XCConfig

/// The variables of the environment that supply secrets.
///
/// A set variable counts as the last line of the secrets file. Set but empty is not set; one line break at the end,
/// as `$(cat key)` and web forms leave it, is no part of the value.
struct SecretVariables: Sendable {
    /// Names and values, in the order of the schema.
    private(set) var values: [(name: String, value: String)] = []
    /// Names of variables that lost a line break at their end.
    private(set) var trimmed: [String] = []
    /// Names of variables whose value no .xcconfig file can hold.
    private(set) var unwritable: [String] = []

    /// The lines that the variables add, in the order of `values`.
    private(set) var lines: [String] = []

    init(_ names: [String], from variables: [String: String]) {
        for name in names {
            guard let value = variables[name].map(Self.withoutFinalLineBreak), !value.isEmpty else { continue }
            if value != variables[name] { trimmed.append(name) }
            // The process's environment, as Foundation reads it, has U+FFFD where bytes were no UTF-8.
            guard !value.unicodeScalars.contains("\u{FFFD}") else {
                unwritable.append(name)
                continue
            }
            do {
                lines.append("\(name) = \(try ValueEscaping.escaped(value))")
                values.append((name, value))
            } catch {
                unwritable.append(name)
            }
        }
    }

    /// What is wrong with a variable of `unwritable`, behind its name.
    static let unwritableFact =
        "holds a line break or bytes that are not UTF-8, which no .xcconfig file can; encode the secret, in base64 for "
        + "example"

    static func withoutFinalLineBreak(_ value: String) -> String {
        value.last == "\n" || value.last == "\r" || value.last == "\r\n" ? String(value.dropLast()) : value
    }
}

/// Files, with the secret variables after the end of the secrets file.
///
/// The variables are a file of their own that the secrets file includes last, so that every place tells whether it is
/// in the file or a variable.
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
        // The blank line ends a continuation that the file may end in.
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
