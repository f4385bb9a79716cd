package import XCConfig

/// What to generate: `Environment.json`, or the conventions that stand for it.
package struct Schema: Sendable {
    package var flavours: [Flavour]
    package var selection: FlavourSelection
    package var properties: [Property]
    /// Variables of the environment, and lines of the secrets file, that hold secrets.
    package var secrets: [String]
    package var icon: IconDeclaration?
    package var type: TypeDeclaration

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
    }
}

package enum PropertyType: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case url = "URL"
    case duration = "Duration"
    case strings = "[String]"
    case secret = "Secret"
}

extension Schema {
    /// What holds where `Environment.json` says nothing.
    package enum Default {
        package static let properties = [("baseURL", "API_BASE_URL", PropertyType.url), ("apiKey", "API_KEY", .secret)]
        /// The secret of every flavour; each flavour has one of its own, too.
        package static let secrets = ["API_KEY"]
        package static let icon = IconDeclaration(
            catalog: "Assets/AppIcons.xcassets", setting: "ASSETCATALOG_COMPILER_APPICON_NAME")
        package static let type = TypeDeclaration(name: "Environment", access: .internal)
        /// Files of settings that are no flavour.
        package static let sharedFiles = ["Shared.xcconfig", "Secrets.xcconfig", "Secrets.example.xcconfig"]
        package static let flavourOrder = ["Local", "Dev", "Prod"]
    }

    /// The schema of a package without `Environment.json`: a flavour for each file of settings that has a flavour's
    /// name, and icons if there are some.
    package static func conventional(fileNames: [String], hasIcons: Bool, in directory: String) -> Schema {
        let found = flavourNames(of: fileNames).filter { SwiftName.isIdentifier($0) }.map { name in
            Flavour(name, at: SourceLocation(file: "\(directory)/\(name).xcconfig", line: 1))
        }.filter { !SwiftName.reserved.contains($0.caseName) }
        let known = Default.flavourOrder.flatMap { name in found.filter { $0.name == name } }
        let flavours = known + found.filter { !known.contains($0) }.sorted { $0.name < $1.name }
        let location = SourceLocation(file: directory + "/Environment.json", line: 1)
        return Schema(
            flavours: flavours,
            selection: FlavourSelection(defaultFlavour: flavours.first, location: flavours.first?.location ?? location),
            properties: Default.properties.map { Property(name: $0, setting: $1, type: $2, location: location) },
            secrets: Default.secrets + flavours.map { "API_KEY_" + $0.condition },
            icon: hasIcons ? Default.icon : nil,
            type: Default.type)
    }

    /// The names of flavours that have a file and that the schema doesn't list.
    func unlistedFlavours(in input: ConfigurationInput) -> [String] {
        Self.flavourNames(of: input.files.names(in: input.directory)).filter { !flavours.map(\.name).contains($0) }
    }

    private static func flavourNames(of fileNames: [String]) -> [String] {
        fileNames.filter { $0.hasSuffix(".xcconfig") && !Default.sharedFiles.contains($0) }
            .map { String($0.dropLast(".xcconfig".count)) }
    }
}
