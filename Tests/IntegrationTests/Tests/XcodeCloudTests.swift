import Foundation
import Testing

extension PackageTests {
    /// The script that Xcode Cloud runs after the clone, with a stand-in for the command that only a Mac has.
    struct XcodeCloudTests {
        private static let needle = "nadel\(UInt32.random(in: 1...UInt32.max))"
        private static let script = "ci_scripts/ci_post_clone.sh"
        private static let secrets = "Configurations/Secrets.xcconfig"

        private let clone: Clone
        private let package: BuiltPackage
        private let tools: String

        init() throws {
            clone = try Clone.restored()
            package = clone.package(.native)
            tools = clone.surroundings + "/tools"
            try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
            let defaults = "#!/bin/sh\nprintf '%s\\n' \"$*\" >'\(clone.surroundings)/defaults'\n"
            _ = FileManager.default.createFile(
                atPath: tools + "/defaults", contents: Data(defaults.utf8), attributes: [.posixPermissions: 0o755])
        }

        private func run(
            _ script: String, in directory: String, variables: [String: String] = [:], tools: String? = nil
        ) throws -> Command {
            let path = (tools ?? self.tools) + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
            return try Command([script], in: directory, variables: variables.merging(["PATH": path]) { $1 })
        }

        @Test("it lets plugins run and writes the secrets, from any folder, through a link and beside the app")
        func success() throws {
            let elsewhere = clone.surroundings + "/project/ci_scripts"
            try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
            let link = elsewhere + "/ci_post_clone.sh"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.path(Self.script))
            let besideApp = package.path("Sources/TonnentickerApp/" + Self.script)
            for (script, directory) in [
                ("./ci_post_clone.sh", package.path("ci_scripts")), (link, "/"), (besideApp, "/"),
            ] {
                let run = try run(script, in: directory, variables: ["API_KEY_PROD": Self.needle])
                try #require(run.succeeds, "\(run)")
                #expect(!run.output.contains(Self.needle))
                #expect(try package.text(of: Self.secrets).contains("API_KEY_PROD = \(Self.needle)\n"))
                #expect(
                    try String(contentsOfFile: clone.surroundings + "/defaults", encoding: .utf8)
                        == "write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES\n")
                try package.remove(Self.secrets)
            }
        }

        @Test("it says what failed: no secret, no Mac, no plugin, no package that can be read, no package")
        func failures() throws {
            func expect(_ error: String, tools: String? = nil, location: SourceLocation = #_sourceLocation) throws {
                let run = try run(package.path(Self.script), in: "/", tools: tools)
                #expect(run.status == 1, sourceLocation: location)
                #expect(
                    run.lines.contains { $0.hasPrefix("ci_post_clone: error: \(error)") }, "\(run)",
                    sourceLocation: location)
            }
            try expect("the secrets are not written; the reason is above")
            try expect("'defaults' can't change Xcode's settings", tools: "/nowhere")
            try package.edit("Package.swift", ".plugin(name: \"InjectSecrets\"", "// ")
            try package.edit("Package.swift", "inject-secrets", "no-secrets")
            try expect("the package in '\(package.directory)' has no plugin InjectSecrets")
            try package.write("let", to: "Package.swift")
            try expect("SwiftPM can't read the package in '\(package.directory)'")
            try package.remove("Package.swift")
            try expect("there is no Package.swift in '\(package.directory)'")
        }
    }
}
