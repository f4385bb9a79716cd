package import XCConfig

/// What to generate: `Environment.json`, or the conventions that replace it.
package struct Schema: Sendable {
    package var flavours: [Flavour]
    package var selection: FlavourSelection
    package var properties: [Property]
    /// Variables of the environment, and lines of the secrets file, that hold secrets.
    package var secrets: [String]
    package var icon: IconDeclaration?
    package var type: TypeDeclaration
    /// Files of settings that make no flavour because of their names.
    var unusableFiles: [String] = []

    /// Where the icons are: an asset catalogue, and the setting that names an icon of it.
    package struct IconDeclaration: Sendable {
        package var catalog: String
        package var setting: String
        /// Where the icon is declared; `nil` by convention.
        package var location: SourceLocation?
    }

    /// The settings that the schema names.
    var settingNames: Set<String> {
        Set(properties.map(\.setting) + secrets + [icon?.setting].compactMap(\.self))
    }

    package struct TypeDeclaration: Sendable {
        package var name: String
        package var access: Access

        package enum Access: String, CaseIterable, Sendable {
            case `internal`
            case package
            case `public`
        }
    }

    package struct Property: Sendable {
        package var name: String
        package var setting: String
        package var type: PropertyType
        package var location: SourceLocation
        /// The text of its documentation comment.
        package var description: String?
        /// What it is in a flavour that leaves it out.
        package var defaultValue: DefaultValue?
        /// The names of the flavours that have it; `nil` if all of them do.
        package var flavours: [String]?

        func isDeclared(in flavour: Flavour) -> Bool { flavours?.contains(flavour.name) ?? true }
    }

    package struct DefaultValue: Sendable {
        package var value: PropertyValue
        /// The value as a file would write it.
        package var text: String
        package var location: SourceLocation
    }
}

extension Schema {
    /// What holds where `Environment.json` says nothing.
    package enum Default {
        package static let properties = [
            ("baseURL", "API_BASE_URL", PropertyType(.url(schemes: schemes))),
            ("apiKey", "API_KEY", PropertyType(.secret)),
        ]
        /// The schemes of a URL; `http` is allowed for this machine besides.
        package static let schemes = ["https"]
        package static let icon = IconDeclaration(
            catalog: Conventions.iconCatalog, setting: "ASSETCATALOG_COMPILER_APPICON_NAME")
        package static let type = TypeDeclaration(name: "Environment", access: .internal)
    }

    /// The schema of a package without `Environment.json`: a flavour for each file of settings that has a flavour's
    /// name, and icons if there are some.
    package static func conventional(fileNames: [String], hasIcons: Bool, in directory: String) -> Schema {
        let flavours = Conventions.flavourNames(among: fileNames).map { name in
            Flavour(name, at: SourceLocation(file: "\(directory)/\(name).xcconfig", line: 1))
        }
        let location = SourceLocation(file: directory + "/Environment.json", line: 1)
        return Schema(
            flavours: flavours,
            selection: FlavourSelection(defaultFlavour: flavours.first, location: flavours.first?.location ?? location),
            properties: Default.properties.map { Property(name: $0, setting: $1, type: $2, location: location) },
            secrets: Conventions.secrets(ofFlavours: flavours.map(\.name)),
            icon: hasIcons ? Default.icon : nil,
            type: Default.type,
            unusableFiles: Conventions.unusableNames(among: fileNames).map { $0 + ".xcconfig" })
    }

    /// The names of flavours that have a file and that the schema doesn't list.
    func unlistedFlavours(in input: ConfigurationInput) -> [String] {
        Conventions.flavourNames(among: input.files.names(in: input.directory))
            .filter { !flavours.map(\.name).contains($0) }
    }
}
