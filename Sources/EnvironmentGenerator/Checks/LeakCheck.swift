import Foundation
import XCConfig

/// Looks for secrets where they must not be: in git, readable by others, in files of the build.
struct LeakCheck {
    let input: ConfigurationInput
    /// `nil` if there is none that can be used.
    let schema: Schema?
    let secrets: SecretsLevel
    let git: GitCheckout?

    func findings() -> [Diagnostic] {
        secretsFileFindings() + (git.map(checkoutFindings) ?? []) + keptFindings()
    }

    private func checkoutFindings(_ git: GitCheckout) -> [Diagnostic] {
        let known = knownSecrets()
        let literals = schema.map { LiteralSecretCheck(input: input, schema: $0) }
        func findings(in content: Data, of file: String, _ remedy: String) -> [Diagnostic] {
            let leaks = leaks(of: known, in: content, at: file, .error, remedy)
            let lines = Set(leaks.map(\.location.line))
            return leaks
                + (literals?.findings(in: content, of: file, remedy) ?? []).filter { !lines.contains($0.location.line) }
        }
        return git.trackedFiles().flatMap {
            findings(
                in: $0.content(), of: $0.path, "git tracks this file; remove the secret and have it replaced")
        }
            + git.filesStagedOtherwise().flatMap {
                findings(in: Data($0.content), of: $0.file.path, "it is staged; remove it and run 'git add' again")
            }
    }

    /// What builds and commands keep in the package, besides the build itself.
    private func keptFindings() -> [Diagnostic] {
        let files = KeptFiles(of: input)
        let leftovers = files.leftovers.map {
            Diagnostic(
                .warning, .leak, at: SourceLocation(file: $0, line: 1),
                "a command that was killed left secrets here; delete the file, or run the command again")
        }
        let known = knownSecrets()
        guard !known.isEmpty else { return leftovers }
        let ofOtherRuns = knownSecrets(besides: input.variables.values.map(SecretVariables.withoutFinalLineBreak))
        return leftovers
            + files.buildState.flatMap {
                leaks(
                    of: KeptFiles.isStateOfThisCommand($0) ? ofOtherRuns : known, in: TrackedFile(path: $0).content(),
                    at: $0,
                    .warning, "SwiftPM wrote it there; delete the file")
            }
    }

    private func secretsFileFindings() -> [Diagnostic] {
        do {
            return try SecretsFile(of: input).faults().filter { $0 != .notIgnored || !secrets.names.isEmpty }.map {
                Diagnostic(
                    .error, .leak, at: SourceLocation(file: input.secretsFile, line: 1),
                    $0.message(naming: "the secrets file"))
            }
        } catch {
            return [error.finding]
        }
    }

    // MARK: Values

    /// The secrets and how they are written in files.
    private func knownSecrets(besides others: [String] = []) -> [(name: String, spellings: SecretSpellings)] {
        let values = secrets.knownValues(in: schema?.flavours ?? [])
        return secrets.names.compactMap { name in
            let values = values[name, default: []].subtracting(others).filter(Self.isDistinctive)
            return values.isEmpty ? nil : (name, SecretSpellings(of: values))
        }
    }

    /// Whether a value is unlikely to occur by chance: long, or mixed of letters and digits.
    private static func isDistinctive(_ value: String) -> Bool {
        let isMixed = value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
        return value.utf8.count >= (isMixed ? 8 : 16) && Set(value).count >= 6
    }

    private func leaks(
        of secrets: [(name: String, spellings: SecretSpellings)], in content: Data, at file: String,
        _ severity: Diagnostic.Severity, _ remedy: String
    ) -> [Diagnostic] {
        secrets.compactMap { secret in
            secret.spellings.firstOffset(in: content).map { offset in
                let line = content[..<offset].count { $0 == 0x0A } + 1
                return Diagnostic(
                    severity, .leak, at: SourceLocation(file: file, line: line),
                    "this file contains the value of the secret '\(secret.name)'; \(remedy)")
            }
        }
    }
}
