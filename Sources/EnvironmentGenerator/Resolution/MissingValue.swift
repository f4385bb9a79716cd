import XCConfig

/// What to do where a property has no value in a flavour.
struct MissingValue {
    let property: Schema.Property
    let schema: Schema
    let settings: FlavourSettings
    let suppliers: SecretSuppliers

    private var input: ConfigurationInput { settings.input }
    private var flavour: Flavour { settings.flavour }

    func diagnostic() -> Diagnostic {
        let fact = "'\(property.setting)' of property '\(property.name)' has no value in flavour '\(flavour.name)'"
        if !property.type.isSecret,
            let misspelt = UnusedAssignments(settings, of: schema).misspelling(of: property.setting)
        {
            return Diagnostic(
                .error, .missingValue, at: misspelt.place,
                "\(fact); '\(misspelt.name)' belongs to no property, did you mean '\(property.setting)'?")
        }
        let remedy = property.type.isSecret ? remedyForSecret() : remedy()
        return Diagnostic(.error, .missingValue, at: settings.place(of: property.setting), "\(fact); \(remedy)")
    }

    // MARK: Values in files

    private func remedy() -> String {
        let files = [input.file(of: flavour)] + includedFiles()
        return "set it in \(files.map(input.shown).joined(separator: " or "))"
    }

    /// The files read for the flavour besides its own and the secrets.
    private func includedFiles() -> [String] {
        var seen: Set = [input.file(of: flavour)]
        return settings.readFiles.filter { !settings.secrets.overlay.isSecretsFile($0) && seen.insert($0).inserted }
    }

    // MARK: Secrets

    /// Never a file that git tracks.
    private func remedyForSecret() -> String {
        let derivation = suppliers.derivation(of: property.setting)
        if let misspelt = misspeltReference(in: derivation) { return misspelt }
        let suppliers = suppliers.suppliers(in: derivation)
        if let first = suppliers.first {
            return "set the variable \(suppliers.joined(separator: " or ")), or write '\(first) = …' to "
                + "\(input.shown(input.secretsFile)) (\(Self.injection) does it from the variables)"
        }
        guard let secret = schema.secrets.first else {
            return #"name a variable for it under "secrets" of Environment.json"#
        }
        return "it refers to no secret of Environment.json; write '\(property.setting) = $(\(secret))' in "
            + input.shown(input.file(of: flavour))
    }

    private static let injection = "'swift package --allow-writing-to-package-directory inject-secrets'"

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
}
