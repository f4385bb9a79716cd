import Foundation
import XCConfig

/// Writes secrets from the variables of the environment to the secrets file.
package struct SecretsInjection: Sendable {
    package var source: ConfigurationSource
    /// The secrets to write, each of them required; all of the schema that are set if empty.
    package var only: [String] = []
    /// The variables to take secrets from, where they have another name.
    package var variables: [String: String] = [:]
    /// A directory for the unfinished file that nobody commits.
    package var staging: String?

    package init(source: ConfigurationSource) {
        self.source = source
    }

    /// What was written, without any value.
    package struct Report: Sendable {
        package var file: String
        package var secrets: [WrittenSecret]
        /// Secrets that lost a line break at their end.
        package var trimmed: [String]
        package var didChange: Bool
    }

    package struct WrittenSecret: Sendable {
        package var name: String
        /// Length in characters.
        package var length: Int
        /// Four hexadecimal digits that tell two secrets apart, and too few to find one.
        package var fingerprint: String
    }

    /// - Throws: `InjectionFailure`, with nothing written.
    package func run(writes: Bool = true) throws(InjectionFailure) -> Report {
        let secrets = try values()
        let file = source.secretsFile
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil {
            throw InjectionFailure(messages: [
                "'\(source.shown(file))' is a symbolic link; put a file in its place, so that nothing else is overwritten"
            ])
        }
        do {
            let old = source.files.exists(file) ? try source.files.read(file) : []
            let new = try SettingEditor.assigning(secrets.values, in: old)
            if writes { try OutputFile.write(new, to: file, permissions: 0o600, staging: staging) }
            return Report(
                file: file,
                secrets: secrets.values.map {
                    WrittenSecret(name: $0.name, length: $0.value.count, fingerprint: Fingerprint.short($0.value))
                },
                trimmed: secrets.trimmed, didChange: new != old)
        } catch let error as FileFailure {
            throw InjectionFailure(messages: ["can't write '\(source.shown(error.path))': \(error.reason)"])
        } catch {
            throw InjectionFailure(messages: ["can't read '\(source.shown(file))': \(error)"])
        }
    }

    private func values() throws(InjectionFailure) -> SecretVariables {
        let schema: Schema
        do {
            schema = try Schema(source)
        } catch {
            throw InjectionFailure(messages: error.findings.map(\.description))
        }
        let unknown = (only + variables.keys.sorted()).filter { !schema.secrets.contains($0) }
        guard unknown.isEmpty else {
            throw InjectionFailure(
                messages: unknown.map {
                    "there is no secret '\($0)'; there are \(schema.secrets.joined(separator: ", "))"
                })
        }
        let names = only.isEmpty ? schema.secrets : only
        let environment = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                source.variables[variables[name] ?? name].map { (name, $0) }
            })
        let secrets = SecretVariables(names, from: environment)
        guard secrets.unwritable.isEmpty else {
            throw InjectionFailure(
                messages: secrets.unwritable.map {
                    "the variable '\(variables[$0] ?? $0)' holds a line break, which no .xcconfig file can; "
                        + "encode the secret, in base64 for example"
                })
        }
        let set = Set(secrets.values.map(\.name))
        let missing = names.filter { !set.contains($0) }
        let required = Set(only).union(variables.keys)
        guard !set.isEmpty, required.isSubset(of: set) else {
            throw InjectionFailure(
                messages: missing.filter { set.isEmpty || required.contains($0) }.map {
                    "the variable '\(variables[$0] ?? $0)' is not set, or empty"
                } + ["nothing was written; set \(only.isEmpty && set.isEmpty ? "at least one" : "them") and run again"])
        }
        return secrets
    }
}

/// Why no secret was written, in a sentence each.
package struct InjectionFailure: Error {
    package var messages: [String]
}

extension Fingerprint {
    static func short(_ text: String) -> String {
        let digits = String(of(text) & 0xFFFF, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
