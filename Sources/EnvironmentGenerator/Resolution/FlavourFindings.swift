import XCConfig

/// The findings about a flavour, as the person who has to act on them needs them.
struct FlavourFindings {
    private let settings: FlavourSettings
    private let schema: Schema

    init(_ settings: FlavourSettings, of schema: Schema) {
        self.settings = settings
        self.schema = schema
    }

    /// The findings of reading and evaluating, and those given, in the order of the files.
    ///
    /// A value that arrives cut or changed is an error here, since the program would be made with it.
    /// An address cut by a comment explains why the value is no address, a file that can't be read why values are
    /// missing: of the two, the cause is reported.
    func all(besides findings: [Diagnostic]) -> [Diagnostic] {
        let below = settings.secrets.findings(knowing: schema.settingNames)
        var read = findingsOfReading()
        // The line that takes up the next one is reported already.
        let cutLines = Set(below.filter { $0.rule == .wordCutAtLineEnd }.map(\.location.line))
        read.removeAll {
            $0.rule == .continuationSwallowsLine && isInSecretsFile($0) && cutLines.contains($0.location.line - 1)
        }
        var findings = findings + below
        if read.contains(where: { $0.rule == .includeUnreadable }) {
            read.removeAll { $0.rule == .undefinedReference }
            findings.removeAll { $0.rule == .missingValue }
        }
        for index in read.indices where changesValue(read[index]) {
            read[index].severity = .error
            findings.removeAll {
                $0.rule == .invalidValue && $0.location.file == read[index].location.file
                    && $0.location.line == read[index].location.line
            }
        }
        return (read + findings).sorted { $0.location < $1.location }
    }

    /// Each once: a flavour that includes the secrets file reads it twice.
    private func findingsOfReading() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return (settings.settings.diagnostics + settings.evaluator.diagnostics + settings.evaluator.xcodeReferences).map
        { finding in
            var finding = finding
            finding.location = settings.withUsualPath(finding.location)
            return withNearestFile(withoutValue(finding))
        }.filter { seen.insert($0).inserted }
    }

    /// What looks like a reference in a secret is a part of the secret.
    private func withoutValue(_ finding: Diagnostic) -> Diagnostic {
        let facts: [Diagnostic.Rule: String] = [
            .xcodeReference: "'$' refers to a setting that only Xcode has",
            .undefinedReference: "'$' refers to a setting that has no value",
            .unclosedReference: "'$' begins a reference without its closing bracket",
        ]
        guard let fact = facts[finding.rule], isInSecretsFile(finding) else { return finding }
        var finding = finding
        finding.message = "\(fact); write '$$' for '$'"
        return finding
    }

    /// A file that isn't there may be one whose name is misspelt.
    private func withNearestFile(_ finding: Diagnostic) -> Diagnostic {
        guard let name = settings.settings.missingFiles[finding.location] else { return finding }
        let suffix = ".xcconfig"
        let directory = finding.location.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let present = settings.input.files.names(in: directory.joined(separator: "/"))
            .filter { $0.hasSuffix(suffix) }
        let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        guard let nearest = NearestName.of(stem, in: present.map { String($0.dropLast(suffix.count)) }) else {
            return finding
        }
        var finding = finding
        finding.message = "there is no file '\(name)'; did you mean '\(nearest + suffix)'?"
        return finding
    }

    /// Whether a value arrives cut or changed. An address is meant as a whole everywhere, another word in base64
    /// and in the secrets file.
    private func changesValue(_ finding: Diagnostic) -> Bool {
        Self.changingAnyValue.contains(finding.rule)
            || Self.changingSecrets.contains(finding.rule) && isInSecretsFile(finding)
            || finding.rule == .wordCutAtComment && isInData(finding)
    }

    /// Whether the line makes a value in base64, where `//` means no comment and what is left of it is still a value.
    private func isInData(_ finding: Diagnostic) -> Bool {
        schema.properties.filter { $0.type.element == .data }
            .flatMap { settings.evaluator.derivation(of: $0.setting).steps.compactMap(\.assignment) }
            .contains { $0.file == finding.location.file && $0.line == finding.location.line }
    }

    private static let changingAnyValue: Set<Diagnostic.Rule> = [.valueCutAtComment, .malformedUTF8]
    private static let changingSecrets: Set<Diagnostic.Rule> = [
        .wordCutAtComment, .undefinedReference, .xcodeReference, .unclosedReference, .continuationSwallowsLine,
    ]

    private func isInSecretsFile(_ finding: Diagnostic) -> Bool {
        settings.secrets.overlay.isSecretsFile(finding.location.file)
    }
}
