import Testing
import XCConfig

@testable import EnvironmentGenerator

/// A package in memory, with one flavour `Prod` unless its files say otherwise.
struct Package: CustomTestStringConvertible {
    var files: [String: String] = [:]
    var images: [String: [UInt8]] = [:]
    var variables: [String: String] = [:]
    var buildSettings: [String: String] = [:]

    static let schema = """
        {"flavours": ["Prod"], "properties": [], "secrets": ["API_KEY", "API_KEY_PROD"]}
        """

    var input: ConfigurationInput {
        var nodes: [String: MemoryFiles.Node] = [:]
        for (path, text) in files { nodes["/package/" + path] = .file(Array(text.utf8)) }
        for (path, image) in images { nodes["/package/" + path] = .file(image) }
        return ConfigurationInput(
            directory: "/package/Configurations", packageDirectory: "/package", variables: variables,
            build: Build(settings: buildSettings), files: MemoryFiles(nodes))
    }

    var testDescription: String { files.keys.sorted().joined(separator: ", ") }

    /// - Parameters:
    ///   - type: A type's name, or an object.
    ///   - fields: Other fields of the property, such as `"in": ["Prod"]`.
    static func schema(declaring type: String, fields: String = "") -> String {
        """
        {"flavours": ["Prod"], "secrets": ["API_KEY", "API_KEY_PROD"],
         "properties": [{"name": "value", "setting": "VALUE", "type": \(type.hasPrefix("{") ? type : "\"\(type)\"")\
        \(fields.isEmpty ? "" : ", " + fields)}]}
        """
    }

    /// A package with one property in one flavour.
    static func declaring(
        _ type: String, fields: String = "", settings: String, variables: [String: String] = [:]
    ) -> Package {
        Package(
            files: [
                "Configurations/Environment.json": schema(declaring: type, fields: fields),
                "Configurations/Prod.xcconfig": settings,
            ],
            variables: variables)
    }

    /// All findings, as the lines that a person sees, with paths from the package's directory.
    var findings: [String] { diagnostics.map { input.shown($0.description) } }

    /// The rules of all findings.
    var rules: [Diagnostic.Rule] { diagnostics.map(\.rule) }

    private var diagnostics: [Diagnostic] {
        do {
            let resolution = try Resolution(input)
            return resolution.findings + resolution.flavours.flatMap(\.findings)
        } catch {
            return error.findings
        }
    }
}
