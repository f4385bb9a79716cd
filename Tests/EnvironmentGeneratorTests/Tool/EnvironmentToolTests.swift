import Foundation
import Testing

@testable import EnvironmentGenerator

/// The built program: what only arguments, variables and streams of a process can show.
@Suite struct EnvironmentToolTests {
    private let package: CheckedOutPackage

    init() throws {
        package = try CheckedOutPackage()
    }

    private func run(_ arguments: [String], variables: [String: String] = [:], output: String? = nil) throws -> Int32 {
        let folder = try #require(Bundle.main.executableURL?.deletingLastPathComponent())
        let process = Process()
        process.executableURL = folder.appending(path: "environment-tool")
        process.arguments =
            arguments.prefix(1) + ["--configurations", package.path + "/Configurations", "--package", package.path]
            + arguments.dropFirst()
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardOutput = try output.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? .nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
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
