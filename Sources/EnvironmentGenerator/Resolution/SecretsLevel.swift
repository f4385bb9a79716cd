import XCConfig

/// The lowest level of every flavour's settings: the secrets file, and the variables as its last lines.
struct SecretsLevel: Sendable {
    /// The secrets of the schema.
    let names: [String]
    let variables: SecretVariables
    /// The files as the flavours read them.
    let overlay: SecretsOverlay
    /// The settings of this level alone.
    let settings: BuildSettings
    /// The lines of the secrets file that assign secrets.
    let written: [WrittenAssignment]

    init(_ names: [String], in input: ConfigurationInput) {
        let variables = SecretVariables(names, from: input.variables)
        self.init(names, variables, lines: variables.lines, in: input)
    }

    /// The level as it would be with every secret set, to find out what the secrets are good for.
    init(settingAll names: [String], in input: ConfigurationInput) {
        let variables = SecretVariables(names, from: [:])
        self.init(names, variables, lines: names.map { "\($0) = set" }, in: input)
    }

    private init(_ names: [String], _ variables: SecretVariables, lines: [String], in input: ConfigurationInput) {
        self.names = names
        self.variables = variables
        overlay = SecretsOverlay(files: input.files, secretsFile: input.secretsFile, lines: lines)
        var settings = BuildSettings()
        if overlay.exists(input.secretsFile) { settings.load(input.secretsFile, from: overlay) }
        self.settings = settings
        let secrets = Set(names)
        let content = (try? input.files.read(input.secretsFile)) ?? []
        written = WrittenFile(content, file: input.secretsFile).assignments.filter { secrets.contains($0.name) }
    }

    /// Whether an assignment is one of this level's own.
    func contains(_ location: SourceLocation) -> Bool {
        overlay.line(at: location) != nil || overlay.isSecretsFile(location.file)
    }

    /// Every value of each secret: those of the file, also where another line or a variable overrides them, and those
    /// of the variables.
    func knownValues(in flavours: [Flavour]) -> [String: Set<String>] {
        var evaluators = ([EvaluationContext()] + flavours.map(FlavourSettings.context))
            .map { Evaluator(settings, in: $0) }
        var values = Dictionary(
            uniqueKeysWithValues: Set(names).map { name in
                (name, Set(evaluators.indices.map { evaluators[$0].string(of: name) }))
            })
        for assignment in written { values[assignment.name]?.insert(evaluators[0].expand(assignment.value)) }
        return values
    }
}
