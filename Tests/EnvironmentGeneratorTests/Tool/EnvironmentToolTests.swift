import Foundation
import TestSupport
import Testing

@testable import EnvironmentGenerator

/// The built program: what only arguments, variables and streams of a process can show.
struct EnvironmentToolTests {
    private let package: CheckedOutPackage
    private let tool: BuiltTool

    init() throws {
        package = try CheckedOutPackage()
        tool = BuiltTool(package: package)
    }

    private func ask(
        _ arguments: String..., variables: [String: String] = [:], output: String? = nil
    ) throws -> BuiltTool.Run {
        try tool.run(["environment"] + tool.place + arguments, variables: variables, output: output)
    }

    @Test(
        "wrong usage has its own status, and says what would be right",
        arguments: [
            (["environment", "why"], "there is no command 'why'; there are explain, check, schema, init and evaluate"),
            (["environment", "check", "explain"], "one command at a time"),
            (["environment", "--format"], "--format needs a value"),
            (["environment", "--format=yaml"], "there is no format 'yaml'; there are text, json, github and sarif"),
            (["environment", "--colour"], "there is no option '--colour'"),
            (["environment", "--package", "."], "--configurations and --package are needed"),
            (["evaluate"], "a file to evaluate is missing"),
            (["evaluate", "A", "--set", "=1"], "--set takes NAME=VALUE"),
            (
                ["evaluate", "A", "--type=A=text"],
                "there is no type 'text'; there are string, bool, path, list, pathlist"
            ),
            (["evaluate", "A", "--format", "yaml"], "there is no format 'yaml'; there are text and json"),
            (["evaluate", "A", "-x"], "there is no option '-x'"),
            (["generate", "--configurations", ".", "--package", "."], "--output is missing"),
            (["inject-secrets", "--from", "API_KEY"], "--from takes NAME=VARIABLE"),
        ])
    func usage(arguments: [String], message: String) throws {
        #expect(try tool.run(arguments) == .init(status: 2, errors: "error: \(message); --help says more\n"))
    }

