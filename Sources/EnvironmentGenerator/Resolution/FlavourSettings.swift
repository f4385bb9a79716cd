import XCConfig

/// The evaluated settings of one flavour.
struct FlavourSettings: Sendable {
    private let flavour: Flavour
    private let schema: Schema
    private let source: ConfigurationSource
    private let variables: SecretVariables
    private let overlay: SecretsOverlay
    private var settings = BuildSettings()
    private var evaluator: Evaluator
    /// What the settings would be with every secret set; for findings alone.
    private lazy var settingsWithEverySecret = Self.load(flavour, in: source, through: everySecret)

    init(_ flavour: Flavour, of schema: Schema, in source: ConfigurationSource) {
        self.flavour = flavour
        self.schema = schema
        self.source = source
        variables = SecretVariables(schema.secrets, from: source.variables)
        overlay = SecretsOverlay(files: source.files, secretsFile: source.secretsFile, lines: variables.lines)
        settings = Self.load(flavour, in: source, through: overlay)
        evaluator = Evaluator(settings, in: Self.context(of: flavour))
    }

    private static func load(
        _ flavour: Flavour, in source: ConfigurationSource, through overlay: SecretsOverlay
    ) -> BuildSettings {
        var settings = BuildSettings()
        settings.load(
            source.file(of: flavour), from: overlay, search: IncludeSearch(directories: [source.packageDirectory]))
        return settings
    }

    private static func context(of flavour: Flavour) -> EvaluationContext {
        EvaluationContext(conditions: ["config": [flavour.name]])
    }

    /// The place to change for another value: the deciding assignment, or the flavour's file.
    private mutating func place(of setting: String) -> SourceLocation {
        evaluator.location(of: setting) ?? SourceLocation(file: source.file(of: flavour), line: 1)
    }

