import XCConfig

/// The flavour of a build that passes no compilation condition.
enum FlavourChoice: Equatable, Sendable {
    case flavour(Flavour, warning: Diagnostic? = nil)
    /// The error that the build ends with instead.
    case undecided(Diagnostic)
}

extension FlavourChoice {
    /// The flavour that the schema gives the configuration; else the one that the configuration's name holds; else the
    /// schema's default.
    init(ofConfiguration text: String, isArchive: Bool = false, in schema: Schema) {
        let name = ConfigurationName(text)
        if let listed = schema.selection.configurations.first(where: { name.isSame(as: $0.name) }) {
            self = .flavour(listed.flavour)
            return
        }
        let named = name.flavours(among: schema.flavours)
        switch named.count {
        case 0: self = Self.unnamed(in: name, isArchive: isArchive, schema)
        case 1: self = .flavour(named[0])
        default:
            let names = named.map { "'\($0.name)'" }.joined(separator: " and ")
            self = .undecided(
                schema.finding(
                    .error, "configuration '\(text)' names \(names); rename it, or \(Self.listing) with its flavour"))
        }
    }

    private static func unnamed(in name: ConfigurationName, isArchive: Bool, _ schema: Schema) -> Self {
        let substitute = schema.selection.defaultFlavour
        // Where there is one flavour, no build can be of a wrong one.
        if let substitute, schema.flavours.count == 1 || name.isStandard && !isArchive { return .flavour(substitute) }
        let fact = "configuration '\(name.text)' names no flavour"
        let nearest = name.nearestFlavour(among: schema.flavours).map { "did you mean '\($0)'? Else " } ?? ""
        let example = schema.flavours[schema.flavours.count - 1].name
        let remedy = "\(nearest)use one that does, such as '\(name.text) \(example)', or \(listing)"
        let conditions = "pass one of " + schema.flavours.map { "-D" + $0.conditions[0] }.joined(separator: ", ")
        if isArchive {
            return .undecided(
                schema.finding(.error, "\(fact), and an archive takes no default; \(remedy), or \(conditions)"))
        }
        guard let substitute else {
            return .undecided(
                schema.finding(
                    .error,
                    name.isStandard
                        ? "this build names no flavour, and there is no default; \(conditions), or \(listing)"
                        : "\(fact), and there is no default; \(remedy), or \(conditions)"))
        }
        return .flavour(
            substitute, warning: schema.finding(.warning, "\(fact), so this is '\(substitute.name)'; \(remedy)"))
    }

    private static let listing = "list the configuration under \"configurations\" of Environment.json"
}

extension Schema {
    fileprivate func finding(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
        Diagnostic(severity, .unclearFlavour, at: selection.location, message)
    }
}
