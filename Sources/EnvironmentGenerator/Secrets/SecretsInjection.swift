import XCConfig

/// Puts secrets from the variables of the environment into the text of the secrets file.
package struct SecretsInjection: Sendable {
    /// The secrets file and what it is to contain.
    package var file: String
    package var content: [UInt8]
    package var report: Report
    private var input: ConfigurationInput

    /// What to write.
    package struct Request: Sendable {
        /// The secrets to write, each of them required; all of the schema that are set if empty.
        package var only: [String] = []
        /// The variables to take secrets from, where they have another name.
        package var variables: [String: String] = [:]
        /// The flavour that must have its secrets afterwards; none in particular if `nil`.
        package var flavour: String?

        package init() {}
    }

    /// What is written, without any value.
    package struct Report: Sendable {
        package var secrets: [WrittenSecret]
        /// Secrets that lost a line break at their end.
        package var trimmed: [String]
        /// What is odd about secrets, which are written as they are.
        package var warnings: [String]
        package var didChange: Bool
        /// Whether git was asked if it leaves the file alone; false outside of a checkout.
        package var isCheckedByGit: Bool
    }

    package struct WrittenSecret: Hashable, Sendable {
        package var name: String
        /// Length and, of a long one, fingerprint, in words.
        package var description: String
    }

    /// - Throws: `InjectionFailure` if a secret is missing or can't be written, or if the file is in the wrong place.
    package init(
        _ request: Request, into resolution: Resolution, of input: ConfigurationInput
    ) throws(InjectionFailure) {
        self.input = input
        file = input.secretsFile
        try Self.checkName(of: request.flavour, in: resolution.schema)
        let secrets = try RequestedSecrets(request, of: resolution.schema, from: input.variables).secrets
        let isCheckedByGit = try SecretsFile.check(input)
        do {
            let old = input.files.exists(file) ? try input.files.read(file) : []
            content = try SettingEditor.assigning(secrets.values, in: old)
            report = Report(
                secrets: secrets.values.map {
                    WrittenSecret(name: $0.name, description: Fingerprint.described($0.value))
                },
                trimmed: secrets.trimmed, warnings: Self.warnings(of: secrets, request, resolution.schema),
                didChange: content != old, isCheckedByGit: isCheckedByGit)
        } catch {
            throw InjectionFailure(messages: ["can't read '\(input.shown(file))': \(error)"])
        }
    }

    private static func warnings(
        of secrets: SecretVariables, _ request: Request, _ schema: Schema
    ) -> [String] {
        let oddities = secrets.oddities(knowing: schema.settingNames)
        return secrets.values.flatMap { secret in
            oddities[secret.name, default: []].map {
                $0.message(about: request.variable(of: secret.name), oneEach: "variable")
            }
        }
    }

    private static func checkName(of flavour: String?, in schema: Schema) throws(InjectionFailure) {
        let names = schema.flavours.map(\.name)
        guard let flavour, !names.contains(flavour) else { return }
        throw InjectionFailure(
            messages: ["there is no flavour '\(flavour)'; there are \(names.joined(separator: ", "))"])
    }

    /// The input as it is once the file is written and the variables are gone.
    package var inputAfterwards: ConfigurationInput {
        var input = input
        input.variables = [:]
        input.files = ReplacedFile(path: file, content: content, files: input.files)
        return input
    }

    /// Finds out whether a flavour of the resolution has all of its secrets.
    ///
    /// - Parameter resolution: That of `inputAfterwards`.
    /// - Throws: `InjectionFailure` with what is missing.
    package func check(_ flavour: String, in resolution: Resolution) throws(InjectionFailure) {
        let missing = resolution.flavours(named: flavour).flatMap(\.findings)
            .filter { [.missingValue, .missingFile, .includeUnreadable].contains($0.rule) }
        guard missing.isEmpty else {
            throw InjectionFailure(messages: missing.map(\.message) + ["nothing was written"])
        }
    }

    /// - Parameter staging: A directory for the unfinished file that is never committed.
    /// - Throws: `InjectionFailure`; the old file is then as it was.
    package func write(staging: String?) throws(InjectionFailure) {
        do {
            try OutputFile.write(content, to: file, permissions: 0o600, staging: staging)
        } catch {
            throw InjectionFailure(messages: [
                "can't write '\(input.shown(error.path))': \(error.reason); put that right and run again, nothing was "
                    + "changed"
            ])
        }
    }
}

/// Files, one of them with another content.
private struct ReplacedFile: ConfigurationFiles {
    let path: String
    let content: [UInt8]
    let files: any ConfigurationFiles

    func exists(_ path: String) -> Bool { path == self.path || files.exists(path) }

    func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        path == self.path ? content : try files.read(path)
    }

    func canonicalPath(_ path: String) -> String { files.canonicalPath(path) }

    func names(in directory: String) -> [String] { files.names(in: directory) }
}

/// Why no secret was written, in a sentence each.
package struct InjectionFailure: Error {
    package var messages: [String]
}

extension InjectionFailure {
    package init(_ configuration: UnusableConfiguration, of input: ConfigurationInput) {
        messages = configuration.findings.map { input.shown($0.description) }
    }
}
