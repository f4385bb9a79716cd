import Foundation
import Testing

@testable import EnvironmentGenerator

@Suite struct InjectSecretsCommandTests {
    private let tool: BuiltTool
    private static let file = "Configurations/Secrets.xcconfig"

    init() throws {
        tool = BuiltTool(package: try CheckedOutPackage())
    }

    private func inject(_ options: String..., variables: [String: String]) throws -> BuiltTool.Run {
        try tool.run(["inject-secrets"] + tool.place + options, variables: variables)
    }

    private var content: String? {
        FileManager.default.contents(atPath: tool.package.path + "/" + Self.file).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test("says what it did, or with --check what it would do, and by its status whether there is something to do")
    func reports() throws {
        let variables = ["CI_KEY": "streng geheimer Wert\n", "API_KEY": "b"]
        let options = [
            "--only", "API_KEY_PROD", "--from=API_KEY_PROD=CI_KEY", "--staging", tool.package.path + "/.git",
        ]
        func run(_ more: String...) throws -> BuiltTool.Run {
            try tool.run(["inject-secrets"] + tool.place + options + more, variables: variables)
        }
        let report = """
            API_KEY_PROD: a line break at the end was left out
            API_KEY_PROD: 20 characters, fingerprint \(Fingerprint.short("streng geheimer Wert"))

            """
        #expect(try run("--check") == .init(status: 1, output: report + "\(Self.file): would be written\n"))
        #expect(content == nil)
        #expect(try run() == .init(status: 0, output: report + "\(Self.file): written\n"))
        #expect(content == "API_KEY_PROD = streng geheimer Wert\n")
        for option in ["--check", "--flavour=Prod"] {
            #expect(try run(option) == .init(status: 0, output: report + "\(Self.file): unchanged\n"))
        }
    }

    @Test(
        "a secret given where its name belongs is not repeated",
        arguments: [
            (["API_KEY=s3cr3t"], 2, "error: there is no option 'API_KEY'; --help says more\n"),
            (["--from", "s3cr3t"], 2, "error: --from takes NAME=VARIABLE; --help says more\n"),
            (
                ["--only", "API_KEY=s3cr3t"], 1,
                "error: there is no secret 'API_KEY'; there are API_KEY, API_KEY_PROD\n"
            ),
            (
                ["--from", "API_KEY=s3cr3t"], 1,
                "error: the variable given for 'API_KEY' is not set, or empty\n"
                    + "error: nothing was written; set it and run again\n"
            ),
        ])
    func secretAsArgument(arguments: [String], status: Int32, errors: String) throws {
        let run = try tool.run(["inject-secrets"] + tool.place + arguments, variables: ["API_KEY_PROD": "a"])
        #expect(run == .init(status: status, errors: errors))
    }

    @Test("warns about a file outside a git checkout")
    func outside() throws {
        try FileManager.default.removeItem(atPath: tool.package.path + "/.git")
        #expect(
            try inject("--only=API_KEY", variables: ["API_KEY": "a"])
                == .init(
                    status: 0,
                    output: """
                        API_KEY: 1 character
                        \(Self.file): not in a git checkout; make sure that it is never committed
                        \(Self.file): written

                        """))
    }

    @Test("a configuration that can't be used is named, and nothing is written")
    func unusableConfiguration() throws {
        try tool.package.write("{", to: "Configurations/Environment.json")
        #expect(
            try inject(variables: ["API_KEY": "a"])
                == .init(
                    status: 1,
                    errors: "error: Configurations/Environment.json:1:2: error: this isn't JSON: expected a string in "
                        + "double quotes\n"))
        #expect(content == nil)
    }

    @Test("nothing is written for a flavour without a file")
    func flavourWithoutFile() throws {
        try FileManager.default.removeItem(
            at: tool.package.directory.appending(path: "Configurations/Prod.xcconfig"))
        #expect(
            try inject("--flavour", "Prod", variables: ["API_KEY": "a"])
                == .init(
                    status: 1,
                    errors: "error: flavour 'Prod' has no file; add 'Configurations/Prod.xcconfig'\n"
                        + "error: nothing was written\n"))
        #expect(content == nil)
    }
}
