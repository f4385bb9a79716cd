import Foundation

/// What holds for a package without `Environment.json`.
///
/// The build plugin has a link to this file, and to `SwiftName`: SwiftPM compiles a plugin from the files of its own
/// folder, and plugins can't import a library.
enum Conventions {
    /// The secret of every flavour; each flavour has one of its own, too.
    static let secret = "API_KEY"
    static let iconCatalog = "Assets/AppIcons.xcassets"
    /// The flavours that come first.
    private static let flavourOrder = ["Local", "Dev", "Prod"]
    private static let sharedFiles: Set = ["shared.xcconfig", "secrets.xcconfig", "secrets.example.xcconfig"]

    static func secrets(ofFlavours names: [String]) -> [String] {
        [secret] + names.map { "\(secret)_\($0.uppercased())" }
    }

    /// The names of flavours that files of settings have, in their order.
    static func flavourNames(among fileNames: [String]) -> [String] {
        let found = settingsFiles(among: fileNames).filter(isFlavourName)
        let known = flavourOrder.filter(found.contains)
        return known + found.filter { !known.contains($0) }.sorted()
    }

    /// The names of other files of settings, without their extension: no flavour can have them.
    static func unusableNames(among fileNames: [String]) -> [String] {
        settingsFiles(among: fileNames).filter { !isFlavourName($0) }.sorted()
    }

    /// The files that may each make a flavour, without their extension; editors' and the system's are hidden.
    private static func settingsFiles(among fileNames: [String]) -> [String] {
        fileNames.filter { $0.hasSuffix(".xcconfig") && !$0.hasPrefix(".") }
            .filter { !isSharedFile($0) }
            .map { String($0.dropLast(".xcconfig".count)) }
    }

    /// Whether a file of settings serves all flavours, whatever the case of its name.
    static func isSharedFile(_ name: String) -> Bool {
        sharedFiles.contains(name.lowercased())
    }

    private static func isFlavourName(_ name: String) -> Bool {
        SwiftName.isIdentifier(name) && !SwiftName.isReservedCase(SwiftName.caseName(ofFlavour: name))
    }
}

/// What the build plugin has to know of a configuration; the tool reads and checks it as a whole.
struct PlannedConfiguration {
    /// Variables that supply secrets.
    let secrets: [String]
    /// The asset catalogue of the icons; `nil` if it is outside of the package, which the tool refuses.
    let iconCatalog: String?

    private struct File: Decodable {
        struct Icon: Decodable { var catalog: String? }
        var secrets: [String]?
        var icon: Icon?
    }

    /// - Parameters:
    ///   - schema: The content of `Environment.json`, if there is such a file.
    ///   - fileNames: The names in the folder of the configuration.
    init(schema: Data?, fileNames: [String]) {
        let file = schema.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        secrets =
            schema == nil
            ? Conventions.secrets(ofFlavours: Conventions.flavourNames(among: fileNames)) : file?.secrets ?? []
        let catalog = file?.icon?.catalog ?? Conventions.iconCatalog
        iconCatalog = catalog.split(separator: "/").contains("..") ? nil : catalog
    }
}
