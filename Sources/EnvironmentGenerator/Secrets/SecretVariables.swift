import XCConfig

/// The variables of the environment that supply secrets.
///
/// A set variable counts as the last line of the secrets file. Set but empty is not set; one line break at the end,
/// as `$(cat key)` and web forms leave it, isn't part of the value.
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

    /// What is odd about the values, by the names of the variables.
    func oddities(knowing names: Set<String>) -> [String: [SecretOddity]] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.name, SecretOddity.all(in: $0.value, knowing: names)) })
            .filter { !$0.value.isEmpty }
    }

    /// What is wrong with a variable of `unwritable`, behind its name.
    static let unwritableFact =
        "holds a line break or bytes that are not UTF-8, which no .xcconfig file can; encode the secret, in base64 for "
        + "example"

    static func withoutFinalLineBreak(_ value: String) -> String {
        value.last == "\n" || value.last == "\r" || value.last == "\r\n" ? String(value.dropLast()) : value
    }
}
