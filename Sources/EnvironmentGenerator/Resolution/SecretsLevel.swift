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

    /// What is wrong with the lines that assign secrets, besides the findings of XCConfig.
    ///
    /// - Parameter names: The names that are known to be settings.
    func findings(knowing names: Set<String>) -> [Diagnostic] {
        written.flatMap { assignment in
            let oddities = SecretOddity.all(in: assignment.value, knowing: names).map { oddity in
                Diagnostic(
                    .warning, .suspiciousSecret, at: assignment.location(of: oddity),
                    oddity.message(about: "'\(assignment.name)'", oneEach: "line"))
            }
            let cut = assignment.finalBackslash.map {
                Diagnostic(
                    .error, .wordCutAtLineEnd, at: $0,
                    "'\\' at the end of the line isn't a part of the value; write '$(:default=\\)' for it, or a space "
                        + "before it to go on in the next line")
            }
            return oddities + (cut.map { [$0] } ?? [])
        }
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

extension WrittenAssignment {
    fileprivate func location(of oddity: SecretOddity) -> SourceLocation {
        switch oddity {
        case .quotes: location
        case .assignment(_, let offset): location(ofByte: offset)
        }
    }
}
