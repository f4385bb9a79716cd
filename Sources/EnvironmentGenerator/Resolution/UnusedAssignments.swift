import XCConfig

/// The assignments of a flavour that no property takes.
struct UnusedAssignments {
    private let settings: FlavourSettings
    private let schema: Schema
    /// Settings that the schema doesn't name.
    private let names: [String]

    init(_ settings: FlavourSettings, of schema: Schema) {
        self.settings = settings
        self.schema = schema
        let known = schema.settingNames
        names = settings.settings.settingNames.filter { !known.contains($0) }
    }

    /// Whether the value of a property is made of a setting.
    private func isUsed(_ name: String) -> Bool {
        schema.settingNames.contains { setting in
            settings.evaluator.derivation(of: setting).steps.contains { $0.name == name }
        }
    }

    /// The assignment that was probably meant to be the setting's.
    func misspelling(of setting: String) -> (name: String, place: SourceLocation)? {
        guard let name = NearestName.of(setting, in: names), !isUsed(name),
            let place = settings.evaluator.location(of: name)
        else { return nil }
        return (name, place)
    }

    /// Warns of assignments that were probably meant for a property that goes without, which is no error.
    ///
    /// - Parameter values: Those of the flavour.
    func warnings(besides values: [ResolvedValue]) -> [Diagnostic] {
        let properties = values.map(\.property)
        let absent = values.filter { ($0.value == nil || $0.isDefault) && $0.property.isDeclared(in: settings.flavour) }
        return properties.compactMap(ignored) + misspellings(of: absent.map(\.property.setting))
    }

    private func misspellings(of absent: [String]) -> [Diagnostic] {
        names.compactMap { name in
            // A flavour may well have a setting of its own that only looks similar.
            guard let setting = NearestName.of(name, in: absent, share: 5), !isUsed(name),
                let place = settings.evaluator.location(of: name)
            else { return nil }
            return Diagnostic(
                .warning, .unusedValue, at: place, "'\(name)' belongs to no property; did you mean '\(setting)'?")
        }
    }

    /// The value that the flavour's own file gives a property that only others have.
    private func ignored(_ property: Schema.Property) -> Diagnostic? {
        guard !property.isDeclared(in: settings.flavour),
            let step = settings.evaluator.derivation(of: property.setting).steps.first, !step.value.isEmpty,
            let place = step.assignment, place.file == settings.input.file(of: settings.flavour)
        else { return nil }
        return Diagnostic(
            .warning, .unusedValue, at: place,
            "'\(property.setting)' is ignored here, because \"in\" of property '\(property.name)' doesn't list "
                + "'\(settings.flavour.name)'; remove the line, or add the flavour to \"in\"")
    }
}
