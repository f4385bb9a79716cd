import Foundation
import TestSupport
import Testing
import XCConfig

@testable import EnvironmentGenerator

/// A package on the disk, in a git checkout of its own.
struct CheckedOutPackage {
    private let checkout: TemporaryFolder
    let directory: URL
    var variables: [String: String] = [:]

    /// - Parameter folder: Where the package is in the checkout.
    init(ignoring ignored: String = "Secrets.xcconfig\n", in folder: String = ".") throws {
        checkout = try TemporaryFolder("Paket ü")
        directory = folder == "." ? checkout.url : checkout.url.appending(path: folder)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try git("init", "--quiet", root)
        try write(Package.schema, to: "Configurations/Environment.json")
        try write("", to: "Configurations/Prod.xcconfig")
        try write(ignored, to: ".gitignore")
        try git("add", ".")
    }

    /// The folder of the checkout.
    var root: String { checkout.url.resolvingSymlinksInPath().path(percentEncoded: false) }

    var path: String { directory.resolvingSymlinksInPath().path(percentEncoded: false) }

    var input: ConfigurationInput {
        ConfigurationInput(directory: path + "/Configurations", packageDirectory: path, variables: variables)
    }

    func write(_ text: String, to name: String, mode: Int = 0o644) throws {
        let file = directory.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: file.path(percentEncoded: false))
    }

    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", path] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    var findings: [String] {
        let findings: [Diagnostic]
        do {
            findings = ConfigurationCheck.findings(of: try Resolution(input), in: input)
        } catch {
            findings = ConfigurationCheck.findings(of: error, in: input)
        }
        return findings.map { input.shown($0.description) }
    }
}