    mutating func value(of property: Schema.Property) throws(Diagnostic) -> ResolvedValue {
        let text = evaluator.string(of: property.setting)
        let place = place(of: property.setting)
        if !variables.unwritable.isEmpty, property.type == .secret,
            let variable = suppliers(of: property.setting).first(where: variables.unwritable.contains)
        {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "the variable '\(variable)' holds a line break, which no .xcconfig file can; "
                    + "encode the secret, in base64 for example")
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
                    + "expected \(error.expectation)")
        }
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

    private mutating func missing(_ property: Schema.Property, at place: SourceLocation) -> Diagnostic {
        let fact = "'\(property.setting)' has no value in flavour '\(flavour.name)'"
        let remedy = property.type == .secret ? remedy(forSecret: property) : remedy(for: property)
        return Diagnostic(.error, .missingValue, at: place, "\(fact); \(remedy)")
    }

    private func remedy(for property: Schema.Property) -> String {
        let similar = NearestName.of(property.setting, in: settings.settingNames.filter { $0 != property.setting })
        let files = [source.file(of: flavour)] + included()
        return "set it in \(files.map(source.shown).joined(separator: " or "))"
            + (similar.map { ", or did you mean '\($0)'?" } ?? "")
    }

    /// Never a file that git tracks.
    private mutating func remedy(forSecret property: Schema.Property) -> String {
        let suppliers = suppliers(of: property.setting)
        if let first = suppliers.first {
            return "set the variable \(suppliers.joined(separator: " or ")), or write '\(first) = …' to "
                + "\(source.shown(source.secretsFile)) ('swift package inject-secrets' does it from the variables)"
        }
        let file = source.shown(source.file(of: flavour))
        guard readsSecrets else {
            return "\(file) reads no secrets; start it with '#include? \"Secrets.xcconfig\"'"
        }
        guard let secret = schema.secrets.first else {
            return "name a variable for it under \"secrets\" of Environment.json"
        }
        return "it refers to no secret of Environment.json; write '\(property.setting) = $(\(secret))' in \(file)"
    }

    /// Whether the secrets file would be read if it were there.
    private var readsSecrets: Bool {
        mutating get { settingsWithEverySecret.files.contains(where: overlay.isSecretsFile) }
    }

    /// The files read for the flavour besides its own and the secrets.
    private func included() -> [String] {
        var seen: Set = [source.file(of: flavour), source.secretsFile]
        return settings.files.filter { seen.insert($0).inserted }
    }

    /// The secrets that decide a setting, the strongest first.
    ///
    /// Found by trying: with every secret set, the way to the setting's value passes those that matter to it.
    private mutating func suppliers(of setting: String) -> [String] {
        let evaluator = Evaluator(settingsWithEverySecret, in: Self.context(of: flavour))
        let passed = evaluator.derivation(of: setting).steps.compactMap { step in
            step.assignment.flatMap(everySecret.line).map { schema.secrets[$0] }
        }
        var seen: Set<String> = []
        return passed.filter { seen.insert($0).inserted }
    }

    private var everySecret: SecretsOverlay {
        SecretsOverlay(
            files: source.files, secretsFile: source.secretsFile, lines: schema.secrets.map { "\($0) = set" })
    }

    /// Where a value comes from: the way down from the setting, as long as a reference is all of the value.
    func origin(of setting: String) -> ValueOrigin {
        let steps = evaluator.derivation(of: setting).steps
        guard steps.first?.assignment != nil else { return ValueOrigin(places: [], hasValue: false, shadowed: []) }
        var way = [0]
        while let inner = innerSteps(of: way[way.count - 1], in: steps).first(where: {
            steps[$0].depth == way.count && steps[$0].value == steps[0].value && steps[$0].assignment != nil
        }) {
            way.append(inner)
        }
        let taking = way + innerSteps(of: way[way.count - 1], in: steps)
        let taken = Set(taking.compactMap { steps[$0].assignment })
        let passed = steps.filter { !$0.value.isEmpty }.compactMap(\.assignment)
        let untouched = way.map { steps[$0].name }.flatMap(evaluator.locations)
        var seen = taken
        let shadowed = (passed + untouched).filter { seen.insert($0).inserted }
        return ValueOrigin(
            places: way.reversed().compactMap { steps[$0].assignment }.map(place), hasValue: !steps[0].value.isEmpty,
            shadowed: shadowed.map(place))
    }

    /// The steps that a step is made of.
    private func innerSteps(of step: Int, in steps: [Derivation.Step]) -> Range<Int> {
        let end = steps[(step + 1)...].firstIndex { $0.depth <= steps[step].depth } ?? steps.count
        return step + 1..<end
    }

    private func place(_ location: SourceLocation) -> ValueOrigin.Place {
        overlay.line(at: location).map { .variable(variables.values[$0].name) } ?? .file(location)
    }

    mutating func icon(from icon: Schema.IconSource) throws(UnusableConfiguration) -> Icon {
        let name = evaluator.string(of: icon.setting)
        let place = place(of: icon.setting)
        guard !name.isEmpty else {
            throw UnusableConfiguration(findings: [
                Diagnostic(
                    .error, .missingValue, at: place,
                    "'\(icon.setting)' has no value in flavour '\(flavour.name)'; name an icon set of \(icon.catalog)")
            ])
        }
        return try IconCatalog(directory: source.packageDirectory + "/" + icon.catalog, source: source)
            .icon(named: name, at: place)
    }

    /// The files that were read and that no build watches, because they are elsewhere.
    func unwatchedFiles() -> [String] {
        let read = Set(settings.files.filter { overlay.line(at: SourceLocation(file: $0, line: 1)) == nil })
        return read.filter {
            !overlay.isSecretsFile($0) && !source.files.canonicalPath($0).hasPrefix(source.directory + "/")
        }.sorted()
    }

    /// What looks like a reference in a secret is a part of the secret.
    private func withoutValue(_ finding: Diagnostic) -> Diagnostic {
        guard finding.rule == .undefinedReference, overlay.isSecretsFile(finding.location.file) else { return finding }
        var finding = finding
        finding.message = "this value refers to a setting that has no value; a dollar is written '$$'"
        return finding
    }

    /// The findings of reading and evaluating, and those given, in the order of the files.
    ///
    /// An address cut by a comment explains why the value is no address: of the two, the cause is reported.
    func diagnostics(besides findings: [Diagnostic]) -> [Diagnostic] {
        var read = (settings.diagnostics + evaluator.diagnostics).map(withoutValue)
        var findings = findings
        for index in read.indices where read[index].rule == .valueCutAtComment {
            read[index].severity = .error
            findings.removeAll {
                $0.rule == .invalidValue && $0.location.file == read[index].location.file
                    && $0.location.line == read[index].location.line
            }
        }
        return (read + findings).sorted { $0.location < $1.location }
    }
}
