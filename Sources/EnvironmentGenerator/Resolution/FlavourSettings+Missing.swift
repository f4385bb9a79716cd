import XCConfig

/// What to do where a value is missing.
extension FlavourSettings {
    mutating func missing(_ property: Schema.Property, at place: SourceLocation) -> Diagnostic {
        let fact = "'\(property.setting)' of property '\(property.name)' has no value in flavour '\(flavour.name)'"
        if property.type != .secret, let misspelt = misspelling(of: property) {
            return Diagnostic(
                .error, .missingValue, at: misspelt.place,
                "\(fact); '\(misspelt.name)' belongs to no property, did you mean '\(property.setting)'?")
        }
        let remedy = property.type == .secret ? remedy(forSecret: property) : remedy(for: property)
        return Diagnostic(.error, .missingValue, at: place, "\(fact); \(remedy)")
    }

    private func remedy(for property: Schema.Property) -> String {
        let files = [input.file(of: flavour)] + included()
        return "set it in \(files.map(input.shown).joined(separator: " or "))"
    }

    /// The assignment that was probably meant to be the property's.
    private mutating func misspelling(of property: Schema.Property) -> (name: String, place: SourceLocation)? {
        let known = Set(schema.properties.map(\.setting) + schema.secrets + [schema.icon?.setting].compactMap(\.self))
        guard let name = NearestName.of(property.setting, in: settings.settingNames.filter { !known.contains($0) }),
            let place = evaluator.location(of: name)
        else { return nil }
        return (name, place)
    }

    /// A reference on the way to a setting that nothing assigns, if a known name is close to it.
    private func misspeltReference(in derivation: Derivation) -> String? {
        for step in derivation.steps where step.assignment == nil {
            guard let place = step.reference,
                let nearest = NearestName.of(step.name, in: schema.secrets.filter { $0 != step.name })
            else { continue }
            return "'\(step.name)' at \(input.shown(place.file)):\(place.line):\(place.column) is assigned nowhere; "
                + "did you mean '\(nearest)'?"
        }
        return nil
    }

    /// Never a file that git tracks.
    private mutating func remedy(forSecret property: Schema.Property) -> String {
        let derivation = evaluatorWithEverySecret.derivation(of: property.setting)
        if let misspelt = misspeltReference(in: derivation) { return misspelt }
        let suppliers = suppliers(in: derivation)
        if let first = suppliers.first {
            return "set the variable \(suppliers.joined(separator: " or ")), or write '\(first) = …' to "
                + "\(input.shown(input.secretsFile)) (\(Self.injection) does it from the variables)"
        }
        guard let secret = schema.secrets.first else {
            return #"name a variable for it under "secrets" of Environment.json"#
        }
        let file = input.shown(input.file(of: flavour))
        guard readsSecrets else {
            return "\(file) reads no secrets; start it with '#include? \"Secrets.xcconfig\"'"
        }
        return "it refers to no secret of Environment.json; write '\(property.setting) = $(\(secret))' in \(file)"
    }

    private static let injection = "'swift package --allow-writing-to-package-directory inject-secrets'"

    /// Whether the secrets file would be read if it were there.
    private var readsSecrets: Bool {
        mutating get { settingsWithEverySecret.files.contains(where: overlay.isSecretsFile) }
    }

    /// The files read for the flavour besides its own and the secrets.
    private func included() -> [String] {
        var seen: Set = [input.file(of: flavour), input.secretsFile]
        return readFiles.filter { seen.insert($0).inserted }
    }

    /// The secrets that decide a setting, the strongest first.
    ///
    /// Found by trying: with every secret set, the way to the setting's value passes those that matter to it.
    mutating func suppliers(of setting: String) -> [String] {
        suppliers(in: evaluatorWithEverySecret.derivation(of: setting))
    }

    private func suppliers(in derivation: Derivation) -> [String] {
        let passed = derivation.steps.compactMap { step in
            step.assignment.flatMap(everySecret.line).map { schema.secrets[$0] }
        }
        var seen: Set<String> = []
        return passed.filter { seen.insert($0).inserted }
    }
}
