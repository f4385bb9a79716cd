import Foundation
import XCConfig

/// Writes secrets from the variables of the environment to the secrets file.
package struct SecretsInjection: Sendable {
    package var input: ConfigurationInput
    /// The secrets to write, each of them required; all of the schema that are set if empty.
    package var only: [String] = []
    /// The flavour that must have its secrets afterwards; none in particular if `nil`.
    package var flavour: String?
    /// The variables to take secrets from, where they have another name.
    package var variables: [String: String] = [:]
    /// A directory for the unfinished file that nobody commits.
    package var staging: String?

    package init(input: ConfigurationInput) {
        self.input = input
    }

    /// What was written, without any value.
    package struct Report: Sendable {
        package var file: String
        package var secrets: [WrittenSecret]
        /// Secrets that lost a line break at their end.
        package var trimmed: [String]
        package var didChange: Bool
        /// Whether git was asked if it leaves the file alone; false outside of a checkout.
        package var isCheckedByGit: Bool
    }

    package struct WrittenSecret: Hashable, Sendable {
        package var name: String
        /// Length and, of a long one, fingerprint, in words.
        package var description: String
    }

    /// - Parameter writes: False to find out only what would be written.
    /// - Throws: `InjectionFailure`, with nothing written.
    package func run(writes: Bool = true) throws(InjectionFailure) -> Report {
        let schema = try schema()
        try checkName(of: flavour, in: schema)
        let secrets = try values(of: schema)
        let isCheckedByGit = try checkPlace()
        let file = input.secretsFile
        do {
            let old = input.files.exists(file) ? try input.files.read(file) : []
            let new = try SettingEditor.assigning(secrets.values, in: old)
            try checkFlavour(of: schema, with: new)
            if writes { try OutputFile.write(new, to: file, permissions: 0o600, staging: staging) }
            return Report(
                file: file,
                secrets: secrets.values.map {
                    WrittenSecret(name: $0.name, description: Fingerprint.described($0.value))
                },
                trimmed: secrets.trimmed, didChange: new != old, isCheckedByGit: isCheckedByGit)
        } catch let error as InjectionFailure {
            throw error
        } catch let error as FileFailure {
            throw InjectionFailure(messages: ["can't write '\(input.shown(error.path))': \(error.reason)"])
        } catch {
            throw InjectionFailure(messages: ["can't read '\(input.shown(file))': \(error)"])
        }
    }

    /// Refuses a place where the secrets would end up in other hands.
    ///
    /// - Returns: Whether git could be asked.
    private func checkPlace() throws(InjectionFailure) -> Bool {
        let name = "'\(input.shown(input.secretsFile))'"
        let git: GitCheckout?
        do {
            git = try GitCheckout(containing: input.packageDirectory)
        } catch {
            throw InjectionFailure(messages: [
                "git does not answer, so nobody knows whether it ignores \(name); run 'git status' here to see why"
            ])
        }
        // The mode is made right by writing.
        let faults = SecretsFile(path: input.secretsFile, git: git).faults.filter { $0 != .openToOthers }
        guard faults.isEmpty else { throw InjectionFailure(messages: faults.map { $0.message(naming: name) }) }
        return git != nil
    }

    private func checkName(of flavour: String?, in schema: Schema) throws(InjectionFailure) {
        let names = schema.flavours.map(\.name)
        guard let flavour, !names.contains(flavour) else { return }
        throw InjectionFailure(
            messages: ["there is no flavour '\(flavour)'; there are \(names.joined(separator: ", "))"])
    }

    /// Finds out whether the flavour would have all of its secrets.
    private func checkFlavour(of schema: Schema, with secretsFile: [UInt8]) throws(InjectionFailure) {
        guard let flavour else { return }
        var written = input
        written.variables = [:]
        written.files = ReplacedFile(path: input.secretsFile, content: secretsFile, files: input.files)
        let missing = Resolution(schema, of: written).flavours(named: flavour).flatMap(\.findings)
            .filter { [.missingValue, .missingFile, .includeUnreadable].contains($0.rule) }
        guard missing.isEmpty else {
            throw InjectionFailure(messages: missing.map(\.message) + ["nothing was written"])
        }
    }

    private func schema() throws(InjectionFailure) -> Schema {
        do {
            return try Schema(input)
        } catch {
            throw InjectionFailure(messages: error.findings.map { input.shown($0.description) })
        }
    }

    private func values(of schema: Schema) throws(InjectionFailure) -> SecretVariables {
        let unknown = (only + variables.keys.sorted()).filter { !schema.secrets.contains($0) }
        guard unknown.isEmpty else {
            throw InjectionFailure(
                messages: unknown.map {
                    "there is no secret '\($0.prefix { $0 != "=" })'; there are \(schema.secrets.joined(separator: ", "))"
                })
        }
        let required = Set(only).union(variables.keys)
        let names = schema.secrets.filter { only.isEmpty || required.contains($0) }
        let environment = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                input.variables[variables[name] ?? name].map { (name, $0) }
            })
        let secrets = SecretVariables(names, from: environment)
        guard secrets.unwritable.isEmpty else {
            throw InjectionFailure(
                messages: secrets.unwritable.map {
                    "\(variable(of: $0)) \(SecretVariables.unwritableFact)"
                })
        }
        let set = Set(secrets.values.map(\.name))
        let missing = names.filter { !set.contains($0) && (required.isEmpty ? set.isEmpty : required.contains($0)) }
        guard missing.isEmpty else {
            let remedy = required.isEmpty ? "at least one" : missing.count == 1 ? "it" : "them"
            throw InjectionFailure(
                messages: missing.map { "\(variable(of: $0)) is not set, or empty" }
                    + ["nothing was written; set \(remedy) and run again"])
        }
        return secrets
    }

    /// Not by the name that was given for it: it may be a secret, given by mistake.
    private func variable(of secret: String) -> String {
        variables[secret] == nil ? "the variable '\(secret)'" : "the variable given for '\(secret)'"
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
