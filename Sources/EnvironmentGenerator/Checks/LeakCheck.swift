import Foundation
import XCConfig

/// Looks for secrets where they must not be: in git, readable by others, in files of the build.
struct LeakCheck {
    let source: ConfigurationSource
    let secretNames: [String]
    let git: GitCheckout?

    /// Larger files are data that nobody types a secret into.
    private static let sizeLimit = 8 << 20

    func findings() -> [Diagnostic] {
        let secrets = knownSecrets()
        let tracked = git?.trackedFiles() ?? []
        return secretsFileFindings()
            + leaks(of: secrets, in: tracked, .error, "git tracks this file; take the secret out and have it replaced")
            + leaks(of: secrets, in: buildStateFiles(), .warning, "SwiftPM wrote it there; delete the file")
    }

    // MARK: The secrets file

    private func secretsFileFindings() -> [Diagnostic] {
        let file = source.secretsFile
        var findings: [Diagnostic] = []
        func report(_ message: String) {
            findings.append(Diagnostic(.error, .leak, at: SourceLocation(file: file, line: 1), message))
        }
        if let git, git.isTracked(file) {
            report("git tracks the secrets file; run 'git rm --cached' on it and have its secrets replaced")
        } else if let git, !secretNames.isEmpty, !git.isIgnored(file) {
            report("git does not ignore the secrets file; add 'Secrets.xcconfig' to .gitignore")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
            report("the secrets file is a symbolic link; put the file itself there")
        } else if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
            report("the secrets file is no file; put a file there")
        } else if let mode = attributes?[.posixPermissions] as? Int, mode & 0o077 != 0 {
            report("others can read the secrets file; run 'chmod 600' on it")
        }
        return findings
    }

    // MARK: Values

    /// The secrets of the variables and of the secrets file, and how they are written there.
    private func knownSecrets() -> [(name: String, spellings: [[UInt8]])] {
        var settings = BuildSettings()
        if source.files.exists(source.secretsFile) { settings.load(source.secretsFile, from: source.files) }
        var evaluator = Evaluator(settings)
        return secretNames.compactMap { name in
            let values = Set([evaluator.string(of: name), source.variables[name] ?? ""]).filter(Self.isTelling)
            let escaped = values.compactMap { try? ValueEscaping.escaped($0) } + values.flatMap(Self.jsonSpellings)
            let spellings = values.union(escaped).sorted().map { Array($0.utf8) }
            return spellings.isEmpty ? nil : (name, spellings)
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

    /// Whether a value is unlikely to stand somewhere by chance: long, or mixed of letters and digits.
    private static func isTelling(_ value: String) -> Bool {
        let isMixed = value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
        return value.utf8.count >= (isMixed ? 8 : 16) && Set(value).count >= 6
    }

    private func leaks(
        of secrets: [(name: String, spellings: [[UInt8]])], in files: [String], _ severity: Diagnostic.Severity,
        _ remedy: String
    ) -> [Diagnostic] {
        guard !secrets.isEmpty else { return [] }
        return files.flatMap { file -> [Diagnostic] in
            let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int
            guard let size, size <= Self.sizeLimit, let content = FileManager.default.contents(atPath: file) else {
                return []
            }
            return secrets.flatMap { secret in
                secret.spellings.compactMap { content.range(of: Data($0))?.lowerBound }.prefix(1).map { offset in
                    let line = content[..<offset].count { $0 == 0x0A } + 1
                    return Diagnostic(
                        severity, .leak, at: SourceLocation(file: file, line: line),
                        "the value of the secret '\(secret.name)' stands here; \(remedy)")
                }
            }
        }
    }

    /// What SwiftPM keeps about a build, besides the build itself. The state of the command that asks is made anew by
    /// asking.
    private func buildStateFiles() -> [String] {
        let build = source.packageDirectory + "/.build"
        guard let names = FileManager.default.enumerator(atPath: build) else { return [] }
        let kept = names.compactMap { $0 as? String }.filter { name in
            !name.hasSuffix("EnvironmentCommand-state.json")
                && (name.hasSuffix("-state.json") || name.hasSuffix(".yaml") || name.hasSuffix(".pif")
                    || name.hasSuffix("task-store.msgpack"))
        }
        return kept.sorted().map { build + "/" + $0 }
    }
}