    @Test("without a command it says which there are", arguments: [[], ["--"], ["explain"]])
    func commands(arguments: [String]) throws {
        let run = try tool.run(arguments)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("usage: environment-tool generate --configurations DIR... --package DIR"))
    }

    @Test(
        "--help comes before any work",
        arguments: [
            (["environment", "-h"], "usage: swift package environment [explain]"),
            (["environment", "evaluate", "--help"], "usage: swift package environment evaluate FILE [SETTING...]"),
            (["evaluate", "--help"], "usage: environment-tool evaluate FILE [SETTING...] [options]"),
            (
                ["inject-secrets", "--disable-sandbox", "--help"],
                "usage: swift package --allow-writing-to-package-directory inject-secrets [options]"
            ),
        ])
    func help(arguments: [String], start: String) throws {
        let run = try tool.run(arguments)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix(start))
    }

    @Test("a misspelt flavour is wrong usage, whatever the question", arguments: ["explain", "check"])
    func misspeltFlavour(question: String) throws {
        #expect(try ask(question, "--flavour", "Prod").status == 0)
        #expect(
            try ask(question, "--flavour=prod")
                == .init(status: 2, errors: "error: there is no flavour 'prod'; there are Prod; --help says more\n"))
    }

    @Test("explains as a table and as JSON")
    func explain() throws {
        try package.write(
            """
            {"flavours": ["Prod", "Dev"], "secrets": ["API_KEY"], "properties": [
              {"name": "key", "setting": "KEY", "type": "Secret"}, {"name": "count", "setting": "COUNT", "type": "Int"}]}
            """, to: "Configurations/Environment.json")
        try package.write("API_KEY = a\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write(
            "// Prod\nKEY = $(API_KEY)\nCOUNT = 1\nCOUNT = 2\n",
            to: "Configurations/Prod.xcconfig")
        try package.write("COUNT = many\n", to: "Configurations/Dev.xcconfig")
        let run = try ask(variables: ["API_KEY": "streng geheimer Wert"])
        let secret = "•••• (20 characters, fingerprint \(Fingerprint.short("streng geheimer Wert")))"
        #expect(
            run
                == .init(
                    status: 0,
                    output: """
                        Prod
                          key    \(secret)  variable API_KEY, through Configurations/Prod.xcconfig:2, shadows \
                        Configurations/Secrets.xcconfig:1
                          count  2\(String(repeating: " ", count: secret.count - 1))  Configurations/Prod.xcconfig:4, shadows \
                        Configurations/Prod.xcconfig:3

                        Dev
                          key    \("– not set".padding(toLength: secret.count, withPad: " ", startingAt: 0))  nowhere
                          count  \("– invalid, see check".padding(toLength: secret.count, withPad: " ", startingAt: 0))  \
                        Configurations/Dev.xcconfig:1

                        """))
        let json = try ask("--format=json", "--flavour=Dev").output
        let entries = try JSONDecoder().decode([Entry].self, from: Data(json.utf8))
        #expect(
            entries == [
                Entry(property: "key", isInvalid: false), Entry(property: "count", isInvalid: true),
            ])
    }

    private struct Entry: Decodable, Equatable {
        var property: String
        var value: String?
        var isInvalid: Bool
    }

    @Test("findings are lines in the words of compilers, or JSON; none is success")
    func check() throws {
        #expect(try ask("check") == .init(status: 0, output: "nothing found\n"))
        #expect(try ask("check", "--format", "json") == .init(status: 0, output: "[\n\n]\n"))
        try package.write("A += 1\n", to: "Configurations/Prod.xcconfig")
        let message = try #require(package.findings.first?.split(separator: "error: ").last)
        #expect(
            try ask("check") == .init(status: 1, errors: "Configurations/Prod.xcconfig:1:3: error: \(message)\n"))
        #expect(
            try ask("check", "--format", "json")
                == .init(
                    status: 1,
                    output: """
                        [
                          {
                            "column" : 3,
                            "file" : "Configurations/Prod.xcconfig",
                            "line" : 1,
                            "lint" : false,
                            "message" : "\(message)",
                            "rule" : "missing-equals",
                            "severity" : "error"
                          }
                        ]

                        """))
        #expect(try ask("explain").status == 0)
        try package.write("{", to: "Configurations/Environment.json")
        #expect(
            try ask("explain")
                == .init(
                    status: 1,
                    errors: "Configurations/Environment.json:1:2: error: this isn't JSON: expected a string in double "
                        + "quotes\n"))
    }

    @Test("a value's control characters are shown, not obeyed, and JSON stays JSON")
    func controlCharacters() throws {
        try package.write(Package.schema(declaring: "String"), to: "Configurations/Environment.json")
        try package.write("VALUE = \u{1B}[31mred\u{9B}m\u{7F}\tend\n", to: "Configurations/Prod.xcconfig")
        #expect(
            try ask().output == "Prod\n  value  \\u001b[31mred\\u009bm\\u007f\tend  Configurations/Prod.xcconfig:1\n")
        let json = try JSONSerialization.jsonObject(with: Data(try ask("--format", "json").output.utf8))
        #expect((json as? [[String: Any]])?.first?["value"] as? String == "\u{1B}[31mred\u{9B}m\u{7F}\tend")
    }

    @Test("findings have colours on a terminal, unless NO_COLOR is set")
    func colours() throws {
        try package.write("A += 1\n", to: "Configurations/Prod.xcconfig")
        let question = ["environment", "check"] + tool.place
        let coloured = try tool.runInTerminal(question, variables: ["NO_COLOR": ""])
        #expect(coloured.status == 1)
        #expect(coloured.raw.hasPrefix("Configurations/Prod.xcconfig:1:3: \u{1B}[1;31merror:\u{1B}[0m "))
        let plain = try tool.runInTerminal(question, variables: ["NO_COLOR": "1"])
        #expect(plain.raw == coloured.text.replacing("\n", with: "\r\n"))
    }

    @Test("a finding is one line, whatever the file is called")
    func lineBreakInName() throws {
        try package.write("API_KEY = \n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("s3cr3t-4711-value", to: "a\nb")
        try package.git("add", ".")
        #expect(
            try ask("check", variables: ["API_KEY": "s3cr3t-4711-value"]).errors
                == "a\\u000ab:1:1: error: this file contains the value of the secret 'API_KEY'; git tracks this file; "
                + "remove the secret and have it replaced\n")
    }

    @Test(
        "the configuration is the named target's or else the package's, and without a name the package's first",
        arguments: [
            (["App/Configurations", "Configurations"], [], "Configurations"),
            (["App/Configurations", "Configurations"], ["--target", "App"], "App/Configurations"),
            (["Library/Configurations", "App/Configurations"], [], "App/Configurations"),
            (["Library/Configurations", "App/Configurations"], ["--target=Library"], "Library/Configurations"),
            (["Library/Configurations", "Configurations"], ["--target=App"], "Configurations"),
        ])
    func search(folders: [String], options: [String], expected: String) throws {
        let package = try CheckedOutPackage()
        try FileManager.default.removeItem(atPath: package.path + "/Configurations")
        for folder in folders {
            try package.write("{ \"flavours\": [] }", to: folder + "/Environment.json")
        }
        let targets = ["App", "Library"].flatMap { ["--target-directory", "\($0)=\(package.path)/\($0)/"] }
        let run = try tool.run(["environment", "--package", package.path] + targets + options)
        #expect(run.errors.hasPrefix("\(expected)/Environment.json:1:"))
    }

    @Test(
        "a target that isn't there is wrong usage",
        arguments: [("Ap", "did you mean 'App'?"), ("Unheard", "there are App, Library")])
    func missingTarget(name: String, remedy: String) throws {
        let targets = ["Library", "App"].flatMap { ["--target-directory", "\($0)=\(package.path)/\($0)"] }
        #expect(
            try tool.run(["environment", "--package", package.path] + targets + ["--target", name])
                == .init(status: 2, errors: "error: there is no target '\(name)'; \(remedy); --help says more\n"))
    }

    @Test("a folder that isn't there is named, as are all that were searched")
    func noFolder() throws {
        let arguments = ["environment", "--configurations=a", "--configurations=\(package.path)/b/", "--package=."]
        let run = try tool.run(arguments)
        #expect(run.status == 1)
        #expect(
            run.errors == "a:1:1: error: there is no file of a flavour, such as Local.xcconfig; searched 'a' and "
                + "'\(package.path)/b/'\n")
    }

    @Test(
        "an answer that can't be written is a failure",
        .enabled(if: isDevice("/dev/full")), arguments: ["text", "json"])
    func fullDisk(format: String) throws {
        #expect(try ask("--format", format, output: "/dev/full").status == 1)
    }

    private static func isDevice(_ path: String) -> Bool {
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        return type == .typeCharacterSpecial
    }

    @Test("another checkout in git's own variables doesn't hide a tracked secrets file")
    func otherCheckout() throws {
        try package.write("API_KEY =\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        let other = try CheckedOutPackage()
        let elsewhere = ["GIT_DIR": other.path + "/.git"]
        #expect(try ask("check", variables: elsewhere).status == 0)
        try package.git("add", "--force", "Configurations/Secrets.xcconfig")
        #expect(try ask("check", variables: elsewhere).status == 1)
        let variables = elsewhere.merging(["API_KEY": "a"]) { $1 }
        #expect(try tool.run(["inject-secrets"] + tool.place, variables: variables).status == 1)
        withExtendedLifetime(other) {}
    }

    @Test("where git doesn't answer, nothing is taken for safe")
    func silentGit() throws {
        let variables = ["PATH": package.path, "API_KEY": "a"]
        #expect(
            try ask("check", variables: variables).errors.hasPrefix(
                "\(package.path):1:1: error: can't ask git what it tracks; run 'git status' here"
            ))
        let run = try tool.run(["inject-secrets"] + tool.place, variables: variables)
        #expect(run.status == 1)
        #expect(
            run.errors == "error: can't ask git whether it ignores "
                + "'Configurations/Secrets.xcconfig'; run 'git status' in '\(package.path)' to see why\n")
    }

    @Test("git is configured by variables, too")
    func gitConfiguredByVariables() throws {
        let package = try CheckedOutPackage(ignoring: "")
        try package.write("Secrets.xcconfig\n", to: "ignored")
        let variables = [
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.excludesFile",
            "GIT_CONFIG_VALUE_0": package.path + "/ignored", "API_KEY": "a",
        ]
        let tool = BuiltTool(package: package)
        #expect(try tool.run(["inject-secrets"] + tool.place, variables: variables).status == 0)
        #expect(try tool.run(["inject-secrets"] + tool.place, variables: ["API_KEY": "a"]).status == 1)
    }
}
