import XCConfig

/// Flavours, and what chooses between them.
extension SchemaReader {
    mutating func readFlavours(_ member: LocatedJSON.Member?, in json: LocatedJSON) -> [Flavour] {
        guard let member else {
            report(json.location, #""flavours" is missing; list them, such as ["Local", "Dev", "Prod"]"#)
            return []
        }
        let flavours = readNames(member.value, of: "flavour").map { Flavour($0.text, at: $0.location) }
        for clash in Flavour.clashes(among: flavours) { report(clash.location, clash.message) }
        if flavours.isEmpty { report(member.value.location, #""flavours" names no flavour"#) }
        return flavours
    }

    mutating func readSelection(
        of flavours: [Flavour], _ members: [String: LocatedJSON.Member], in json: LocatedJSON
    ) -> FlavourSelection {
        let configurations = members["configurations"]
        var selection = FlavourSelection(
            defaultFlavour: flavours.first,
            location: (configurations ?? members["flavours"])?.location ?? json.location)
        if let configurations {
            selection.configurations = readConfigurations(configurations.value, of: flavours)
        }
        guard let member = members["defaultFlavour"] else { return selection }
        if case .null = member.value.value {
            selection.defaultFlavour = nil
            selection.location = member.location
        } else {
            selection.defaultFlavour = readFlavour(member.value, of: flavours, orNull: true)
        }
        return selection
    }

    private mutating func readConfigurations(
        _ json: LocatedJSON, of flavours: [Flavour]
    ) -> [(name: String, flavour: Flavour)] {
        guard case .object(let members) = json.value else {
            report(json.location, #"expected an object from configurations to flavours, such as {"Release": "Prod"}"#)
            return []
        }
        var configurations: [(name: String, flavour: Flavour)] = []
        var names: [String] = []
        for member in members {
            checkConfiguration(member, besides: names)
            names.append(member.name)
            if let flavour = readFlavour(member.value, of: flavours) { configurations.append((member.name, flavour)) }
        }
        return configurations
    }

    private mutating func checkConfiguration(_ member: LocatedJSON.Member, besides names: [String]) {
        let name = ConfigurationName(member.name)
        if names.contains(where: name.isSame) {
            report(member.location, "the configuration '\(member.name)' is listed twice; remove one")
        } else if name.text.first.map(\.isWhitespace) ?? true || name.text.last?.isWhitespace == true {
            report(member.location, "a configuration's name isn't empty and neither starts nor ends with a space")
        } else if let standard = name.misspelling {
            report(member.location, "there is no configuration '\(member.name)'; did you mean '\(standard)'?")
        }
    }

    mutating func readFlavour(
        _ json: LocatedJSON, of flavours: [Flavour], orNull: Bool = false
    ) -> Flavour? {
        guard let text = json.text else {
            report(json.location, "expected the name of a flavour\(orNull ? " or null" : "")")
            return nil
        }
        if let flavour = flavours.first(where: { $0.name == text }) { return flavour }
        // Without any flavour, that is the fault.
        guard !flavours.isEmpty else { return nil }
        let names = flavours.map(\.name)
        report(
            json.location,
            "there is no flavour '\(text)'; "
                + (NearestName.of(text, in: names).map { "did you mean '\($0)'?" }
                    ?? "the flavours are \(names.joined(separator: ", "))"))
        return nil
    }
}
