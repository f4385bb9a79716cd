import Foundation
import Testing

@testable import EnvironmentGenerator

/// The built program: what only arguments, variables and streams of a process can show.
struct EnvironmentToolTests {
    private let package: CheckedOutPackage

    init() throws {
        package = try CheckedOutPackage()
    }

    private var tool: URL {
        get throws {
            try #require(Bundle.main.executableURL?.deletingLastPathComponent()).appending(path: "environment-tool")
        }
    }

    private func run(_ arguments: [String], variables: [String: String] = [:], output: String? = nil) throws -> Int32 {
        let process = Process()
        process.executableURL = try tool
        process.arguments =
            arguments.prefix(1) + ["--configurations", package.path + "/Configurations", "--package", package.path]
            + arguments.dropFirst()
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardOutput = try output.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? .nullDevice
        process.standardError = output == nil ? FileHandle.nullDevice : process.standardOutput
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func answer(_ arguments: [String], variables: [String: String] = [:]) throws -> String {
        let file = package.directory.appending(path: "answer").path(percentEncoded: false)
        try Data().write(to: URL(filePath: file))
        _ = try run(arguments, variables: variables, output: file)
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    @Test("a value's control characters are shown, not obeyed, and JSON stays JSON")
    func controlCharacters() throws {
        try package.write(Package.schema(declaring: "String"), to: "Configurations/Environment.json")
        try package.write("VALUE = \u{1B}[31mred\u{9B}m\u{7F}\tend\n", to: "Configurations/Prod.xcconfig")
        #expect(
            try answer(["environment"])
                == "Prod\n  value  \\u001b[31mred\\u009bm\\u007f\tend  Configurations/Prod.xcconfig:1\n")
        let json = try JSONSerialization.jsonObject(with: Data(try answer(["environment", "--format", "json"]).utf8))
        #expect((json as? [[String: Any]])?.first?["value"] as? String == "\u{1B}[31mred\u{9B}m\u{7F}\tend")
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
                    + "error: nothing was written; set them and run again\n"
            ),
        ])
    func secretAsArgument(arguments: [String], status: Int32, expected: String) throws {
        #expect(try run(["inject-secrets"] + arguments, variables: ["API_KEY_PROD": "a"]) == status)
        #expect(try answer(["inject-secrets"] + arguments, variables: ["API_KEY_PROD": "a"]) == expected)
    }

    @Test("a finding is one line, whatever the file is called")
    func lineBreakInName() throws {
        try package.write("API_KEY = \n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("s3cr3t-4711-value", to: "a\nb")
        try package.git("add", ".")
        #expect(
            try answer(["environment", "check"], variables: ["API_KEY": "s3cr3t-4711-value"])
                == "a\\u000ab:1:1: error: the value of the secret 'API_KEY' stands here; git tracks this file; take the "
                + "secret out and have it replaced\n")
    }

    @Test("evaluates what a pipe brings, as a shell's <(…) does, and waits for none in a build")
    func pipe() throws {
        let pipe = package.path + "/Configurations/Prod.xcconfig"
        try FileManager.default.removeItem(atPath: pipe)
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try run(["generate", "--output", package.path + "/Environment.swift"]) == 0)
        #expect(
            try String(contentsOfFile: package.path + "/Environment.swift", encoding: .utf8)
                .contains("it is a pipe or a device, not a file"))
        let evaluation = Process()
        evaluation.executableURL = URL(filePath: "/bin/sh")
        evaluation.arguments = [
            "-c", "printf 'A = 1' >\"$1\" & \"$0\" evaluate \"$1\" | grep -qx 'A = 1'",
            try tool.path(percentEncoded: false), pipe,
        ]
        try evaluation.run()
        evaluation.waitUntilExit()
        #expect(evaluation.terminationStatus == 0)
    }

    @Test("a build system's CONFIGURATION is the default flavour, a shell's is not")
    func configuration() throws {
        try package.write("", to: "Configurations/Dev.xcconfig")
        try package.write(
            "{\"flavours\": [\"Dev\", \"Prod\"], \"properties\": []}", to: "Configurations/Environment.json")
        let output = package.path + "/Environment.swift"
        for (variables, condition) in [
            (["CONFIGURATION": "Prod"], "#elseif (PROD"),
            (["CONFIGURATION": "Prod", "TARGET_BUILD_DIR": "App"], "#elseif (DEV"),
        ] {
            #expect(try run(["generate", "--output", output], variables: variables) == 0)
            #expect(try String(contentsOfFile: output, encoding: .utf8).contains(condition))
        }
    }

    @Test("a secret named since the build was planned comes from the shell, and none from a build system's settings")
    func unplannedSecret() throws {
        try package.write(Package.schema(declaring: "Secret"), to: "Configurations/Environment.json")
        try package.write("#include? \"Secrets.xcconfig\"\nVALUE = $(API_KEY)\n", to: "Configurations/Prod.xcconfig")
        try package.write("{\"API_KEY\": \"snapshot\"}", to: "planned.json")
        try package.write("{}", to: "unplanned.json")
        let output = package.path + "/Environment.swift"
        func source(_ snapshot: String, _ variables: [String: String]) throws -> String {
            let arguments = ["generate", "--variables", "\(package.path)/\(snapshot)", "--output", output]
            #expect(try run(arguments, variables: variables) == 0)
            return try String(contentsOfFile: output, encoding: .utf8)
        }
        let planned = try source("planned.json", ["API_KEY": "shell"])
        #expect(planned.contains(Obfuscation.hidden(["snapshot"])))
        #expect(try source("unplanned.json", ["API_KEY": "snapshot"]) == planned)
        #expect(
            try source("unplanned.json", ["API_KEY": "setting", "TARGET_BUILD_DIR": "App"])
                .contains("has no value in flavour 'Prod'"))
    }

    @Test("a misspelt flavour is wrong usage, whatever the command", arguments: ["explain", "check"])
    func misspeltFlavour(command: String) throws {
        #expect(try run(["environment", command, "--flavour", "Prod"]) == 0)
        #expect(try run(["environment", command, "--flavour", "prod"]) == 2)
    }

    @Test(
        "an answer that can't be written is a failure",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        #expect(try run(["environment"], output: "/dev/full") == 1)
    }

    @Test("an unchanged source that others can't read stays so")
    func mask() throws {
        let output = package.path + "/Environment.swift"
        #expect(try run(["generate", "--output", output]) == 0)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: output)
        #expect(try run(["generate", "--output", output]) == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: output)[.posixPermissions] as? Int == 0o600)
    }

    @Test("a link, as /dev/stdout is one, is not replaced by the generated source")
    func linkAsOutput() throws {
        let link = package.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
        #expect(try run(["generate", "--output", link]) == 1)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    }

    @Test("another checkout in git's own variables doesn't hide a tracked secrets file")
    func otherCheckout() throws {
        try package.write("API_KEY =\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        let elsewhere = ["GIT_DIR": try CheckedOutPackage().path + "/.git"]
        #expect(try run(["environment", "check"], variables: elsewhere) == 0)
        try package.git("add", "--force", "Configurations/Secrets.xcconfig")
        #expect(try run(["environment", "check"], variables: elsewhere) == 1)
        #expect(try run(["inject-secrets"], variables: elsewhere.merging(["API_KEY": "a"]) { $1 }) == 1)
    }

    @Test("nothing is written for a flavour without a file")
    func flavourWithoutFile() throws {
        try FileManager.default.removeItem(at: package.directory.appending(path: "Configurations/Prod.xcconfig"))
        #expect(try run(["inject-secrets", "--flavour", "Prod"], variables: ["API_KEY": "a"]) == 1)
        let file = package.path + "/Configurations/Secrets.xcconfig"
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}
