import XCConfig

/// Looks for values of secrets that are written out in .xcconfig files under git, whether the value is known or not.
struct LiteralSecretCheck {
    let input: ConfigurationInput
    let schema: Schema

    /// - Parameters:
    ///   - content: The content of the file, or what is staged for it.
    ///   - remedy: What to do with the file.
    func findings(in content: some Sequence<UInt8>, of file: String, _ remedy: String) -> [Diagnostic] {
        guard file.lowercased().hasSuffix(".xcconfig"), !isSecretsFile(file) else { return [] }
        let secrets = Set(schema.secrets)
        return WrittenFile(Array(content), file: file).assignments
            .filter { secrets.contains($0.name) && isLiteral($0.value) && !isOfFlavourAlone($0.name, in: file) }
            .map {
                Diagnostic(
                    .error, .leak, at: $0.location,
                    "the secret '\($0.name)' has a value here; \(remedy)")
            }
    }

    private func isSecretsFile(_ file: String) -> Bool {
        input.files.canonicalPath(file) == input.files.canonicalPath(input.secretsFile)
    }

    /// Whether there is more to a value than references to other settings.
    private func isLiteral(_ value: String) -> Bool {
        var settings = BuildSettings()
        for name in schema.secrets { settings.assign(name, "", at: SourceLocation(file: "", line: 1)) }
        var evaluator = Evaluator(settings)
        // A reference without brackets stays as it is if it leads nowhere.
        return evaluator.expand(value).replacing(/\$[A-Za-z_][A-Za-z0-9_.]*/, with: "")
            .contains { $0.isLetter || $0.isNumber }
    }

    /// Whether a setting has the value in a flavour's own file and no secret could give it another: the key of a local
    /// backend, for example, which may be seen.
    private func isOfFlavourAlone(_ name: String, in file: String) -> Bool {
        guard let flavour = schema.flavours.first(where: { isFile(of: $0, file) }) else {
            return isFileOfForeignFlavour(file)
        }
        return schema.properties.contains { $0.setting == name }
            && SecretSuppliers(flavour, of: schema, in: input).suppliers(of: name).isEmpty
    }

    private func isFile(of flavour: Flavour, _ file: String) -> Bool {
        input.files.canonicalPath(file) == input.files.canonicalPath(input.file(of: flavour))
    }

    /// Whether a file is a flavour's of another package or target in the same checkout, which has secrets of its own.
    private func isFileOfForeignFlavour(_ file: String) -> Bool {
        let parts = file.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2] == "Configurations" else { return false }
        let directory = parts.dropLast().reduce(into: "") { $0 += "/" + $1 }
        return input.files.canonicalPath(directory) != input.files.canonicalPath(input.directory)
            && !Conventions.isSharedFile(String(parts[parts.count - 1]))
    }
}
