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
                report(member.location, "\"\(member.name)\" stands here twice")
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

    mutating func string(_ json: LocatedJSON, of field: String) -> String? {
        guard case .string(let text) = json.value, !text.isEmpty else {
            report(json.location, "\"\(field)\" must be a string that is not empty")
            return nil
        }
        return text
    }

    mutating func name(_ json: LocatedJSON, of field: String) -> String? {
        guard let text = string(json, of: field) else { return nil }
        guard SwiftName.isIdentifier(text) else {
            report(json.location, "'\(text)' is no \(field); only letters, digits and _ are, no digit first")
            return nil
        }
        guard !SwiftName.reserved.contains(text) else {
            report(json.location, "Swift keeps the name '\(text)' for itself; choose another one")
            return nil
        }
        return text
    }

    mutating func readNames(_ json: LocatedJSON, of kind: String) -> [(text: String, location: SourceLocation)] {
        var names: [(text: String, location: SourceLocation)] = []
        for element in elements(of: json) {
            guard let name = name(element, of: kind) else { continue }
            if names.contains(where: { $0.text == name }) {
                report(element.location, "the \(kind) '\(name)' stands here twice")
            }
            names.append((name, element.location))
        }
        return names
    }
}
