import Foundation
import Testing
import XCConfig

@testable import EnvironmentGenerator

struct SchemaTests {
    @Test("reports every fault of Environment.json at its line and column", arguments: SchemaFile.refused)
    func faults(file: SchemaFile) {
        var reader = SchemaReader()
        #expect(reader.read(Array(file.json.utf8), file: "E") == nil)
        #expect(reader.diagnostics.map(\.description) == file.findings.map { "E:" + $0 })
    }

    @Test("reads every field, type and default", arguments: SchemaFile.accepted)
    func accepts(file: SchemaFile) {
        var reader = SchemaReader()
        #expect(reader.read(Array(file.json.utf8), file: "E") != nil)
        #expect(reader.diagnostics == [])
    }

    @Test("reads all that the file may say")
    func complete() throws {
        let json = """
            {"flavours": ["Local", "ProdEU"], "secrets": ["KEY"], "defaultFlavour": "ProdEU",
             "configurations": {"Debug2": "Local", "Release": "ProdEU"},
             "properties": [
               {"name": "default", "setting": "D", "type": "Duration?", "default": "2d", "in": ["ProdEU"],
                "description": "How long."},
               {"name": "level", "setting": "L", "type": {"name": "Level", "values": ["low", "high"]}},
               {"name": "socket", "setting": "S", "type": "[URL]", "schemes": ["wss"]}],
             "icon": {"catalog": "A.xcassets", "setting": "ICON"}, "type": {"name": "Config", "access": "public"}}
            """
        var reader = SchemaReader()
        let read = reader.read(Array(json.utf8), file: "E")
        let schema = try #require(read)
        #expect(schema.flavours.map(\.caseName) == ["local", "prodEU"])
        #expect(schema.flavours.map(\.condition) == ["LOCAL", "PRODEU"])
        #expect(schema.selection.defaultFlavour == schema.flavours[1])
        #expect(schema.selection.configurations.map(\.name) == ["Debug2", "Release"])
        #expect(schema.selection.configurations.map(\.flavour) == schema.flavours)
        #expect(schema.properties.map(\.name) == ["default", "level", "socket"])
        #expect(
            schema.properties.map(\.type) == [
                PropertyType(.duration, isOptional: true),
                PropertyType(.choice(PropertyType.Choice(name: "Level", values: ["low", "high"]))),
                PropertyType(.url(schemes: ["wss"]), isList: true),
            ])
        let property = schema.properties[0]
        #expect(property.defaultValue?.value == .duration(.seconds(172_800)))
        #expect(property.defaultValue?.text == "2d")
        #expect(property.defaultValue?.location == SourceLocation(file: "E", line: 4, column: 72))
        #expect(property.flavours == ["ProdEU"])
        #expect(property.description == "How long.")
        #expect(schema.secrets == ["KEY"])
        #expect(schema.icon?.catalog == "A.xcassets")
        #expect(schema.icon?.setting == "ICON")
        #expect(schema.type.name == "Config")
        #expect(schema.type.access == .public)
    }

    @Test("without a file the conventions hold, for the flavours that are there")
    func conventions() {
        let schema = Schema.conventional(
            fileNames: [
                "Beta.xcconfig", "Prod.xcconfig", "Local.xcconfig", "Shared.xcconfig", "Secrets.xcconfig",
                "Secrets.example.xcconfig", "README.md", "my-team.xcconfig",
            ],
            hasIcons: true, in: "C")
        #expect(schema.flavours.map(\.name) == ["Local", "Prod", "Beta"])
        #expect(schema.secrets == ["API_KEY", "API_KEY_LOCAL", "API_KEY_PROD", "API_KEY_BETA"])
        #expect(schema.properties.map(\.setting) == ["API_BASE_URL", "API_KEY"])
        #expect(schema.icon?.catalog == "Assets/AppIcons.xcassets")
        #expect(schema.icon?.setting == "ASSETCATALOG_COMPILER_APPICON_NAME")
        #expect(schema.type.name == "Environment")
    }

    @Test(
        "without a file, names that make one flavour are an error that names the files",
        arguments: [
            (["Local", "local"], "local", "LOCAL"), (["Prod", "FLAVOUR_PROD"], "FLAVOUR_PROD", "FLAVOUR_PROD"),
            (["FLAVOUR_DEBUG", "Debug"], "FLAVOUR_DEBUG", "FLAVOUR_DEBUG"),
        ])
    func conventionalClash(names: [String], at place: String, condition: String) {
        let folder = "Configurations/"
        let package = Package(files: Dictionary(uniqueKeysWithValues: names.map { (folder + $0 + ".xcconfig", "") }))
        let files = Conventions.flavourNames(among: names.map { $0 + ".xcconfig" }).map { "'\(folder)\($0).xcconfig'" }
        #expect(
            package.findings == [
                "\(folder)\(place).xcconfig:1:1: error: flavours \(files.joined(separator: " and ")) have one condition, "
                    + "-D\(condition); rename one of the files"
            ])
    }

    @Test("without a file, a file of settings that isn't a flavour and isn't included is doubtful")
    func unusedFiles() {
        var package = Package(files: [:])
        for name in [
            "Shared", "secrets", "Secrets.Example", ".#Prod", "base-ios", "qa-dev", "2go", "Müller", "AllCases",
        ] {
            package.files["Configurations/\(name).xcconfig"] = ""
        }
        package.files["Configurations/Prod.xcconfig"] =
            "#include \"base-ios.xcconfig\"\nAPI_BASE_URL = https:/$()/a.example\nAPI_KEY = a\n"
        #expect(
            package.findings
                == ["2go", "AllCases", "Müller", "qa-dev"].map {
                    "Configurations/\($0).xcconfig:1:1: warning: no flavour can have the name of '\($0).xcconfig', and no "
                        + "flavour includes the file; name it with letters, digits and '_', no digit first, or list the "
                        + "flavours in Environment.json"
                })
    }

    @Test(
        "the build plugin finds the secrets and the icons that the schema has",
        arguments: [
            nil, #"{"flavours": ["Prod"], "secrets": ["A", "B"], "icon": {"catalog": "I.xcassets"}}"#,
            #"{"flavours": ["Prod"], "icon": {}}"#,
            "\u{FEFF}{\"flavours\": [\"Prod\"], \"properties\": [], \"secrets\": []}",
        ])
    func plannedConfiguration(json: String?) throws {
        var package = Package(files: ["Assets/AppIcons.xcassets/Contents.json": "{}"])
        for name in ["Shared", "Secrets", "Prod", "QA", "qa-dev"] {
            package.files["Configurations/\(name).xcconfig"] = ""
        }
        if let json { package.files["Configurations/Environment.json"] = json }
        let schema = try Schema(package.input)
        let planned = PlannedConfiguration(
            schema: json.map { Data($0.utf8) }, fileNames: package.input.files.names(in: package.input.directory))
        #expect(planned.secrets == schema.secrets)
        if let icon = schema.icon { #expect(planned.iconCatalog == icon.catalog) }
    }
}
