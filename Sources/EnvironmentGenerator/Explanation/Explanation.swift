import XCConfig

/// What each property is in each flavour, and where its value comes from; secrets are masked.
package struct Explanation: Encodable, Sendable {
    package struct Entry: Encodable, Sendable {
        package var flavour: String
        package var property: String
        package var setting: String
        package var type: String
        /// The value as it is written in a file, `nil` for a missing or an invalid one; of a secret its length and, if
        /// it is long, its fingerprint.
        package var value: String?
        /// Whether there is a value that can't be used; `environment check` says why.
        package var isInvalid: Bool
        /// The place that holds the value.
        package var origin: String?
        /// The assignments that pass the value on.
        package var through: [String]
        /// What would count if the origin were gone.
        package var shadowed: [String]
    }

    package var entries: [Entry]

    package init(_ resolution: Resolution, of input: ConfigurationInput, flavour name: String? = nil) {
        entries = resolution.flavours(named: name).flatMap { flavour in
            let values = Dictionary(uniqueKeysWithValues: flavour.values.map { ($0.property.name, $0) })
            var entries = resolution.schema.properties.map { property in
                let resolved = values[property.name]
                return Self.entry(
                    property.name, property.setting, property.type.name, in: flavour, of: input,
                    value: resolved?.explained, from: flavour.origin(of: property, resolved: resolved))
            }
            if let icon = resolution.schema.icon {
                entries.append(
                    Self.entry(
                        "appIcon", icon.setting, "AppIcon", in: flavour, of: input, value: flavour.icon?.name,
                        from: flavour.origin(of: icon.setting)))
            }
            return entries
        }
    }

    private static func entry(
        _ property: String, _ setting: String, _ type: String, in flavour: ResolvedFlavour,
        of input: ConfigurationInput, value: String?, from origin: ValueOrigin
    ) -> Entry {
        let places = origin.places.map { $0.shown(in: input) }
        return Entry(
            flavour: flavour.flavour.name, property: property, setting: setting, type: type, value: value,
            isInvalid: value == nil && origin.hasValue,
            origin: places.first, through: Array(places.dropFirst()),
            shadowed: origin.shadowed.map { $0.shown(in: input) })
    }
}

extension ResolvedValue {
    fileprivate var explained: String? {
        switch value {
        case nil: nil
        case .secret(let secret): "•••• (\(Fingerprint.described(secret)))"
        default: text
        }
    }
}

extension ValueOrigin.Place {
    fileprivate func shown(in input: ConfigurationInput) -> String {
        switch self {
        case .file(let location): "\(input.shown(location.file)):\(location.line)"
        case .variable(let name): "variable \(name)"
        }
    }
}
