import XCConfig

extension SchemaReader {
    mutating func readProperties(_ member: LocatedJSON.Member?, in json: LocatedJSON) -> [Schema.Property] {
        guard let member else {
            return Schema.Default.properties.map {
                Schema.Property(name: $0, setting: $1, type: $2, location: json.location)
            }
        }
        return elements(of: member.value).compactMap { readProperty($0) }
    }

    private mutating func readProperty(_ json: LocatedJSON) -> Schema.Property? {
        let members = members(of: json, known: ["name", "setting", "type"])
        guard case .object = json.value else { return nil }
        let name = requiredName("name", in: members, of: json)
        let setting = requiredName("setting", in: members, of: json)
        let type = readPropertyType(members["type"], in: json)
        guard let name, let setting, let type else { return nil }
        return Schema.Property(name: name, setting: setting, type: type, location: json.location)
    }

    private mutating func readPropertyType(_ member: LocatedJSON.Member?, in json: LocatedJSON) -> PropertyType? {
        guard let member else {
            report(json.location, "this property has no \"type\"; the types are \(Self.typeList)")
            return nil
        }
        guard let type = member.value.text.flatMap(PropertyType.init) else {
            let nearest = member.value.text.flatMap { NearestName.of($0, in: PropertyType.allCases.map(\.rawValue)) }
            report(
                member.value.location,
                "this property has an unknown type; "
                    + (nearest.map { "did you mean \($0)?" } ?? "the types are \(Self.typeList)"))
            return nil
        }
        return type
    }

    private static let typeList = PropertyType.allCases.map(\.rawValue).joined(separator: ", ")

    private mutating func requiredName(
        _ field: String, in members: [String: LocatedJSON.Member], of json: LocatedJSON
    ) -> String? {
        guard let member = members[field] else {
            report(json.location, "this property has no \"\(field)\"")
            return nil
        }
        return name(member.value, of: field)
    }
}
