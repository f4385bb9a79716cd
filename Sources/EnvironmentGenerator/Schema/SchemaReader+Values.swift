import XCConfig

/// Names, arrays and objects: what fields are made of.
extension SchemaReader {
    mutating func members(of json: LocatedJSON, known: [String]) -> [String: LocatedJSON.Member] {
        guard case .object(let members) = json.value else {
            report(json.location, "expected an object with \(known.map { "\"\($0)\"" }.joined(separator: ", "))")
            return [:]
        }
        var byName: [String: LocatedJSON.Member] = [:]
        for member in members {
            if !known.contains(member.name) {
                let nearest = NearestName.of(member.name, in: known)
                report(
                    member.location,
                    "there is no field \"\(member.name)\"; "
                        + (nearest.map { "did you mean \"\($0)\"?" }
                            ?? "the fields are \(known.joined(separator: ", "))"))
            } else if byName.updateValue(member, forKey: member.name) != nil {
                report(member.location, "\"\(member.name)\" is listed twice; remove one")
            }
        }
        return byName
    }

    mutating func elements(of json: LocatedJSON) -> [LocatedJSON] {
        guard case .array(let elements) = json.value else {
            report(json.location, "expected an array")
            return []
        }
        return elements
    }

    /// The elements of a field that lists at least one.
    mutating func elements(of member: LocatedJSON.Member, remedy: String) -> [LocatedJSON] {
        let elements = elements(of: member.value)
        if elements.isEmpty, case .array = member.value.value {
            report(member.value.location, "\"\(member.name)\" is empty; \(remedy)")
        }
        return elements
    }

    mutating func string(_ json: LocatedJSON, of field: String) -> String? {
        guard case .string(let text) = json.value, !text.isEmpty else {
            report(json.location, "\"\(field)\" must be a string that isn't empty")
            return nil
        }
        return text
    }

    mutating func name(_ json: LocatedJSON, of field: String) -> String? {
        string(json, of: field).flatMap { checkedName($0, at: json.location) }
    }

    mutating func checkedName(_ text: String, at location: SourceLocation) -> String? {
        guard SwiftName.isIdentifier(text) else {
            report(
                location, "'\(text)' isn't a valid name; use letters, digits and '_', not starting with a digit")
            return nil
        }
        guard !SwiftName.reserved.contains(text) else {
            report(location, "'\(text)' is reserved in Swift; choose another name")
            return nil
        }
        return text
    }

    mutating func readNames(_ json: LocatedJSON, of kind: String) -> [(text: String, location: SourceLocation)] {
        names(elements(of: json), of: kind)
    }

    mutating func names(_ elements: [LocatedJSON], of kind: String) -> [(text: String, location: SourceLocation)] {
        var names: [(text: String, location: SourceLocation)] = []
        for element in elements {
            guard let name = name(element, of: kind) else { continue }
            if names.contains(where: { $0.text == name }) {
                report(element.location, "the \(kind) '\(name)' is listed twice; remove one")
            }
            names.append((name, element.location))
        }
        return names
    }
}
