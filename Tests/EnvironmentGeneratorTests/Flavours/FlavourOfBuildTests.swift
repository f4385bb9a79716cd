import Foundation
import Testing

/// Which flavour a program is of, for the settings that build systems hand the tool.
@Suite struct FlavourOfBuildTests {
    enum Outcome: Equatable, CustomStringConvertible {
        case flavour(String)
        /// The default flavour, with a warning.
        case doubted(String)
        case error(String)

        var isError: Bool { if case .error = self { true } else { false } }

        var description: String {
            switch self {
            case .flavour(let name): name
            case .doubted(let name): name + " with a warning"
            case .error(let message): message
            }
        }
    }

    /// A build of a package with the flavours Local, Dev, Prod, StagingEU and QA_EU.
    struct Build {
        var settings: [String: String]
        /// Further fields of Environment.json.
        var fields = ""
        var conditions: [String] = []

        static func xcode(_ configuration: String, _ action: String = "build", _ fields: String = "") -> Build {
            Build(
                settings: [
                    "TARGET_BUILD_DIR": "/b", "XCODE_VERSION_ACTUAL": "2640", "CONFIGURATION": configuration,
                    "ACTION": action,
                ], fields: fields)
        }

        static func swiftbuild(_ configuration: String, _ fields: String) -> Build {
            Build(
                settings: [
                    "TARGET_BUILD_DIR": "/b", "XCODE_VERSION_ACTUAL": "10989", "CONFIGURATION": configuration,
                    "ACTION": "build", "OTHER_SWIFT_FLAGS": " -DXcode -g",
                ], fields: fields, conditions: configuration == "Debug" ? ["DEBUG"] : [])
        }

        static func native(_ configuration: String, _ fields: String) -> Build {
            Build(settings: [:], fields: fields, conditions: configuration == "Debug" ? ["DEBUG"] : [])
        }
    }

    @Test("a configuration's flavour is a word of its name, never a part of one")
    func names() throws {
        let named = [
            "local": ["Debug", "Release", "debug", "RELEASE", "Local", "Debug Local", "LocalHost"],
            "dev": [
                "dev", "Debug Dev", "DebugDev", "DebugDEV", "DevDebug", "debugDev", "DEBUG_DEV", "DEBUG-dev",
                "PRODUCTION-dev", "Debug2Dev", "debug2DEV", "2Dev", "iOSDev", "TVDev", "Müller-Dev", "MüllerDev",
                "Dev\u{1F680}", "開発Dev", "Dev Dev", " Dev ", "Development Dev",
            ],
            "prod": [
                "Prod", "PROD", "Release Prod", "Release-Prod", "Prod-Release", "Release_Prod", "release.prod",
                "Release/Prod", "Release (Prod)", "Prod – Release", "ReleasePROD", "Pre-Prod", "PROD2Prod",
            ],
            "stagingEU": [
                "Debug StagingEU", "Debug Staging EU", "Release-staging-eu", "STAGINGEU", "stagingeu",
                "releaseStagingEU", "StagingEu",
            ],
            "qa_eu": ["QA-EU", "Debug QA EU", "qa_eu", "ReleaseQA-EU", "DebugQaEu"],
        ].flatMap { flavour, names in names.map { (Build.xcode($0), Outcome.flavour(flavour)) } }
        let unnamed = [
            "Production", "PRODUCTION", "Development", "Productive", "Prod2", "2prod", "Dev1", "PROD2DEV", "Preprod",
            "Prodü", "Devu\u{308}", "DebugProduction", "debugdev", "releaseprod", "PRODdebug", "Debugging", "Debug2",
            "Beta", "Staging", "EU", "StagingEurope", "QAEU", "Localhost", "-",
        ].map { (Build.xcode($0), Outcome.doubted("local")) }
        #expect(named.count + unnamed.count >= 75)
        try expect(named + unnamed)
    }

