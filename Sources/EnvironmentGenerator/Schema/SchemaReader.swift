import XCConfig

/// Reads `Environment.json`, collecting all of its faults.
struct SchemaReader {
    private(set) var diagnostics: [Diagnostic] = []

    init() {}

    /// The schema, or `nil` if a fault makes it unusable.
    mutating func read(_ bytes: [UInt8], file: String) -> Schema? {
        do {
            let schema = readSchema(try LocatedJSON.parse(bytes, file: file, rule: .malformedSchema))
            return diagnostics.isEmpty ? schema : nil
        } catch {
            diagnostics.append(error)
            return nil
        }
    }

    private static let fields = [
        "$schema", "flavours", "defaultFlavour", "configurations", "properties", "secrets", "icon", "type",
    ]

    private mutating func readSchema(_ json: LocatedJSON) -> Schema? {
        let members = members(of: json, known: Self.fields)
        if let member = members["$schema"] { _ = string(member.value, of: member.name) }
        let flavours = readFlavours(members["flavours"], in: json)
        let properties = readProperties(members["properties"], of: flavours, in: json)
        let secrets = members["secrets"].map { readNames($0.value, of: "secret").map(\.text) } ?? []
        for property in properties where property.type.isSecret && secrets.isEmpty && members["secrets"] != nil {
            report(property.location, "'\(property.name)' is a Secret, but \"secrets\" names no variable to supply it")
        }
        let schema = Schema(
            flavours: flavours, selection: readSelection(of: flavours, members, in: json), properties: properties,
            secrets: secrets,
            icon: members["icon"].flatMap { readIcon($0.value) },
            type: members["type"].map { readType($0.value) } ?? Schema.Default.type)
        checkClashes(in: schema)
        return schema
    }

    private mutating func readIcon(_ json: LocatedJSON) -> Schema.IconDeclaration? {
        let members = members(of: json, known: ["catalog", "setting"])
        var icon = Schema.Default.icon
        icon.location = json.location
        if let member = members["catalog"], let catalog = string(member.value, of: "catalog") {
            let parts = catalog.split(separator: "/", omittingEmptySubsequences: false)
            if parts.contains(where: { ["", ".", ".."].contains($0) }) {
                report(
                    member.value.location, #""catalog" must be a folder inside of the package, without '.' and '..'"#)
            }
            icon.catalog = catalog
            icon.location = member.value.location
        }
        if let setting = members["setting"].flatMap({ name($0.value, of: "setting") }) { icon.setting = setting }
        return icon
    }

    private mutating func readType(_ json: LocatedJSON) -> Schema.TypeDeclaration {
        let members = members(of: json, known: ["name", "access"])
        var type = Schema.Default.type
        if let member = members["name"], let name = name(member.value, of: "type") {
            if SwiftName.generated.contains(name) {
                report(member.value.location, "the name '\(name)' is taken; give the type another one")
            }
            type.name = name
        }
        if let access = members["access"], let text = string(access.value, of: "access") {
            if let known = Schema.TypeDeclaration.Access(rawValue: text) {
                type.access = known
            } else {
                report(access.value.location, #""access" must be internal, package or public"#)
            }
        }
        return type
    }

    /// Properties and choices share their type with what the generator declares itself.
    private mutating func checkClashes(in schema: Schema) {
        var taken = SwiftName.generated.union([schema.type.name])
        for property in schema.properties where !taken.insert(property.name).inserted {
            report(property.location, "the name '\(property.name)' is taken; give this property another one")
        }
        var choices: Set<String> = []
        for property in schema.properties {
            guard case .choice(let choice) = property.type.element, choices.insert(choice.name).inserted else {
                continue
            }
            if !taken.insert(choice.name).inserted {
                report(property.location, "the name '\(choice.name)' is taken; give this choice another one")
            }
        }
    }

    mutating func report(_ location: SourceLocation, _ message: String) {
        diagnostics.append(Diagnostic(.error, .malformedSchema, at: location, message))
    }
}
