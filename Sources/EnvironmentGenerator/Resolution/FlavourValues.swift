import XCConfig

/// Reads the values that the schema declares from a flavour's settings.
struct FlavourValues {
    private let schema: Schema
    private(set) var settings: FlavourSettings
    /// What is suspicious about the values that were read.
    private(set) var warnings: [Diagnostic] = []
    private lazy var oddities = settings.secrets.variables.oddities(knowing: schema.settingNames)
    private lazy var exampleValues = valuesOfExample()
    private lazy var suppliers = SecretSuppliers(settings.flavour, of: schema, in: settings.input)

    init(_ schema: Schema, from settings: FlavourSettings) {
        self.schema = schema
        self.settings = settings
    }

    mutating func value(of property: Schema.Property) throws(Diagnostic) -> ResolvedValue {
        guard property.isDeclared(in: settings.flavour) else { return ResolvedValue(property: property) }
        let text = settings.string(of: property.setting)
        let place = settings.place(of: property.setting)
        let type = property.type
        if type.isSecret {
            try checkVariables(of: property, at: place)
            warnOfQuotes(text, of: property)
        }
        let isAssigned = settings.evaluator.location(of: property.setting) != nil
        guard !text.isEmpty || (type.allowsEmpty && isAssigned) else {
            return try absence(of: property, isAssigned: isAssigned)
        }
        try checkSecrecy(of: property, at: place)
        do {
            let list = type.isList ? settings.list(of: property.setting) : []
            let value = try PropertyValue(text, list: list, as: type)
            warnIfUnfilled(type.isList ? list : [text], of: property, at: place)
            return ResolvedValue(
                property: property, value: value, text: type.isList ? list.joined(separator: ", ") : text)
        } catch {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "'\(property.setting)' isn't a valid \(type.nameWithoutOptional) in flavour '\(settings.flavour.name)'; "
                    + error.reason
                    + (!type.isList && SecretOddity.isQuoted(text)
                        ? "; the quotes are part of the value, remove them" : ""))
        }
    }

    private mutating func warnIfUnfilled(_ texts: [String], of property: Schema.Property, at place: SourceLocation) {
        let isText = property.type.element == .string
        var fault = texts.lazy.compactMap { UnfilledValue(of: $0, isText: isText) }.first
        if fault == nil, property.type.isSecret, !exampleValues.isDisjoint(with: texts) { fault = .example }
        guard let fault else { return }
        warnings.append(
            Diagnostic(
                .warning, .unfilledValue, at: place,
                "the value of '\(property.setting)' in flavour '\(settings.flavour.name)' \(fault.rawValue)"))
    }

    /// What the example of the secrets file assigns.
    private func valuesOfExample() -> Set<String> {
        let file = settings.input.directory + "/Secrets.example.xcconfig"
        guard settings.input.files.exists(file) else { return [] }
        var example = BuildSettings()
        example.load(file, from: settings.input.files)
        var evaluator = Evaluator(example, in: FlavourSettings.context(of: settings.flavour))
        return Set(example.settingNames.map { evaluator.string(of: $0) }.filter { !$0.isEmpty })
    }

    /// What a property is where its setting is missing or empty.
    private mutating func absence(
        of property: Schema.Property, isAssigned: Bool
    ) throws(Diagnostic) -> ResolvedValue {
        // An assignment of nothing is how a flavour turns the default of an optional off.
        if let value = property.defaultValue, !(property.type.isOptional && isAssigned) {
            return ResolvedValue(property: property, value: value.value, text: value.text, isDefault: true)
        }
        if property.type.isOptional, property.flavours == nil { return ResolvedValue(property: property) }
        throw MissingValue(property: property, schema: schema, settings: settings, suppliers: suppliers).diagnostic()
    }

    /// A variable that no line can hold doesn't count, and so must not be the one that should. Of one that counts, it
    /// says what is odd.
    private mutating func checkVariables(
        of property: Schema.Property, at place: SourceLocation
    ) throws(Diagnostic) {
        let unwritable = settings.secrets.variables.unwritable
        guard !unwritable.isEmpty || !oddities.isEmpty else { return }
        let suppliers = suppliers.suppliers(of: property.setting)
        warnings += suppliers.flatMap { name in
            oddities[name, default: []].map {
                Diagnostic(
                    .warning, .suspiciousSecret, at: place,
                    $0.message(about: "the variable '\(name)'", oneEach: "variable"))
            }
        }
        guard let variable = suppliers.first(where: unwritable.contains) else { return }
        throw Diagnostic(
            .error, .invalidValue, at: place, "the variable '\(variable)' \(SecretVariables.unwritableFact)")
    }

    /// Quotes of the secrets file and of variables are reported there.
    private mutating func warnOfQuotes(_ text: String, of property: Schema.Property) {
        guard SecretOddity.isQuoted(text),
            case .file(let place)? = settings.origin(of: property.setting).places.first,
            !settings.secrets.contains(place)
        else { return }
        warnings.append(
            Diagnostic(
                .warning, .suspiciousSecret, at: place,
                SecretOddity.quotes.message(about: "'\(property.setting)'", oneEach: "line")))
    }

    /// A secret that is a part of a property of another type would be readable in the generated source.
    private func checkSecrecy(of property: Schema.Property, at place: SourceLocation) throws(Diagnostic) {
        guard !property.type.isSecret, !schema.secrets.isEmpty else { return }
        let secret = settings.evaluator.derivation(of: property.setting).steps.first { step in
            schema.secrets.contains(step.name) && !step.value.isEmpty
                && step.assignment.map(settings.secrets.contains) == true
        }
        if let secret {
            throw Diagnostic(
                .error, .invalidValue, at: place,
                "'\(property.setting)' holds the secret '\(secret.name)'; declare '\(property.name)' as Secret")
        }
    }

    mutating func icon(from icon: Schema.IconDeclaration) throws(UnusableConfiguration) -> Icon {
        let name = settings.string(of: icon.setting)
        let place = settings.place(of: icon.setting)
        guard !name.isEmpty else {
            throw UnusableConfiguration(
                .missingValue, at: place,
                "'\(icon.setting)' has no value in flavour '\(settings.flavour.name)'; name an icon set of "
                    + icon.catalog)
        }
        let input = settings.input
        let catalog = IconCatalog(directory: input.packageDirectory + "/" + icon.catalog, input: input)
        guard catalog.exists else {
            throw UnusableConfiguration(.invalidIcon, at: icon.location ?? place, catalog.absence)
        }
        return try catalog.icon(named: name, at: place)
    }
}
