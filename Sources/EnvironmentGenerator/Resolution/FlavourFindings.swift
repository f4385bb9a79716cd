import XCConfig

/// The findings about a flavour, as the person who has to act on them needs them.
struct FlavourFindings {
    private let settings: FlavourSettings

    init(_ settings: FlavourSettings) {
        self.settings = settings
    }

    /// The findings of reading and evaluating, and those given, in the order of the files.
    ///
    /// A value that arrives cut or changed is an error here, since the program would be made with it.
    /// An address cut by a comment explains why the value is no address, a file that can't be read why values are
    /// missing: of the two, the cause is reported.
    func all(besides findings: [Diagnostic]) -> [Diagnostic] {
        var read = findingsOfReading()
        var findings = findings
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
        return (settings.settings.diagnostics + settings.evaluator.diagnostics).map { finding in
            var finding = finding
            finding.location = settings.withUsualPath(finding.location)
            return withNearestFile(withoutValue(finding))
        }.filter { seen.insert($0).inserted }
    }

    /// What looks like a reference in a secret is a part of the secret.
    private func withoutValue(_ finding: Diagnostic) -> Diagnostic {
        let facts: [Diagnostic.Rule: String] = [
            .undefinedReference: "this value refers to a setting that has no value",
            .unclosedReference: "this value holds a reference without its closing bracket",
        ]
        guard let fact = facts[finding.rule], isInSecretsFile(finding) else { return finding }
        var finding = finding
        finding.message = "\(fact); a dollar is written '$$'"
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

    /// Whether a value arrives cut or changed. An address is meant as a whole everywhere, another word in the secrets
    /// file.
    private func changesValue(_ finding: Diagnostic) -> Bool {
        [.valueCutAtComment, .malformedUTF8].contains(finding.rule)
            || finding.rule == .wordCutAtComment && isInSecretsFile(finding)
    }

    private func isInSecretsFile(_ finding: Diagnostic) -> Bool {
        settings.secrets.overlay.isSecretsFile(finding.location.file)
    }
}
