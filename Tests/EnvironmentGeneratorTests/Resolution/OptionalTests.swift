import Testing
import XCConfig

@testable import EnvironmentGenerator

/// What a property is where its setting is missing or empty, and what is said of values that none takes.
struct OptionalTests {
    private static let choice = #"{"name": "Level?", "values": ["low", "high"]}"#
    private static let missing =
        "Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; set it in "
        + "Configurations/Prod.xcconfig"
    private static let schemaPlace = "Environment.json:2"

    struct Case: CustomTestStringConvertible {
        var type: String
        var fields = ""
        var settings: String
        /// As explained; `nil` of an optional.
        var value: String?
        var origin: String?
        var findings: [String] = []

        var testDescription: String { "\(type) \(fields) \(settings)" }
    }

    @Test(
        "an optional is nil, has its default or its value",
        arguments: [
            Case(type: "Int?", settings: ""),
            Case(type: "Int?", settings: "VALUE =\n", origin: "Prod.xcconfig:1"),
            Case(type: "Int?", settings: "VALUE = $(GONE)\n", origin: "Prod.xcconfig:1"),
            Case(type: "Int?", settings: "VALUE = 7\n", value: "7", origin: "Prod.xcconfig:1"),
            Case(
                type: "Int?", settings: "VALUE = x\n", origin: "Prod.xcconfig:1",
                findings: [
                    "Prod.xcconfig:1:1: error: 'VALUE' isn't a valid Int in flavour 'Prod'; expected a whole number "
                        + "from -9223372036854775808 to 9223372036854775807, in decimal digits without leading zeros"
                ]),
            Case(type: "String?", settings: "VALUE =\n", origin: "Prod.xcconfig:1"),
            Case(type: "[String]?", settings: "VALUE =\n", origin: "Prod.xcconfig:1"),
            Case(type: "[URL]?", settings: ""),
            Case(type: "Data?", settings: "VALUE = Zg==\n", value: "Zg==", origin: "Prod.xcconfig:1"),
            Case(type: "Secret?", settings: ""),
            Case(type: "Secret?", settings: "VALUE = $(API_KEY)\n", origin: "Prod.xcconfig:1"),
            Case(type: choice, settings: ""),
            Case(type: choice, settings: "VALUE = low\n", value: "low", origin: "Prod.xcconfig:1"),
            // A value of the type: an assignment of nothing is one of strings and arrays.
            Case(type: "String", settings: "VALUE =\n", value: "", origin: "Prod.xcconfig:1"),
            Case(type: "String", settings: "", findings: [missing]),
            Case(type: "[Int]", settings: "VALUE =\n", value: "", origin: "Prod.xcconfig:1"),
            Case(type: "Int", settings: "VALUE =\n", origin: "Prod.xcconfig:1", findings: [missing]),
            // Defaults.
            Case(type: "Int", fields: #""default": 3"#, settings: "", value: "3", origin: schemaPlace),
            Case(type: "Int", fields: #""default": 3"#, settings: "VALUE =\n", value: "3", origin: schemaPlace),
            Case(type: "Int", fields: #""default": 3"#, settings: "VALUE = 3\n", value: "3", origin: "Prod.xcconfig:1"),
            Case(type: "Int?", fields: #""default": "3""#, settings: "", value: "3", origin: schemaPlace),
            Case(type: "Int?", fields: #""default": "3""#, settings: "VALUE =\n", origin: "Prod.xcconfig:1"),
            Case(type: "Bool", fields: #""default": true"#, settings: "", value: "YES", origin: schemaPlace),
            Case(type: "String", fields: #""default": "$(X)""#, settings: "", value: "$(X)", origin: schemaPlace),
            Case(
                type: "String", fields: #""default": "a""#, settings: "VALUE =\n", value: "", origin: "Prod.xcconfig:1"),
            Case(
                type: "[String]", fields: #""default": ["a b", "c"]"#, settings: "", value: "a b, c",
                origin: schemaPlace),
            // A flavour that must have it, and one that can't.
            Case(
                type: "Int?", fields: #""in": ["Prod"]"#, settings: "VALUE = 1\n", value: "1", origin: "Prod.xcconfig:1"
            ),
            Case(type: "Int?", fields: #""in": ["Prod"]"#, settings: "", findings: [missing]),
            Case(
                type: "Int?", fields: #""in": ["Prod"], "default": 1"#, settings: "", value: "1", origin: schemaPlace),
            Case(type: "Int?", fields: #""in": ["Other"]"#, settings: ""),
            Case(type: "Int?", fields: #""in": ["Other"]"#, settings: "VALUE =\n"),
            Case(
                type: "Int?", fields: #""in": ["Other"]"#, settings: "VALUE = x\n",
                findings: [
                    "Prod.xcconfig:1:1: warning: 'VALUE' is ignored here, because \"in\" of property 'value' doesn't list "
                        + "'Prod'; remove the line, or add the flavour to \"in\""
                ]),
            Case(type: "Int?", fields: #""in": ["Other"]"#, settings: "#include \"Shared.xcconfig\"\n"),
        ])
    func values(given: Case) throws {
        var package = Package.declaring(given.type, fields: given.fields, settings: given.settings)
        package.files["Configurations/Environment.json"]?.replace(
            #"["Prod"], "secrets""#, with: #"["Prod", "Other"], "secrets""#)
        package.files["Configurations/Other.xcconfig"] = "VALUE = 1\n"
        package.files["Configurations/Shared.xcconfig"] = "VALUE = 1\n"
        let resolution = try Resolution(package.input)
        let prod = try #require(resolution.flavours.first)
        let entry = try #require(Explanation(resolution, of: package.input, flavour: "Prod").entries.first)
        #expect(entry.value == given.value)
        #expect(entry.origin == given.origin.map { "Configurations/" + $0 })
        #expect(
            prod.findings.filter { $0.rule != .undefinedReference }.map { package.input.shown($0.description) }
                == given.findings.map { "Configurations/" + $0 })
    }

    @Test(
        "warns of a setting that was probably meant for an absent property, once",
        arguments: [
            // A name with an edit for every five characters.
            ("REQUEST_TIMEOUT", "REQUEST_TIMOUT = 1s\n", true), ("REQUEST_TIMEOUT", "REQUEST_TIEMOUT = 1s\n", true),
            ("REQUEST_TIMEOUT", "request_timeout = 1s\n", true), ("LEVEL", "LEVELS = 1s\n", true),
            // Another name, one that makes another value, and one beside the value.
            ("API_PORT", "API_HOST = 1s\n", false), ("API_PORT2", "API_PORT = 1s\nUSED = $(API_PORT)\n", false),
            ("LEVEL", "LEVEL = 1s\nLEVELS = 1s\n", false),
        ])
    func misspellings(setting: String, settings: String, isFound: Bool) {
        let package = Package(files: [
            "Configurations/Environment.json": """
            {"flavours": ["Dev", "Prod"], "properties": [
              {"name": "duration", "setting": "\(setting)", "type": "Duration", "default": "30s"},
              {"name": "used", "setting": "USED", "type": "String?"}]}
            """,
            "Configurations/Dev.xcconfig": "USED = a\n\(setting) = 2s\n",
            "Configurations/Prod.xcconfig": settings,
        ])
        let name = settings.prefix { $0 != " " }
        #expect(
            package.findings
                == (isFound
                    ? [
                        "Configurations/Prod.xcconfig:1:1: warning: '\(name)' belongs to no property; did you mean "
                            + "'\(setting)'?"
                    ] : []))
    }

    @Test(
        "base64 that '//' cuts is an error, wherever the line is, though what is left may be base64, too",
        arguments: [
            ("VALUE = Zm9v//8=\n", 13), ("VALUE = Zm9v//\n", 13), ("VALUE = $(PART)\nPART = Zm9v//8=\n", 12),
            ("VALUE = Zm//9v\n", 11),
        ])
    func cutBase64(settings: String, column: Int) {
        let line = settings.contains("PART =") ? 2 : 1
        #expect(
            Package.declaring("Data", settings: settings).findings == [
                "Configurations/Prod.xcconfig:\(line):\(column): error: '//' starts a comment, also inside quotes, and "
                    + "cuts this word; write '/$()/' for '//', or put a space before a comment"
            ])
        #expect(Package.declaring("String", settings: settings).rules == [.wordCutAtComment])
        #expect(Package.declaring("Data", settings: "VALUE = Zm9v // 8=\n// Zm9v//8=\n").findings.isEmpty)
    }
}
