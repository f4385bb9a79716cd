import XCConfig

extension SchemaReader {
    mutating func readProperties(
        _ member: LocatedJSON.Member?, of flavours: [Flavour], in json: LocatedJSON
    ) -> [Schema.Property] {
        guard let member else {
            return Schema.Default.properties.map {
                Schema.Property(name: $0, setting: $1, type: $2, location: json.location)
            }
        }
        let properties = elements(of: member.value).compactMap { readProperty($0, flavours) }
        checkChoices(of: properties)
        return properties
    }

    private mutating func readProperty(_ json: LocatedJSON, _ flavours: [Flavour]) -> Schema.Property? {
        let members = members(
            of: json, known: ["name", "setting", "type", "default", "in", "schemes", "description"])
        guard case .object = json.value else { return nil }
        let name = requiredName("name", in: members, of: json)
        let setting = requiredName("setting", in: members, of: json)
        let type = readPropertyType(members["type"], schemes: members["schemes"], in: json)
        let description = members["description"].flatMap { string($0.value, of: "description") }
        let defaultValue = members["default"].flatMap { readDefault($0, as: type) }
        let owners = members["in"].flatMap { readOwners($0, of: type, flavours) }
        guard let name, let setting, let type else { return nil }
        return Schema.Property(
            name: name, setting: setting, type: type, location: json.location, description: description,
            defaultValue: defaultValue, flavours: owners)
    }

    private mutating func requiredName(
        _ field: String, in members: [String: LocatedJSON.Member], of json: LocatedJSON
    ) -> String? {
        guard let member = members[field] else {
            report(json.location, "this property has no \"\(field)\"")
            return nil
        }
        return name(member.value, of: field)
    }

    // MARK: Defaults and flavours

    private mutating func readDefault(_ member: LocatedJSON.Member, as type: PropertyType?) -> Schema.DefaultValue? {
        guard let type else { return nil }
        guard !type.isSecret else {
            report(member.location, "a Secret has no \"default\", which git would track; remove it")
            return nil
        }
        do {
            return try Schema.DefaultValue(member.value, as: type)
        } catch {
            report(member.value.location, "\"default\" isn't a valid \(type.name); \(error.reason)")
            return nil
        }
    }

    private mutating func readOwners(
        _ member: LocatedJSON.Member, of type: PropertyType?, _ flavours: [Flavour]
    ) -> [String]? {
        var names: [String] = []
        for element in elements(of: member, remedy: "list the flavours that have the property") {
            guard let flavour = readFlavour(element, of: flavours) else { continue }
            if names.contains(flavour.name) {
                report(element.location, "the flavour '\(flavour.name)' is listed twice; remove one")
            }
            names.append(flavour.name)
        }
        if let type, !type.isOptional {
            report(
                member.location,
                "the flavours that \"in\" leaves out have no value, so the type has to be optional; write '\(type.name)?'"
            )
        }
        return names
    }
}

extension Schema.DefaultValue {
    /// - Throws: `InvalidValue` for a value of another type, and for one that an optional takes for none.
    fileprivate init(_ json: LocatedJSON, as type: PropertyType) throws(InvalidValue) {
        let texts: [String]
        if type.isList {
            guard case .array(let elements) = json.value else {
                throw InvalidValue(reason: "expected an array of its elements")
            }
            texts = try elements.map { element throws(InvalidValue) in try Self.text(of: element, as: type.element) }
        } else {
            texts = [try Self.text(of: json, as: type.element)]
        }
        let text = texts.joined(separator: ", ")
        guard type.allowsEmpty || !(type.isList ? texts.isEmpty : text.isEmpty) else {
            throw InvalidValue(reason: "what is empty counts as missing; remove the default")
        }
        value = try PropertyValue(texts.first ?? "", list: texts, as: type)
        self.text = text
        location = json.location
    }

    /// What a file would hold for a scalar.
    private static func text(of json: LocatedJSON, as type: PropertyType.Element) throws(InvalidValue) -> String {
        switch (json.value, type) {
        case (.string(let text), _): return text
        case (.number(let text), .int), (.number(let text), .double): return text
        case (.bool(let isTrue), .bool): return isTrue ? "YES" : "NO"
        case (_, .int), (_, .double): throw InvalidValue(reason: "expected a number")
        case (_, .bool): throw InvalidValue(reason: "expected true or false")
        default: throw InvalidValue(reason: "expected a string")
        }
    }
}
