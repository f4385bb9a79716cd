import XCConfig

/// Types: names such as `Int?`, and choices.
extension SchemaReader {
    mutating func readPropertyType(
        _ member: LocatedJSON.Member?, schemes: LocatedJSON.Member?, in json: LocatedJSON
    ) -> PropertyType? {
        guard let member else {
            report(json.location, "this property has no \"type\"; \(Self.types)")
            return nil
        }
        var type: PropertyType?
        switch member.value.value {
        case .object: type = readChoice(member.value)
        case .string(let name): type = readNamedType(name, at: member.value.location)
        default: report(member.value.location, "\"type\" must be a string or an object; \(Self.types)")
        }
        guard let schemes else { return type }
        let names = readSchemes(schemes)
        if case .url = type?.element {
            type?.element = .url(schemes: names)
        } else if type != nil {
            report(schemes.location, "\"schemes\" is only for a URL; remove it")
        }
        return type
    }

    private mutating func readNamedType(_ name: String, at location: SourceLocation) -> PropertyType? {
        if let type = PropertyType(named: name) { return type }
        let nearest = NearestName.of(name, in: PropertyType.named.map(\.name))
        report(
            location, "this property has an unknown type; " + (nearest.map { "did you mean '\($0)'?" } ?? Self.types))
        return nil
    }

    private static let types =
        "the types are \(PropertyType.required.map(\.name).joined(separator: ", ")), each also with '?', and "
        + #"{ "name": …, "values": [ … ] }"#

    // MARK: Choices

    private mutating func readChoice(_ json: LocatedJSON) -> PropertyType? {
        let members = members(of: json, known: ["name", "values"])
        for field in ["name", "values"] where members[field] == nil {
            report(json.location, "this choice has no \"\(field)\"")
        }
        let values = members["values"].map { readValues($0) } ?? []
        guard let member = members["name"], var name = string(member.value, of: "name") else { return nil }
        let isOptional = name.last == "?"
        if isOptional { name.removeLast() }
        guard let name = checkedName(name, at: member.value.location) else { return nil }
        if SwiftName.reservedTypes.contains(name) {
            report(member.value.location, "'\(name)' is reserved in Swift; choose another name")
        }
        return PropertyType(.choice(PropertyType.Choice(name: name, values: values)), isOptional: isOptional)
    }

    private mutating func readValues(_ member: LocatedJSON.Member) -> [String] {
        names(elements(of: member, remedy: "list what there is to choose from"), of: "value").map { value, location in
            if SwiftName.isReservedCase(value) {
                report(location, "'\(value)' is reserved in Swift; choose another name")
            }
            return value
        }
    }

    /// Properties may share a choice; then its values are the same.
    mutating func checkChoices(of properties: [Schema.Property]) {
        var known: [String: [String]] = [:]
        for property in properties {
            guard case .choice(let choice) = property.type.element else { continue }
            if let values = known.updateValue(choice.values, forKey: choice.name), values != choice.values {
                report(
                    property.location,
                    "the choice '\(choice.name)' has other values in another property; give one of them another name")
            }
        }
    }

    // MARK: Schemes

    private mutating func readSchemes(_ member: LocatedJSON.Member) -> [String] {
        var schemes: [String] = []
        for element in elements(of: member, remedy: "list one, such as \"https\"") {
            guard let scheme = string(element, of: "scheme") else { continue }
            if !Self.isScheme(scheme) {
                report(
                    element.location,
                    "'\(scheme)' isn't a scheme; use lower-case letters, digits, '+', '-' and '.', starting with a letter"
                )
            } else if schemes.contains(scheme) {
                report(element.location, "the scheme '\(scheme)' is listed twice; remove one")
            } else {
                schemes.append(scheme)
            }
        }
        return schemes
    }

    private static func isScheme(_ text: String) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = text.utf8.first, letters.contains(first) else { return false }
        return text.utf8.allSatisfy { letters.contains($0) || digits.contains($0) || "+-.".utf8.contains($0) }
    }
}
