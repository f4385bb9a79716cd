import XCConfig

/// What to do where a value is missing.
extension FlavourSettings {
    mutating func missing(_ property: Schema.Property, at place: SourceLocation) -> Diagnostic {
        let fact = "'\(property.setting)' of property '\(property.name)' has no value in flavour '\(flavour.name)'"
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
        guard let secret = schema.secrets.first else {
            return #"name a variable for it under "secrets" of Environment.json"#
        }
        let file = source.shown(source.file(of: flavour))
        guard readsSecrets else {
            return "\(file) reads no secrets; start it with '#include? \"Secrets.xcconfig\"'"
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
        return readFiles.filter { seen.insert($0).inserted }
    }

    /// The secrets that decide a setting, the strongest first.
    ///
    /// Found by trying: with every secret set, the way to the setting's value passes those that matter to it.
    mutating func suppliers(of setting: String) -> [String] {
        let evaluator = Evaluator(settingsWithEverySecret, in: Self.context(of: flavour))
        let passed = evaluator.derivation(of: setting).steps.compactMap { step in
            step.assignment.flatMap(everySecret.line).map { schema.secrets[$0] }
        }
        var seen: Set<String> = []
        return passed.filter { seen.insert($0).inserted }
    }

    var everySecret: SecretsOverlay {
        SecretsOverlay(
            files: source.files, secretsFile: source.secretsFile, lines: schema.secrets.map { "\($0) = set" })
    }
}
