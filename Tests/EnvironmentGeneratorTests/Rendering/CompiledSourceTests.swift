import Foundation
import TestSupport
import Testing
import XCConfig

@testable import EnvironmentGenerator

/// What the compiler makes of the generated source, and what the program then says.
struct CompiledSourceTests {
    private let folder: TemporaryFolder
    private var directory: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder("Quelle ß")
    }

    private static let package = Package(
        files: [
            "Configurations/Environment.json": """
            {"flavours": ["Local", "Default", "ProdEU"], "secrets": ["KEY"], "properties": [
              {"name": "text", "setting": "TEXT", "type": "String"},
              {"name": "default", "setting": "COUNT", "type": "Int"},
              {"name": "ratio", "setting": "RATIO", "type": "Double"},
              {"name": "in", "setting": "FLAG", "type": "Bool"},
              {"name": "address", "setting": "ADDRESS", "type": "URL"},
              {"name": "timeout", "setting": "TIMEOUT", "type": "Duration"},
              {"name": "words", "setting": "WORDS", "type": "[String]"},
              {"name": "secret", "setting": "KEY", "type": "Secret", "description": "Ends */\\nhere.\\u2028\\u0000"},
              {"name": "data", "setting": "DATA", "type": "Data"},
              {"name": "level", "setting": "LEVEL", "type": {"name": "Array", "values": ["none", "init", "rawValue"]}},
              {"name": "numbers", "setting": "NUMBERS", "type": "[Int]"},
              {"name": "ratios", "setting": "RATIOS", "type": "[Double]"},
              {"name": "addresses", "setting": "ADDRESSES", "type": "[URL]", "schemes": ["wss", "https"]},
              {"name": "moment", "setting": "MOMENT", "type": "Duration", "default": "0.25ms"}],
             "icon": {"catalog": "A.xcassets", "setting": "ICON"}, "type": {"name": "Config", "access": "ACCESS"}}
            """,
            "Configurations/Local.xcconfig": ##"""
            TEXT = \(print("X"))\u{0} */ #" Müll 🗑️ """
            COUNT = -5
            RATIO = 1e3
            FLAG = YES
            ADDRESS = http:/$()/localhost:1/
            TIMEOUT = 250ms
            WORDS = a "b c"
            DATA = Zm/$()/8A==
            LEVEL = none
            NUMBERS = 1 -2
            RATIOS = 0.5 2
            ADDRESSES = wss:/$()/a.example https:/$()/b.example
            ICON = I

            """##,
            "Configurations/Default.xcconfig":
                "#include \"Local.xcconfig\"\nTEXT = default\nADDRESS = https:/$()/a.example\n",
            "Configurations/ProdEU.xcconfig": "#include \"Local.xcconfig\"\nCOUNT = many\nFLAG = maybe\n",
            "A.xcassets/I.appiconset/Contents.json": "{\"images\": [{\"filename\": \"I.png\"}]}",
        ],
        images: ["A.xcassets/I.appiconset/I.png": IconTests.png()],
        variables: ["KEY": "A$QEs+iS//\\;\" 🗑️"])

    private static let program = """
        nonisolated func configuration() -> Config {
            var configuration = Config.current
            configuration.text += ""
            return configuration
        }
        let c = configuration()
        print(c.flavour, c.text, c.`default`, c.ratio, c.`in`, c.address, c.timeout, c.words, c.secret, separator: "|")
        print(Array(c.data), c.level, c.numbers, c.ratios, c.addresses, c.moment)
        print(Config.Flavour.allCases, c.appIcon.name, Array(c.appIcon.pngData.suffix(8)))
        dump(c)
        print(String(describing: c))

        """

    private func compile(
        access: String, conditions: [String], options: [String] = []
    ) throws -> (status: Int32, output: String) {
        var package = Self.package
        package.files["Configurations/Environment.json"]?.replace("ACCESS", with: access)
        return try compile(package, program: Self.program, conditions: conditions, options: options)
    }

    private func compile(
        _ package: Package, program: String, conditions: [String], options: [String] = []
    ) throws -> (status: Int32, output: String) {
        let source = GeneratedSource.render(try Resolution(package.input))
        try Data(source.utf8).write(to: directory.appending(path: "Environment.swift"))
        try Data(program.utf8).write(to: directory.appending(path: "main.swift"))
        return try run(
            "swiftc",
            [
                "-swift-version", "6", "-warnings-as-errors", "-package-name", "p", "-enable-upcoming-feature",
                "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
                "-enable-upcoming-feature", "ExistentialAny", "-o", "program", "Environment.swift", "main.swift",
            ]
                + conditions.map { "-D" + $0 } + options)
    }

    private func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        try Subprocess.run(command, arguments, in: directory)
    }

    private static let local = ##"local|\(print("X"))\u{0} */ #" Müll 🗑️ """|-5|1000.0|true|http://localhost:1/"##

    @Test(
        "every type, keyword and character arrives as it was meant",
        arguments: [
            ("internal", [], [], local),
            ("internal", [], ["-default-isolation", "MainActor"], local),
            (
                "internal", [],
                ["-strict-memory-safety", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"], local
            ),
            ("public", ["LOCAL"], ["-swift-version", "5"], local),
            (
                "public", [], ["-swift-version", "5", "-strict-concurrency=complete"],
                local
            ),
            ("package", ["FLAVOUR_DEFAULT"], [], "default|default|-5|1000.0|true|https://a.example"),
        ])
    func values(access: String, conditions: [String], options: [String], expected: String) throws {
        let (status, output) = try compile(access: access, conditions: conditions, options: options)
        #expect((status, output) == (0, ""))
        let lines = try run("./program", []).output.split(separator: "\n")
        // Printed as a whole the value shows no secret.
        #expect(!lines.dropFirst(3).joined().contains("QEs"))
        #expect(
            lines.prefix(3) == [
                "\(expected)|0.25 seconds|[\"a\", \"b c\"]|A$QEs+iS//\\;\" 🗑️",
                "[102, 111, 255, 240] none [1, -2] [0.5, 2.0] [wss://a.example, https://b.example] 0.00025 seconds",
                "[program.Config.Flavour.local, program.Config.Flavour.default, program.Config.Flavour.prodEU] I "
                    + "\(IconTests.png().suffix(8))",
            ])
    }

    @Test("optionals of every type are nil or have a value, in each flavour by itself")
    func optionals() throws {
        let values = [
            ("String?", "a", #""a""#), ("Int?", "1", "1"), ("Double?", "1", "1.0"), ("Bool?", "NO", "false"),
            ("URL?", "https:/$()/a.de", "https://a.de"), ("Duration?", "1d", "86400.0 seconds"),
            ("Data?", "Zg==", "1 bytes"), ("Secret?", "s3cret", #""s3cret""#), ("[String]?", "a", #"["a"]"#),
            ("[Int]?", "1", "[1]"), ("[Double]?", "1", "[1.0]"), ("[URL]?", "https:/$()/a.de", "[https://a.de]"),
            (#"{"name": "Optional?", "values": ["none", "some"]}"#, "none", "program.Environment.Optional.none"),
        ]
        let properties = values.enumerated().map { index, value in
            let type = value.0.hasPrefix("{") ? value.0 : "\"\(value.0)\""
            return "{\"name\": \"p\(index)\", \"setting\": \"S\(index)\", \"type\": \(type)}"
        }
        let package = Package(files: [
            "Configurations/Environment.json":
                "{\"flavours\": [\"All\", \"None\"], \"properties\": [\(properties.joined(separator: ","))]}",
            "Configurations/All.xcconfig": values.enumerated().map { "S\($0) = \($1.1)\n" }.joined(),
            "Configurations/None.xcconfig": "S0 =\nS1 =\n",
        ])
        let program =
            "let e = Environment.current\nlet all: [Any?] = [\(values.indices.map { "e.p\($0)" }.joined(separator: ", "))]\n"
            + "for value in all { print(value.map { String(reflecting: $0) } ?? \"nil\") }\n"
            + "var other = e\nother.p7 = \"new\"\nother.p12 = .some(.none)\nprint(other.p7!, e.p7 ?? \"nil\", other.p12!)\n"
        for (condition, expected, old) in [
            ("ALL", values.map(\.2), "s3cret"), ("NONE", values.map { _ in "nil" }, "nil"),
        ] {
            let (status, output) = try compile(package, program: program, conditions: [condition])
            #expect((status, output) == (0, ""))
            let lines = try run("./program", []).output.split(separator: "\n").map(String.init)
            #expect(lines == expected + ["new \(old) none"])
        }
    }

    @Test("a fault stops its own flavour, at the lines to change, and nothing else is reported")
    func faults() throws {
        let (status, output) = try compile(access: "internal", conditions: ["PRODEU"])
        #expect(status == 1)
        let errors = output.split(separator: "\n").map(String.init).filter {
            $0.contains(": error: ") && $0.hasPrefix("/")
        }
        #expect(
            errors == [
                "/package/Configurations/ProdEU.xcconfig:2:44: error: 'COUNT' isn't a valid Int in flavour 'ProdEU'; expected a "
                    + "whole number from -9223372036854775808 to 9223372036854775807, in decimal digits without "
                    + "leading zeros",
                "/package/Configurations/ProdEU.xcconfig:3:44: error: 'FLAG' isn't a valid Bool in flavour 'ProdEU'; expected "
                    + "YES or NO",
            ])
        let other = try run(
            "swiftc",
            ["-frontend", "-typecheck", "-primary-file", "main.swift", "Environment.swift", "-DPRODEU"]
                + ["-module-name", "program", "-swift-version", "6"])
        #expect(other == (0, ""), "the job that compiles another file repeats nothing")
    }

    @Test(
        "a fault is shown with its place, whatever the path",
        arguments: [
            (
                "/a b/\u{FC} \u{1F468}\u{200D}\u{1F469}/P.xcconfig",
                "/a b/\u{FC} \u{1F468}\u{200D}\u{1F469}/P.xcconfig:7:37: error: fact"
            ),
            (#"/a "q"/P"#, #"/a "q"/P:7: fact"#), ("/a\\(b)/P", "/a\\(b)/P:7: fact"), ("/a\tb/P", "/a\tb/P:7: fact"),
        ])
    func placeOfFault(path: String, expected: String) throws {
        let finding = Diagnostic(.error, .invalidValue, at: SourceLocation(file: path, line: 7), "fact")
        let source = GeneratedSource.declarations(of: [finding], as: "private var").joined(separator: "\n") + "\n"
        try Data(source.utf8).write(to: directory.appending(path: "Environment.swift"))
        let (status, output) = try run("swiftc", ["-typecheck", "Environment.swift"])
        #expect(status == 1)
        #expect(output.contains(expected))
        #expect(output.split(separator: "\n").count { $0.contains(" error: ") && !$0.contains("|") } == 1)
    }

    @Test("properties and flavours may have any word of Swift as their name")
    func keywords() throws {
        let keywords = SwiftName.keywords.sorted()
        let properties = keywords.map { "{\"name\": \"\($0)\", \"setting\": \"V\", \"type\": \"String\"}" }
        // Two words that differ in case alone would be one condition, and no case is named self.
        let flavours = Dictionary(
            keywords.filter { $0 != "Self" }.map { ($0.uppercased(), $0) }, uniquingKeysWith: { first, _ in first }
        )
        .values.sorted()
        var package = Package(files: [
            "Configurations/Environment.json":
                "{\"flavours\": \(flavours), \"properties\": [\(properties.joined(separator: ","))]}"
        ])
        for flavour in flavours { package.files["Configurations/\(flavour).xcconfig"] = "V = \(flavour)\n" }
        let (status, output) = try compile(
            package, program: "print(Environment.current.`inout`, Environment.current.`init`)\n", conditions: ["INIT"])
        #expect((status, output) == (0, ""))
        #expect(try run("./program", []).output == "init init\n")
    }

    @Test("thousands of secrets compile and keep their values")
    func manySecrets() throws {
        let numbers = 0..<3_000
        let properties = numbers.map { "{\"name\": \"s\($0)\", \"setting\": \"S\($0)\", \"type\": \"Secret\"}" }
        let package = Package(files: [
            "Configurations/Environment.json":
                "{\"flavours\": [\"Prod\"], \"properties\": [\(properties.joined(separator: ","))]}",
            "Configurations/Prod.xcconfig": numbers.map { "S\($0) = secret \($0)\n" }.joined(),
        ])
        let (status, output) = try compile(
            package, program: "let e = Environment.current\nprint(e.s0, e.s1499, e.s2999, separator: \"|\")\n",
            conditions: [])
        #expect((status, output) == (0, ""))
        #expect(try run("./program", []).output == "secret 0|secret 1499|secret 2999\n")
    }

    @Test("SwiftPM's own condition DEBUG makes a flavour Debug that of debug builds, and of no others")
    func debug() throws {
        let package = Package(files: [
            "Configurations/Environment.json": #"{"flavours": ["Live", "Debug"], "properties": []}"#,
            "Configurations/Live.xcconfig": "", "Configurations/Debug.xcconfig": "",
        ])
        for (conditions, flavour) in [
            ([], "live"), (["DEBUG"], "debug"), (["FLAVOUR_DEBUG"], "debug"), (["DEBUG", "LIVE"], "live"),
        ] {
            #expect(
                try compile(package, program: "print(Environment.current.flavour)\n", conditions: conditions).status
                    == 0)
            #expect(try run("./program", []).output == flavour + "\n")
        }
    }

    @Test("two flavours at once are an error that names both")
    func twoFlavours() throws {
        let (status, output) = try compile(access: "internal", conditions: ["DEFAULT", "FLAVOUR_PRODEU"])
        #expect(status == 1)
        #expect(output.contains("error: two flavours at once, DEFAULT and PRODEU; pass one -D condition"))
        #expect(!output.contains("no member"))
    }
}
