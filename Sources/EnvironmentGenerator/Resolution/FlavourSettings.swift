import XCConfig

/// The settings of one flavour, loaded above the secrets and evaluated.
struct FlavourSettings: Sendable {
    let flavour: Flavour
    let input: ConfigurationInput
    let secrets: SecretsLevel
    let settings: BuildSettings
    private(set) var evaluator: Evaluator

    init(_ flavour: Flavour, above secrets: SecretsLevel, in input: ConfigurationInput) {
        self.flavour = flavour
        self.input = input
        self.secrets = secrets
        var settings = secrets.settings
        settings.load(
            input.file(of: flavour), from: secrets.overlay, search: IncludeSearch(directories: [input.packageDirectory])
        )
        self.settings = settings
        evaluator = Evaluator(settings, in: Self.context(of: flavour))
    }

    static func context(of flavour: Flavour) -> EvaluationContext {
        EvaluationContext(conditions: ["config": [flavour.name]], isComplete: true)
    }

    mutating func string(of setting: String) -> String { evaluator.string(of: setting) }

    mutating func list(of setting: String) -> [String] { evaluator.list(of: setting) }

    /// The place to change for another value: the deciding assignment, or the flavour's file.
    func place(of setting: String) -> SourceLocation {
        guard let place = evaluator.location(of: setting), secrets.overlay.line(at: place) == nil else {
            return SourceLocation(file: input.file(of: flavour), line: 1)
        }
        return place
    }

    /// The files that were read, in order, some more than once; without the variables, which aren't a file.
    var readFiles: [String] {
        settings.files.filter { secrets.overlay.line(at: SourceLocation(file: $0, line: 1)) == nil }
    }

    /// The inclusions that read the secrets file.
    var inclusionsOfSecrets: [SourceLocation] {
        settings.inclusions.filter { secrets.overlay.isSecretsFile($0.file) }.map(\.location)
    }
}
