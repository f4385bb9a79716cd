import XCConfig

extension ResolvedFlavour {
    init(_ flavour: Flavour, of schema: Schema, in source: ConfigurationSource) {
        self.init(flavour: flavour, values: [], icon: nil, findings: [])
        let file = source.file(of: flavour)
        guard source.files.exists(file) else {
            findings = [
                Diagnostic(
                    .error, .missingFile, at: SourceLocation(file: source.schemaFile, line: 1),
                    "flavour '\(flavour.name)' has no file; add '\(source.shown(file))'")
            ]
            return
        }
        var settings = FlavourSettings(flavour, of: schema, in: source)
        for property in schema.properties {
            do {
                values.append(try settings.value(of: property))
            } catch {
                findings.append(error)
            }
        }
        if let icon = schema.icon {
            do {
                self.icon = try settings.icon(from: icon)
            } catch {
                findings += error.findings
            }
        }
        findings = settings.diagnostics(besides: findings)
    }
}

/// The evaluated settings of one flavour.
struct FlavourSettings {
    private let flavour: Flavour
    private let schema: Schema
    private let source: ConfigurationSource
    private let variables: SecretVariables
    private var settings = BuildSettings()
    private var evaluator: Evaluator

    init(_ flavour: Flavour, of schema: Schema, in source: ConfigurationSource) {
        self.flavour = flavour
        self.schema = schema
        self.source = source
        variables = SecretVariables(schema.secrets, from: source.variables)
        settings = Self.load(flavour, in: source, lines: variables.lines)
        evaluator = Evaluator(settings, in: EvaluationContext(conditions: ["config": [flavour.name]]))
    }

    private static func load(_ flavour: Flavour, in source: ConfigurationSource, lines: [String]) -> BuildSettings {
        var settings = BuildSettings()
        let files = SecretsOverlay(files: source.files, secretsFile: source.secretsFile, lines: lines)
        settings.load(
            source.file(of: flavour), from: files, search: IncludeSearch(directories: [source.packageDirectory]))
        return settings
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
        do {
            let value = try PropertyValue(text, list: evaluator.list(of: property.setting), as: property.type)
            return ResolvedValue(property: property, value: value, origin: place)
        } catch {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "'\(property.setting)' is no \(property.type.rawValue) in flavour '\(flavour.name)'; "
                    + "expected \(error.expectation)")
        }
    }

    private func missing(_ property: Schema.Property, at place: SourceLocation) -> Diagnostic {
        let suppliers = property.type == .secret ? suppliers(of: property.setting) : []
        let fact = "'\(property.setting)' has no value in flavour '\(flavour.name)'"
        guard let first = suppliers.first else {
            let files = [source.file(of: flavour)] + included()
            return Diagnostic(
                .error, .missingValue, at: place,
                "\(fact); set it in \(files.map(source.shown).joined(separator: " or "))")
        }
        let names = suppliers.joined(separator: " or ")
        return Diagnostic(
            .error, .missingValue, at: place,
            "\(fact); set the variable \(names), or write '\(first) = …' to \(source.shown(source.secretsFile)) "
                + "('swift package inject-secrets' does it from the variables)")
    }

    /// The files read for the flavour besides its own and the secrets.
    private func included() -> [String] {
        var seen: Set = [source.file(of: flavour), source.secretsFile]
        return settings.files.filter { seen.insert($0).inserted }
    }

    /// The secrets that decide a setting, the strongest first.
    ///
    /// Found by trying: with a mark in place of every secret the setting shows the mark of the one that counts.
    private func suppliers(of setting: String) -> [String] {
        var candidates = schema.secrets
        var found: [String] = []
        while !candidates.isEmpty {
            let lines = candidates.enumerated().map { "\($1) = secretNumber\($0)x" }
            var evaluator = Evaluator(
                Self.load(flavour, in: source, lines: lines),
                in: EvaluationContext(conditions: ["config": [flavour.name]]))
            let text = evaluator.string(of: setting)
            let shown = candidates.indices.filter { text.contains("secretNumber\($0)x") }
            if shown.isEmpty { break }
            found += shown.map { candidates[$0] }
            candidates = candidates.enumerated().filter { !shown.contains($0.offset) }.map(\.element)
        }
        return found
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

    /// The findings of reading and evaluating, and those given, in the order of the files.
    ///
    /// An address cut by a comment explains why the value is no address: of the two, the cause is reported.
    func diagnostics(besides findings: [Diagnostic]) -> [Diagnostic] {
        var read = settings.diagnostics + evaluator.diagnostics
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
