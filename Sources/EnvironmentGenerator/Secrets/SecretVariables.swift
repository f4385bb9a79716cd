import XCConfig

/// The variables of the environment that supply secrets.
///
/// A set variable counts as the last line of the secrets file. Set but empty is not set; one line break at the end,
/// as `$(cat key)` and web forms leave it, is no part of the value.
package struct SecretVariables: Sendable {
    /// Names and values, in the order of the schema.
    package private(set) var values: [(name: String, value: String)] = []
    /// Names of variables that lost a line break at their end.
    package private(set) var trimmed: [String] = []
    /// Names of variables whose value no .xcconfig file can hold.
    package private(set) var unwritable: [String] = []

    /// The lines that the variables add, in the order of `values`.
    package private(set) var lines: [String] = []

    package init(_ names: [String], from variables: [String: String]) {
        for name in names {
            guard let value = variables[name].map(Self.withoutFinalLineBreak), !value.isEmpty else { continue }
            if value != variables[name] { trimmed.append(name) }
            do {
                lines.append("\(name) = \(try ValueEscaping.escaped(value))")
                values.append((name, value))
            } catch {
                unwritable.append(name)
            }
        }
    }

    private static func withoutFinalLineBreak(_ value: String) -> String {
        value.last == "\n" || value.last == "\r" || value.last == "\r\n" ? String(value.dropLast()) : value
    }
}

/// Files, with the lines of the secret variables at the end of the secrets file.
struct SecretsOverlay: FileSource {
    let files: any ConfigurationFiles
    let secretsFile: String
    let lines: [String]

    func exists(_ path: String) -> Bool {
        (path == secretsFile && !lines.isEmpty) || files.exists(path)
    }

    func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        guard path == secretsFile, !lines.isEmpty else { return try files.read(path) }
        let written = files.exists(path) ? try files.read(path) : []
        // The blank line ends a continuation that the file may end in.
        return written + Array(("\n\n" + lines.joined(separator: "\n") + "\n").utf8)
    }

    func canonicalPath(_ path: String) -> String {
        files.canonicalPath(path)
    }
}
