import Foundation
import Testing
import XCConfig

@testable import EnvironmentGenerator

struct SchemaTests {
    @Test(
        "reports every fault of Environment.json at its line and column",
        arguments: [
            ("{", ["1:2: error: this is not JSON: expected a string in double quotes"]),
            (#"{"flavours": ["A"]} x"#, ["1:21: error: this is not JSON: expected the end of the file"]),
            (#"{"flavours": ["A",]}"#, ["1:19: error: this is not JSON: no comma stands before ']'; take it out"]),
            ("{ // one", ["1:3: error: this is not JSON: it has no comments; take this one out"]),
            (
                "{\"flavours\": [\"A\" /* b */]}",
                ["1:19: error: this is not JSON: it has no comments; take this one out"]
            ),
            (
                "\u{FEFF}{\"flavours\": [\"A\"], \"properties\": []} x",
                ["1:42: error: this is not JSON: expected the end of the file"]
            ),
            (
                #"{"flavours": ["A"], "properties": [{}, 1]}"#,
                [
                    #"1:36: error: this property has no "name""#, #"1:36: error: this property has no "setting""#,
                    #"1:36: error: this property has no "type"; the types are String, Int, Double, Bool, URL, Duration, "#
                        + "[String], Secret",
                    #"1:40: error: expected an object with "name", "setting", "type""#,
                ]
            ),
            (#"{"flavours": [01]}"#, ["1:15: error: this is not JSON: expected a value"]),
            (#"{"flavours" ["A"]}"#, ["1:13: error: this is not JSON: expected ':' after a name"]),
            (#"{"flavours": ["A" "B"]}"#, ["1:19: error: this is not JSON: expected ',' or ']'"]),
            ("{\"flavours\": [\"A\\\"", ["1:15: error: this is not JSON: the string has no closing double quote"]),
            (
                "{\"flavours\": \(String(repeating: "[", count: 64))",
                ["1:77: error: this is not JSON: it is nested deeper than 64"]
            ),
            (
                "{\"flavours\": [\"A\\u0042\\\"\", null, true, 1, \"\"]}",
                [
                    "1:15: error: 'AB\"' is no flavour; only letters, digits and _ are, no digit first",
                    #"1:28: error: "flavour" must be a string that is not empty"#,
                    #"1:34: error: "flavour" must be a string that is not empty"#,
                    #"1:40: error: "flavour" must be a string that is not empty"#,
                    #"1:43: error: "flavour" must be a string that is not empty"#,
                    #"1:14: error: "flavours" names no flavour"#,
                ]
            ),
            (
                #"{"flavours": "A"}"#,
                ["1:14: error: expected an array", #"1:14: error: "flavours" names no flavour"#]
            ),
            (property(#""setting": "A", "type": "Int""#), [#"2:16: error: this property has no "name""#]),
            (
                property(#""name": "a", "setting": "A", "type": "Character""#),
                [
                    "2:54: error: this property has an unknown type; the types are "
                        + "String, Int, Double, Bool, URL, Duration, [String], Secret"
                ]
            ),
            (
                "[]",
                [
                    #"1:1: error: expected an object with "flavours", "defaultFlavour", "configurations", "properties", "#
                        + #""secrets", "icon", "type""#,
                    #"1:1: error: "flavours" is missing; list them, such as ["Local", "Dev", "Prod"]"#,
                ]
            ),
            (
                #"{"flavors": ["A"]}"#,
                [
                    #"1:2: error: there is no field "flavors"; did you mean "flavours"?"#,
                    #"1:1: error: "flavours" is missing; list them, such as ["Local", "Dev", "Prod"]"#,
                ]
            ),
            (
                "{\n  \"flavours\": [\"my-flavour\", \"1\", \"ü\"]}",
                [
                    "2:16: error: 'my-flavour' is no flavour; only letters, digits and _ are, no digit first",
                    "2:30: error: '1' is no flavour; only letters, digits and _ are, no digit first",
                    "2:35: error: 'ü' is no flavour; only letters, digits and _ are, no digit first",
                    #"2:15: error: "flavours" names no flavour"#,
                ]
            ),
            (
                #"{"flavours": ["Dev", "DEV"]}"#,
                [
                    "1:22: error: flavours 'Dev' and 'DEV' have one condition, -DDEV"
                ]
            ),
            (
                property(#""name": "URL", "setting": "A", "type": "Int""#),
                ["2:16: error: the name 'URL' is taken; give this property another one"]
            ),
            (
                #"{"flavours": ["A"], "type": {"name": "Data"}}"#,
                ["1:38: error: the name 'Data' is taken; give the type another one"]
            ),
            (
                #"{"flavours": ["A"], "icon": {"catalog": "../A"}}"#,
                [#"1:41: error: "catalog" must be a folder inside of the package, without '.' and '..'"#]
            ),
            (
                #"{"flavours": ["AllCases"]}"#,
                ["1:15: error: Swift keeps the name 'allCases' for itself; rename 'AllCases'"]
            ),
            (
                #"{"flavours": ["A", "A"]}"#,
                ["1:20: error: the flavour 'A' stands here twice"]
            ),
            (
                property(#""name": "a", "setting": "api-key", "type": "String""#),
                [
                    "2:41: error: 'api-key' is no setting; only letters, digits and _ are, no digit first"
                ]
            ),
            (
                property(#""name": "self", "setting": "A", "type": "String""#),
                [
                    "2:25: error: Swift keeps the name 'self' for itself; choose another one"
                ]
            ),
            (
                property(#""name": "a", "setting": "A", "type": "string""#),
                [
                    "2:54: error: this property has an unknown type; did you mean String?"
                ]
            ),
            (
                property(#""name": "a", "setting": "A""#),
                [
                    #"2:16: error: this property has no "type"; the types are "#
                        + "String, Int, Double, Bool, URL, Duration, [String], Secret"
                ]
            ),
            (
                property(#""name": "a", "setting": "A", "type": "Int", "default": 1"#),
                [
                    #"2:61: error: there is no field "default"; the fields are name, setting, type"#
                ]
            ),
            (
                property(#""name": "self", "setting": "a.b", "type": "Text""#),
                [
                    "2:25: error: Swift keeps the name 'self' for itself; choose another one",
                    "2:44: error: 'a.b' is no setting; only letters, digits and _ are, no digit first",
                    "2:59: error: this property has an unknown type; the types are "
                        + "String, Int, Double, Bool, URL, Duration, [String], Secret",
                ]
            ),
            (
                property(
                    #""name": "a", "setting": "A", "type": "Int"}, "#
                        + #"{"name": "a", "setting": "B", "type": "Int""#),
                ["2:62: error: the name 'a' is taken; give this property another one"]
            ),
            (
                property(#""name": "flavour", "setting": "A", "type": "Int""#),
                [
                    "2:16: error: the name 'flavour' is taken; give this property another one"
                ]
            ),
            (
                #"{"flavours": ["A"], "type": {"name": "E", "access": "open"}}"#,
                [
                    #"1:53: error: "access" must be internal, package or public"#
                ]
            ),
            (#"{"flavours": ["A"], "flavours": ["B"]}"#, [#"1:21: error: "flavours" stands here twice"#]),
            (
                #"{"flavours": ["Local", "Prod"], "defaultFlavour": "Prd", "configurations": {"Release": "prod"}}"#,
                [
                    "1:88: error: there is no flavour 'prod'; did you mean 'Prod'?",
                    "1:51: error: there is no flavour 'Prd'; did you mean 'Prod'?",
                ]
            ),
            (
                "{\"flavours\": [\"Local\", \"Prod\"],\n\"defaultFlavour\": 1, \"configurations\": {\"Beta\": \"Beta\", \"A\": null}}",
                [
                    "2:49: error: there is no flavour 'Beta'; the flavours are Local, Prod",
                    "2:62: error: expected the name of a flavour",
                    "2:19: error: expected the name of a flavour or null",
                ]
            ),
            (
                #"{"flavours": ["A"], "configurations": ["A"], "configuration": {}}"#,
                [
                    #"1:46: error: there is no field "configuration"; did you mean "configurations"?"#,
                    #"1:39: error: expected an object from configurations to flavours, such as {"Release": "Prod"}"#,
                ]
            ),
            (
                #"{"flavours": ["A"], "configurations": {"Relase": "A", "": "A", "Beta ": "A", "x": "A", "X": "A"}}"#,
                [
                    "1:40: error: there is no configuration 'Relase'; did you mean 'Release'?",
                    "1:55: error: a configuration's name is not empty and neither starts nor ends with a space",
                    "1:64: error: a configuration's name is not empty and neither starts nor ends with a space",
                    "1:88: error: the configuration 'X' is listed twice",
                ]
            ),
            (
                #"{"flavours": [], "defaultFlavour": "A", "configurations": {"Release": "A"}}"#,
                [#"1:14: error: "flavours" names no flavour"#]
            ),
        ] as [(String, [String])])
    func faults(json: String, expected: [String]) {
        var reader = SchemaReader()
        #expect(reader.read(Array(json.utf8), file: "E") == nil)
        #expect(reader.diagnostics.map(\.description) == expected.map { "E:" + $0 })
    }

    private static func property(_ members: String) -> String {
        "{\"flavours\": [\"A\"],\n\"properties\": [{\(members)}]}"
    }

    @Test("reads all that the file may say")
    func complete() throws {
        let json = """
            {"flavours": ["Local", "ProdEU"], "secrets": ["KEY"], "defaultFlavour": "ProdEU",
             "configurations": {"Debug2": "Local", "Release": "ProdEU"},
             "properties": [{"name": "default", "setting": "D", "type": "Duration"}],
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
        #expect(schema.properties.map(\.name) == ["default"])
        #expect(schema.properties.map(\.type) == [.duration])
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

    @Test("without a file, a file of settings that is no flavour and included by none is doubtful")
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
