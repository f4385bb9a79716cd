import Foundation
import Testing

@testable import EnvironmentGenerator

@Suite struct GenerateCommandTests {
    private let tool: BuiltTool
    private var output: String { tool.package.path + "/out/Environment.swift" }

    init() throws {
        tool = BuiltTool(package: try CheckedOutPackage())
        try tool.package.write(
            """
            {"flavours": ["Prod", "Dev"], "properties": [{"name": "a", "setting": "API_KEY", "type": "Secret"}],
             "secrets": ["API_KEY"]}
            """, to: "Configurations/Environment.json")
        try tool.package.write("", to: "Configurations/Prod.xcconfig")
        try tool.package.write("API_KEY = dev\n", to: "Configurations/Dev.xcconfig")
    }

    private func generate(_ options: String..., variables: [String: String] = [:]) throws -> BuiltTool.Run {
        try tool.run(["generate"] + tool.place + ["--output", output] + options, variables: variables)
    }

    private func source() throws -> String { try String(contentsOfFile: output, encoding: .utf8) }

    @Test("a secret named since the build was planned comes from the shell, and none from a build system's settings")
    func unplannedSecret() throws {
        try tool.package.write(#"{"API_KEY": "snapshot"}"#, to: "planned.json")
        try tool.package.write("{}", to: "unplanned.json")
        func source(_ snapshot: String, _ variables: [String: String]) throws -> String {
            #expect(try generate("--variables", snapshot, variables: variables) == .init(status: 0))
            return try self.source()
        }
        let planned = try source("planned.json", ["API_KEY": "shell"])
        #expect(planned.contains(Obfuscation.hidden(["snapshot"])))
        #expect(try source("unplanned.json", ["API_KEY": "snapshot"]) == planned)
        let unsupplied = try source("unplanned.json", ["API_KEY": "setting", "TARGET_BUILD_DIR": "App"])
        #expect(unsupplied.contains("#error(\"'API_KEY' of property 'a' has no value in flavour 'Prod';"))
    }

    @Test("an unchanged source that others can't read stays so")
    func mask() throws {
        #expect(try generate() == .init(status: 0))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: output)
        #expect(try generate() == .init(status: 0))
        #expect(try FileManager.default.attributesOfItem(atPath: output)[.posixPermissions] as? Int == 0o600)
    }

    @Test("a link, as /dev/stdout is one, is not replaced by the generated source")
    func linkAsOutput() throws {
        let link = tool.package.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
        #expect(try generate("--output", link).status == 1)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    }

    @Test(
        "a build system's CONFIGURATION is the default flavour, a shell's is not",
        arguments: [
            (["CONFIGURATION": "Dev"], "#elseif (DEV"),
            (["CONFIGURATION": "Dev", "TARGET_BUILD_DIR": "App"], "#elseif (PROD"),
        ])
    func configuration(variables: [String: String], condition: String) throws {
        #expect(try generate(variables: variables) == .init(status: 0))
        #expect(try source().contains(condition))
    }

    @Test("waits for no pipe")
    func pipe() throws {
        let pipe = tool.package.path + "/Configurations/Prod.xcconfig"
        try FileManager.default.removeItem(atPath: pipe)
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(try generate() == .init(status: 0))
        #expect(try source().contains("it is a pipe or a device, not a file"))
    }

    @Test("a fault of Environment.json is the only error: there is no source that others could come from")
    func faults() throws {
        let file = "\(tool.package.path)/Configurations/Environment.json"
        try tool.package.write("{\n\"flavours\": 1}", to: "Configurations/Environment.json")
        #expect(
            try generate()
                == .init(
                    status: 1,
                    errors: "\(file):2:13: error: expected an array\n"
                        + "\(file):2:13: error: \"flavours\" names no flavour\n"))
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test("a damaged snapshot stops no build in which the shell's variables are there, and is written again in others")
    func damagedSnapshot() throws {
        try tool.package.write(#"{"API_KEY": "geheim"#, to: "variables.json")
        #expect(try generate("--variables", "variables.json", variables: ["API_KEY": "shell"]) == .init(status: 0))
        #expect(try source().contains(Obfuscation.hidden(["shell"])))
        #expect(
            try generate("--variables", "variables.json", variables: ["TARGET_BUILD_DIR": "/b"])
                == .init(
                    status: 1,
                    errors: "variables.json:1: error: the snapshot of the variables can't be read; build again, which "
                        + "writes it again\n"))
    }

    @Test("what the build doesn't watch makes the command run in the next build")
    func unwatched() throws {
        let folder = tool.package.path + "/state"
        try tool.package.write("{}", to: "state/variables.json")
        let start = Date(timeIntervalSince1970: 1_000_000_000)
        func runsAgain(watching watched: String...) throws -> Bool {
            try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: folder)
            let options = ["--variables", "state/variables.json"] + watched.flatMap { ["--watched", $0] }
            #expect(try tool.run(["generate"] + tool.place + ["--output", output] + options) == .init(status: 0))
            return try FileManager.default.attributesOfItem(atPath: folder)[.modificationDate] as? Date != start
        }
        #expect(try !runsAgain(watching: "Configurations"))
        #expect(try runsAgain())
        #expect(try runsAgain(watching: "Assets"))
        let link = tool.package.path + "/Configurations/Own.xcconfig"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
        #expect(try runsAgain(watching: "Configurations"))
        try FileManager.default.removeItem(atPath: link)
        for elsewhere in ["Base.xcconfig", "Configurations/.hidden.xcconfig"] {
            try tool.package.write("", to: elsewhere)
            try tool.package.write(
                "#include \"\(tool.package.path)/\(elsewhere)\"\n", to: "Configurations/Prod.xcconfig")
            #expect(try runsAgain(watching: "Configurations"))
        }
        try tool.package.write("#include \"Absent.xcconfig\"\n", to: "Configurations/Prod.xcconfig")
        #expect(try runsAgain(watching: "Configurations"))
    }

    @Test("says what can't be written")
    func failures() throws {
        let run = try generate("--output", "/dev/null/Environment.swift")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("/dev/null/Environment.swift: error: the file can't be written: "))
    }
}
