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
                in: Self.content(of: $0), of: $0, "git tracks this file; remove the secret and have it replaced")
        }
            + git.filesStagedOtherwise().flatMap {
                findings(in: Data(git.stagedContent(of: $0)), of: $0, "it is staged; remove it and run 'git add' again")
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
                    of: KeptFiles.isStateOfThisCommand($0) ? ofOtherRuns : known, in: Self.content(of: $0), at: $0,
                    .warning, "SwiftPM wrote it there; delete the file")
            }
    }

    /// Nothing of a pipe, a device or a link, which git tracks as the path that it is.
    private static func content(of file: String) -> Data {
        let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
        guard type == .typeRegular else { return Data() }
        return (try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped)) ?? Data()
    }

    private func secretsFileFindings() -> [Diagnostic] {
        let file = SecretsFile(path: input.secretsFile, git: git)
        return file.faults.filter { $0 != .notIgnored || !secrets.names.isEmpty }.map {
            Diagnostic(
                .error, .leak, at: SourceLocation(file: file.path, line: 1), $0.message(naming: "the secrets file"))
        }
    }

    // MARK: Values

    /// The secrets and how they are written in files.
    private func knownSecrets(besides others: [String] = []) -> [(name: String, spellings: Set<Data>)] {
        let values = secrets.knownValues(in: schema?.flavours ?? [])
        return secrets.names.compactMap { name in
            let values = values[name, default: []].subtracting(others).filter(Self.isDistinctive)
            let spellings = Set(values.flatMap(Self.spellings))
            return spellings.isEmpty ? nil : (name, spellings)
        }
    }

    /// The bytes that a value may have in a file.
    private static func spellings(_ value: String) -> [Data] {
        let texts = [value] + [try? ValueEscaping.escaped(value)].compactMap { $0 } + jsonSpellings(value)
        let wide = [String.Encoding.utf16LittleEndian, .utf16BigEndian].compactMap { value.data(using: $0) }
        return texts.map { Data($0.utf8) } + wide + base64Spellings(value)
    }

    /// What base64 makes of the value, wherever in the encoded text it begins: three bytes are four characters, so that
    /// those at both ends may hold neighbouring bytes too.
    private static func base64Spellings(_ value: String) -> [Data] {
        [(before: 0, mixed: 0), (1, 2), (2, 3)].map { before, mixed in
            let bytes = Data(count: before) + value.utf8
            return bytes.base64EncodedData().dropFirst(mixed).prefix(bytes.count * 8 / 6 - mixed)
        }
    }

    /// The value inside of a JSON string, with and without escaped slashes.
    private static func jsonSpellings(_ value: String) -> [String] {
        let formats: [JSONEncoder.OutputFormatting] = [[], .withoutEscapingSlashes]
        return formats.compactMap { format in
            let encoder = JSONEncoder()
            encoder.outputFormatting = format
            return (try? encoder.encode(value)).map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) }
        }
    }

    /// Whether a value is unlikely to occur by chance: long, or mixed of letters and digits.
    private static func isDistinctive(_ value: String) -> Bool {
        let isMixed = value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
        return value.utf8.count >= (isMixed ? 8 : 16) && Set(value).count >= 6
    }

    private func leaks(
        of secrets: [(name: String, spellings: Set<Data>)], in content: Data, at file: String,
        _ severity: Diagnostic.Severity, _ remedy: String
    ) -> [Diagnostic] {
        secrets.compactMap { secret in
            secret.spellings.compactMap { content.range(of: $0)?.lowerBound }.min().map { offset in
                let line = content[..<offset].count { $0 == 0x0A } + 1
                return Diagnostic(
                    severity, .leak, at: SourceLocation(file: file, line: line),
                    "this file contains the value of the secret '\(secret.name)'; \(remedy)")
            }
        }
    }
}
