import XCConfig

/// The evaluated settings of one flavour.
struct FlavourSettings: Sendable {
    let flavour: Flavour
    let schema: Schema
    let input: ConfigurationInput
    let variables: SecretVariables
    let overlay: SecretsOverlay
    private(set) var settings = BuildSettings()
    private(set) var evaluator: Evaluator
    /// What the settings would be with every secret set; for findings alone.
    let everySecret: SecretsOverlay
    private(set) lazy var settingsWithEverySecret = Self.load(flavour, in: input, through: everySecret)
    private(set) lazy var evaluatorWithEverySecret = Evaluator(settingsWithEverySecret, in: Self.context(of: flavour))

    init(_ flavour: Flavour, of schema: Schema, in input: ConfigurationInput) {
        self.flavour = flavour
        self.schema = schema
        self.input = input
        variables = SecretVariables(schema.secrets, from: input.variables)
        overlay = SecretsOverlay(files: input.files, secretsFile: input.secretsFile, lines: variables.lines)
        everySecret = SecretsOverlay(
            files: input.files, secretsFile: input.secretsFile, lines: schema.secrets.map { "\($0) = set" })
        settings = Self.load(flavour, in: input, through: overlay)
        evaluator = Evaluator(settings, in: Self.context(of: flavour))
    }

    static func load(
        _ flavour: Flavour, in input: ConfigurationInput, through overlay: SecretsOverlay
    ) -> BuildSettings {
        var settings = BuildSettings()
        settings.load(
            input.file(of: flavour), from: overlay, search: IncludeSearch(directories: [input.packageDirectory]))
        return settings
    }

    static func context(of flavour: Flavour) -> EvaluationContext {
        EvaluationContext(conditions: ["config": [flavour.name]])
    }

    /// The place to change for another value: the deciding assignment, or the flavour's file.
    private mutating func place(of setting: String) -> SourceLocation {
        evaluator.location(of: setting) ?? SourceLocation(file: input.file(of: flavour), line: 1)
    }

    mutating func value(of property: Schema.Property) throws(Diagnostic) -> ResolvedValue {
        let text = evaluator.string(of: property.setting)
        let place = place(of: property.setting)
        if !variables.unwritable.isEmpty, property.type == .secret,
            let variable = suppliers(of: property.setting).first(where: variables.unwritable.contains)
        {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "the variable '\(variable)' \(SecretVariables.unwritableFact)")
        }
        let allowsEmpty = property.type == .string || property.type == .strings
        guard !text.isEmpty || (allowsEmpty && evaluator.location(of: property.setting) != nil) else {
            throw missing(property, at: place)
        }
        try checkSecrecy(of: property, at: place)
        do {
            let value = try PropertyValue(text, list: evaluator.list(of: property.setting), as: property.type)
            return ResolvedValue(property: property, value: value)
        } catch {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "'\(property.setting)' is no \(property.type.rawValue) in flavour '\(flavour.name)'; "
                    + "expected \(error.expectation)"
                    + (Self.isQuoted(text) ? "; the quotes are a part of the value, leave them out" : ""))
        }
    }

    private static func isQuoted(_ text: String) -> Bool {
        ["\"", "'"].contains { text.count > 1 && text.hasPrefix($0) && text.hasSuffix($0) }
    }

    /// A secret that is a part of a property of another type would stand in the open.
    private func checkSecrecy(of property: Schema.Property, at place: SourceLocation) throws(Diagnostic) {
        guard property.type != .secret, !schema.secrets.isEmpty else { return }
        let secret = evaluator.derivation(of: property.setting).steps.first { step in
            schema.secrets.contains(step.name) && !step.value.isEmpty
                && step.assignment.map { overlay.line(at: $0) != nil || overlay.isSecretsFile($0.file) } == true
        }
        if let secret {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "'\(property.setting)' holds the secret '\(secret.name)'; declare '\(property.name)' as Secret")
        }
    }

    mutating func icon(from icon: Schema.IconDeclaration) throws(UnusableConfiguration) -> Icon {
        let name = evaluator.string(of: icon.setting)
        let place = place(of: icon.setting)
        guard !name.isEmpty else {
            throw UnusableConfiguration(
                .missingValue, at: place,
                "'\(icon.setting)' has no value in flavour '\(flavour.name)'; name an icon set of \(icon.catalog)")
        }
        let catalog = IconCatalog(directory: input.packageDirectory + "/" + icon.catalog, input: input)
        guard catalog.exists else {
            throw UnusableConfiguration(.invalidIcon, at: icon.location ?? place, catalog.absence)
        }
        return try catalog.icon(named: name, at: place)
    }

    /// The files that were read, in their order, some more than once; the variables are no file.
    var readFiles: [String] {
        settings.files.filter { overlay.line(at: SourceLocation(file: $0, line: 1)) == nil }
    }

    /// The files that were read and that no build watches, because they are elsewhere.
    func unwatchedFiles() -> [String] {
        Set(readFiles).filter {
            !overlay.isSecretsFile($0) && !input.files.canonicalPath($0).hasPrefix(input.directory + "/")
        }.sorted()
    }

    /// What looks like a reference in a secret is a part of the secret.
    private func withoutValue(_ finding: Diagnostic) -> Diagnostic {
        let facts: [Diagnostic.Rule: String] = [
            .undefinedReference: "this value refers to a setting that has no value",
            .unclosedReference: "this value holds a reference without its closing bracket",
        ]
        guard let fact = facts[finding.rule], overlay.isSecretsFile(finding.location.file) else { return finding }
        var finding = finding
        finding.message = "\(fact); a dollar is written '$$'"
        return finding
    }

    /// A file that is not there may be one whose name is misspelt.
    private func withNearestFile(_ finding: Diagnostic) -> Diagnostic {
        guard let name = settings.missingFiles[finding.location] else { return finding }
        let suffix = ".xcconfig"
        let directory = finding.location.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let present = input.files.names(in: directory.joined(separator: "/")).filter { $0.hasSuffix(suffix) }
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
            || finding.rule == .wordCutAtComment && overlay.isSecretsFile(finding.location.file)
    }

    /// The findings of reading and evaluating, and those given, in the order of the files.
    ///
    /// A value that arrives cut or changed is an error here, since the program would be made with it.
    /// An address cut by a comment explains why the value is no address, a file that can't be read why values are
    /// missing: of the two, the cause is reported.
    func diagnostics(besides findings: [Diagnostic]) -> [Diagnostic] {
        var read = (settings.diagnostics + evaluator.diagnostics).map(withoutValue).map(withNearestFile)
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
}
