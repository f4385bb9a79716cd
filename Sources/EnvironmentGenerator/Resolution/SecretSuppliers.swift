import XCConfig

/// Which secrets decide the settings of a flavour.
///
/// Found by trying: with every secret set, the way to a setting's value passes those that matter to it.
struct SecretSuppliers: Sendable {
    private let settings: FlavourSettings

    init(_ flavour: Flavour, of schema: Schema, in input: ConfigurationInput) {
        settings = FlavourSettings(flavour, above: SecretsLevel(settingAll: schema.secrets, in: input), in: input)
    }

    /// Where the flavour includes the secrets file, whether it exists or not.
    var inclusionsOfSecrets: [SourceLocation] { settings.inclusionsOfSecrets }

    func derivation(of setting: String) -> Derivation { settings.evaluator.derivation(of: setting) }

    /// The secrets that decide a setting, the strongest first.
    func suppliers(of setting: String) -> [String] { suppliers(in: derivation(of: setting)) }

    func suppliers(in derivation: Derivation) -> [String] {
        let passed = derivation.steps.compactMap { step in
            step.assignment.flatMap(settings.secrets.overlay.line).map { settings.secrets.names[$0] }
        }
        var seen: Set<String> = []
        return passed.filter { seen.insert($0).inserted }
    }
}
