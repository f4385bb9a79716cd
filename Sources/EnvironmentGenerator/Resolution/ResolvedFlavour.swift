package import XCConfig

/// One flavour of a resolution: its values, its icon and its faults.
package struct ResolvedFlavour: Sendable {
    package var flavour: Flavour
    /// `nil` if the flavour has no file.
    var settings: FlavourSettings?
    package var values: [ResolvedValue]
    package var icon: Icon?
    /// What is wrong with this flavour, in the order of the files.
    package var findings: [Diagnostic]

    package var isUsable: Bool { !findings.contains { $0.severity == .error } }
}

package struct ResolvedValue: Sendable {
    package var property: Schema.Property
    /// `nil` if the flavour has none, which only an optional allows.
    package var value: PropertyValue?
    /// The value as it is written; a list's elements with commas between them.
    package var text = ""
    /// Whether it is the property's default.
    package var isDefault = false
}

extension ResolvedFlavour {
    init(_ flavour: Flavour, of schema: Schema, above secrets: SecretsLevel, in input: ConfigurationInput) {
        self.init(flavour: flavour, settings: nil, values: [], icon: nil, findings: [])
        let file = input.file(of: flavour)
        guard input.files.exists(file) else {
            let nearest = NearestName.of(flavour.name, in: schema.unlistedFlavours(in: input))
            findings = [
                Diagnostic(
                    .error, .missingFile, at: flavour.location,
                    "flavour '\(flavour.name)' has no file; add '\(input.shown(file))'"
                        + (nearest.map { ", or did you mean '\($0)', which has one?" } ?? ""))
            ]
            return
        }
        var reader = FlavourValues(schema, from: FlavourSettings(flavour, above: secrets, in: input))
        for property in schema.properties {
            do {
                values.append(try reader.value(of: property))
            } catch {
                findings.append(error)
            }
        }
        if let icon = schema.icon {
            do {
                self.icon = try reader.icon(from: icon)
            } catch {
                findings += error.findings
            }
        }
        findings += UnusedAssignments(reader.settings, of: schema).warnings(besides: values)
        findings = FlavourFindings(reader.settings, of: schema).all(besides: reader.warnings + findings)
        settings = reader.settings
    }

    /// Where the value of a property comes from.
    ///
    /// - Parameter resolved: The value, `nil` for an invalid or a missing one.
    func origin(of property: Schema.Property, resolved: ResolvedValue?) -> ValueOrigin {
        guard property.isDeclared(in: flavour) else { return .nowhere }
        if let defaultValue = property.defaultValue, resolved?.isDefault == true {
            return ValueOrigin(places: [.file(defaultValue.location)], hasValue: true, shadowed: [])
        }
        return origin(of: property.setting)
    }

    /// Where the value of a setting comes from.
    func origin(of setting: String) -> ValueOrigin {
        settings?.origin(of: setting) ?? .nowhere
    }
}