    @Test("a configuration that names two flavours is an error that names both")
    func twoFlavours() throws {
        try expect(
            [
                ("Dev Prod", "'Dev' and 'Prod'"), ("ProdDev", "'Dev' and 'Prod'"),
                ("Local-Dev-PROD", "'Local' and 'Dev' and 'Prod'"), ("QA-EU StagingEU", "'StagingEU' and 'QA_EU'"),
            ].map { name, flavours in
                (
                    .xcode(name),
                    .error(
                        "configuration '\(name)' names \(flavours); rename it, or list the configuration under "
                            + #""configurations" of Environment.json with its flavour"#)
                )
            })
    }

    private static let conditions = "pass one of -DLOCAL, -DDEV, -DPROD, -DSTAGINGEU, -DQA_EU"
    private static let listing = #"list the configuration under "configurations" of Environment.json"#

    @Test("an archive whose configuration names no flavour is an error, whatever the default")
    func archives() throws {
        func error(_ name: String) -> Outcome {
            .error(
                "configuration '\(name)' names no flavour, and an archive takes no default; use one that does, such "
                    + "as '\(name) QA_EU', or \(Self.listing), or \(Self.conditions)")
        }
        try expect([
            (.xcode("Debug", "install"), error("Debug")), (.xcode("Release", "install"), error("Release")),
            (.xcode("Production", "install"), error("Production")),
            (.xcode("Release", "install", #","defaultFlavour": "Prod""#), error("Release")),
            (.xcode("Release", "install", #","defaultFlavour": null"#), error("Release")),
            (.xcode("Release Prod", "install"), .flavour("prod")), (.xcode("Dev", "install"), .flavour("dev")),
            (.xcode("Release", "install", #","configurations": {"Release": "Prod"}"#), .flavour("prod")),
        ])
    }

    @Test("Environment.json chooses the flavour of a configuration and the default")
    func fields() throws {
        let both = #","configurations": {"Debug": "Dev", "release": "Prod", "Dev & Prod": "QA_EU", "Dev": "Local"}"#
        let withoutDefault = #","defaultFlavour": null"#
        func error(_ fact: String, _ remedies: String) -> Outcome {
            .error("\(fact) names no flavour, and there is no default; \(remedies)")
        }
        try expect([
            (.xcode("debug", "build", both), .flavour("dev")), (.xcode("Release", "build", both), .flavour("prod")),
            (.xcode("DEV & PROD", "install", both), .flavour("qa_eu")),
            (.xcode("dev", "build", both), .flavour("local")),
            (.xcode("Debug Dev", "build", both), .flavour("dev")), (.xcode("Other", "build", both), .doubted("local")),
            (.xcode("Debug", "build", #","defaultFlavour": "Dev""#), .flavour("dev")),
            (.xcode("Other", "build", #","defaultFlavour": "Dev""#), .doubted("dev")),
            (.xcode("Release Prod", "build", withoutDefault), .flavour("prod")),
            (.xcode("Debug", "build", withoutDefault), error("this build", "\(Self.conditions), or \(Self.listing)")),
            (
                .xcode("Release Prd", "build", withoutDefault),
                error(
                    "configuration 'Release Prd'",
                    "did you mean 'Prod'? Else use one that does, such as 'Release Prd QA_EU', or \(Self.listing), or "
                        + Self.conditions)
            ),
        ])
    }

    @Test("a condition goes before the configuration, and before what is wrong with it")
    func conditions() throws {
        let builds: [Build] = [
            .xcode("Release Prod"), .xcode("Production"), .xcode("Dev Prod"), .xcode("Release", "install"),
            .xcode("Debug", "build", #","defaultFlavour": null"#),
            .xcode("Release", "install", #","configurations": {"Release": "Prod"}"#),
            .native("Release", #","configurations": {"Release": "Prod", "Debug": "Dev"}"#),
            .native("Debug", #","configurations": {"Release": "Prod", "Debug": "Dev"}"#),
        ]
        for condition in ["LOCAL", "FLAVOUR_STAGINGEU"] {
            try expect(
                builds.map { build in
                    var build = build
                    build.conditions.append(condition)
                    build.settings["OTHER_SWIFT_FLAGS"] = " -DXcode -D\(condition)"
                    return (build, .flavour(condition == "LOCAL" ? "local" : "stagingEU"))
                })
        }
    }

    @Test("SwiftPM's two build systems give the same flavour")
    func swiftPM() throws {
        let undecided = Outcome.error(
            "this build names no flavour, and there is no default; \(Self.conditions), or \(Self.listing)")
        let expected: [(fields: String, debug: Outcome, release: Outcome)] = [
            ("", .flavour("local"), .flavour("local")),
            (#","configurations": {"Debug": "Dev", "Release": "Prod"}"#, .flavour("dev"), .flavour("prod")),
            (#","configurations": {"Release": "Prod"}"#, .flavour("local"), .flavour("prod")),
            (#","configurations": {"Debug": "Prod", "Other": "Dev"}"#, .flavour("prod"), .flavour("local")),
            (#","configurations": {"Debug": "Dev", "Release": "Dev"}"#, .flavour("dev"), .flavour("dev")),
            (#","defaultFlavour": "QA_EU""#, .flavour("qa_eu"), .flavour("qa_eu")),
            (#","defaultFlavour": null"#, undecided, undecided),
            (#","defaultFlavour": null, "configurations": {"Release": "Prod"}"#, undecided, .flavour("prod")),
            (#","defaultFlavour": null, "configurations": {"Debug": "Local"}"#, .flavour("local"), undecided),
        ]
        try expect(
            expected.flatMap { fields, debug, release in
                [
                    (.native("Debug", fields), debug), (.swiftbuild("Debug", fields), debug),
                    (.native("Release", fields), release), (.swiftbuild("Release", fields), release),
                ]
            })
    }

    /// Generates a source a build, and compiles those with the same conditions together; those that end with an error
    /// apart, so that the others run.
    private func expect(_ expected: [(build: Build, outcome: Outcome)]) throws {
        let tool = BuiltTool(package: try CheckedOutPackage())
        for (index, (build, _)) in expected.enumerated() { try generate(build, index, with: tool) }
        let groups = Dictionary(grouping: expected.indices) { index in
            expected[index].build.conditions + (expected[index].outcome.isError ? ["ERROR"] : [])
        }
        for (conditions, group) in groups {
            let outcomes = try compile(group, conditions: conditions, in: tool.package.directory)
            for index in group { #expect(outcomes[index] == expected[index].outcome, "\(expected[index].build)") }
        }
    }

    private func generate(_ build: Build, _ index: Int, with tool: BuiltTool) throws {
        let flavours = ["Local", "Dev", "Prod", "StagingEU", "QA_EU"]
        let directory = "Case\(index)/Configurations"
        for flavour in flavours { try tool.package.write("", to: "\(directory)/\(flavour).xcconfig") }
        try tool.package.write(
            """
            {"flavours": \(flavours), "properties": [], "type": {"name": "Config\(index)"}\(build.fields)}
            """, to: "\(directory)/Environment.json")
        let run = try tool.run(
            [
                "generate", "--configurations", directory, "--package", "Case\(index)", "--output",
                "Config\(index).swift",
            ], variables: build.settings)
        #expect(run == .init(status: 0))
    }

    /// What comes of the sources with these numbers.
    private func compile(_ indices: [Int], conditions: [String], in directory: URL) throws -> [Int: Outcome] {
        let program = indices.map { "print(\($0), Config\($0).current.flavour)\n" }.joined()
        try Data(program.utf8).write(to: directory.appending(path: "main.swift"))
        let sources = ["main.swift"] + indices.map { "Config\($0).swift" }
        let compiled = try Subprocess.run(
            "swiftc", ["-wmo", "-o", "program"] + conditions.map { "-D" + $0 } + sources, in: directory)
        var outcomes: [Int: Outcome] = [:]
        for match in compiled.output.matches(of: /\/Case(\d+)\/.*?: error: (.*)/) {
            outcomes[Int(match.1) ?? -1] = .error(String(match.2))
        }
        guard compiled.status == 0 else { return outcomes }
        let doubts = compiled.output.matches(of: /\/Case(\d+)\/.*?: warning: configuration '.*' names no flavour/)
        for line in try Subprocess.run("./program", [], in: directory).output.split(separator: "\n") {
            let words = line.split(separator: " ")
            let flavour = String(words[1])
            outcomes[Int(words[0]) ?? -1] =
                doubts.contains { $0.1 == words[0] } ? .doubted(flavour) : .flavour(flavour)
        }
        return outcomes
    }
}
