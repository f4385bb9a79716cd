import Foundation
import TestSupport
import Testing
import XCConfig

@testable import EnvironmentGenerator

/// On the disk: modes, links and half-written files exist nowhere else.
struct SecretsInjectionTests {
    private let folder: TemporaryFolder
    private var directory: URL { folder.url }
    private var file: URL { directory.appending(path: "Configurations/Secrets.xcconfig") }

    init() throws {
        folder = try TemporaryFolder("Ü")
        let configurations = directory.appending(path: "Configurations")
        try FileManager.default.createDirectory(at: configurations, withIntermediateDirectories: true)
        try Data(Package.schema.utf8).write(to: configurations.appending(path: "Environment.json"))
    }

    private func input(_ variables: [String: String]) -> ConfigurationInput {
        let path = directory.path(percentEncoded: false)
        return ConfigurationInput(
            directory: path + "/Configurations", packageDirectory: path, variables: variables)
    }

    private func request(
        only: [String] = [], variables: [String: String] = [:], flavour: String? = nil
    ) -> SecretsInjection.Request {
        var request = SecretsInjection.Request()
        request.only = only
        request.variables = variables
        request.flavour = flavour
        return request
    }

    /// As the tool does it.
    @discardableResult
    private func inject(
        _ input: ConfigurationInput, _ request: SecretsInjection.Request = .init(), staging: String? = nil,
        writes: Bool = true
    ) throws -> SecretsInjection.Report {
        let injection = try SecretsInjection(request, into: Resolution(input), of: input)
        if let flavour = request.flavour {
            try injection.check(flavour, in: Resolution(injection.inputAfterwards))
        }
        if writes { try injection.write(staging: staging) }
        return injection.report
    }

    private func failure(
        _ input: ConfigurationInput, _ request: SecretsInjection.Request = .init(), staging: String? = nil
    ) throws -> [String] {
        do {
            try inject(input, request, staging: staging)
            return []
        } catch let failure as InjectionFailure {
            return failure.messages
        }
    }

    @Test("writes a file that only its owner reads, and reports no value")
    func writes() throws {
        let report = try inject(input(["API_KEY": "a$b\n", "OTHER": "x"]))
        #expect(try String(contentsOf: file, encoding: .utf8) == "API_KEY = a$$b\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(report.secrets.map(\.name) == ["API_KEY"])
        #expect(report.secrets.map(\.description) == ["3 characters"])
        #expect(report.trimmed == ["API_KEY"])
        #expect(report.didChange)
    }

    @Test("leaves an unchanged file alone, to its very inode")
    func unchanged() throws {
        try inject(input(["API_KEY": "a"]))
        let before = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: file.path(percentEncoded: false))
        #expect(try !inject(input(["API_KEY": "a"]), request(only: ["API_KEY", "API_KEY"])).didChange)
        let after = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        #expect(before[.systemFileNumber] as? UInt64 == after[.systemFileNumber] as? UInt64)
        #expect(after[.posixPermissions] as? Int == 0o600)
    }

    @Test("writes at once all succeed, whatever a killed one left behind, and leave one whole result and nothing else")
    func concurrentWrites() async throws {
        let staging = directory.appending(path: "staging")
        try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
        try Data("API_".utf8).write(to: staging.appending(path: "Secrets.xcconfig"))
        let secrets = (1...8).map { String(repeating: "\($0)", count: 50_000) }
        try await withThrowingTaskGroup { group in
            for secret in secrets {
                group.addTask {
                    try inject(input(["API_KEY": secret]), staging: staging.path(percentEncoded: false))
                }
            }
            try await group.waitForAll()
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(secrets.contains { text == "API_KEY = \($0)\n" })
        #expect(try FileManager.default.contentsOfDirectory(atPath: staging.path(percentEncoded: false)).count == 1)
    }

    @Test("a run removes what a killed one left, beside the file and in the staging folder, changed or not")
    func leftovers() throws {
        let staging = directory.appending(path: "staging")
        let leftovers = [file.deletingLastPathComponent(), staging].map { folder in
            folder.appending(path: ".\(UUID().uuidString)/Secrets.xcconfig")
        }
        for _ in 1...2 {
            for leftover in leftovers {
                try FileManager.default.createDirectory(
                    at: leftover.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("API_KEY = old".utf8).write(to: leftover)
            }
            try inject(input(["API_KEY": "a"]), staging: staging.path(percentEncoded: false))
            for leftover in leftovers {
                let folder = leftover.deletingLastPathComponent().path(percentEncoded: false)
                #expect(!FileManager.default.fileExists(atPath: folder))
            }
        }
    }

    @Test("what is odd about a secret is said, without the secret, and written as it is")
    func oddities() throws {
        let report = try inject(
            input(["API_KEY": "\"k-1\"", "CI": "one;API_KEY=two"]), request(variables: ["API_KEY_PROD": "CI"]))
        #expect(
            report.warnings == [
                "the variable 'API_KEY' is in quotes, which are a part of the value; remove them",
                "the variable given for 'API_KEY_PROD' also holds an assignment of 'API_KEY'; give each its own "
                    + "variable",
            ])
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == "API_KEY = \"k-1\"\nAPI_KEY_PROD = one;API_KEY=two\n")
    }

    @Test("names what is missing and writes nothing")
    func missing() throws {
        #expect(
            try failure(input(["API_KEY": ""])) == [
                "the variable 'API_KEY' is not set, or empty", "the variable 'API_KEY_PROD' is not set, or empty",
                "nothing was written; set at least one and run again",
            ])
        #expect(
            try failure(input(["API_KEY": "a"]), request(only: ["API_KEY", "API_KEY_PROD"])) == [
                "the variable 'API_KEY_PROD' is not set, or empty", "nothing was written; set it and run again",
            ])
        #expect(
            try failure(input([:]), request(variables: ["API_KEY": "MYKK"])) == [
                "the variable given for 'API_KEY' is not set, or empty", "nothing was written; set it and run again",
            ])
        #expect(
            try failure(input([:]), request(only: ["KEY"]))
                == ["there is no secret 'KEY'; there are API_KEY, API_KEY_PROD"])
        #expect(
            try failure(input(["API_KEY": "a\nb"])) == [
                "the variable 'API_KEY' holds a line break or bytes that are not UTF-8, which no .xcconfig file can; "
                    + "encode the secret, in base64 for example"
            ])
        #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
    }

    @Test("takes a secret from a variable of another name")
    func from() throws {
        try inject(input(["CI_KEY": "a", "API_KEY": "b"]), request(variables: ["API_KEY_PROD": "CI_KEY"]))
        #expect(try String(contentsOf: file, encoding: .utf8) == "API_KEY = b\nAPI_KEY_PROD = a\n")
    }

    @Test("--flavour wants all secrets of the flavour; --check writes nothing and tells")
    func flavour() throws {
        let configurations = directory.appending(path: "Configurations")
        try Data(
            """
            {"flavours": ["Prod"], "secrets": ["API_KEY", "API_KEY_PROD"],
             "properties": [{"name": "a", "setting": "A", "type": "Secret"}, {"name": "b", "setting": "B", "type": "Secret"}],
             "icon": {"catalog": "Icons.xcassets", "setting": "A"}}
            """.utf8
        ).write(to: configurations.appending(path: "Environment.json"))
        try Data("A = $(API_KEY)\nB = $(API_KEY_PROD)\n".utf8)
            .write(to: configurations.appending(path: "Prod.xcconfig"))
        var request = request(flavour: "Prod")
        #expect(
            try failure(input(["API_KEY": "a"]), request) == [
                "'B' of property 'b' has no value in flavour 'Prod'; set the variable API_KEY_PROD, or write 'API_KEY_PROD = …' to "
                    + "Configurations/Secrets.xcconfig ('swift package --allow-writing-to-package-directory inject-secrets' does it from the variables)",
                "nothing was written",
            ])
        let input = input(["API_KEY": "a", "API_KEY_PROD": "b"])
        #expect(try inject(input, request, writes: false).didChange)
        #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
        #expect(try inject(input, request).didChange)
        #expect(try !inject(input, request, writes: false).didChange)
        request.flavour = "Dev"
        #expect(try failure(self.input([:]), request) == ["there is no flavour 'Dev'; there are Prod"])
    }

    @Test("refuses a file that git tracks or would take, and goes on outside of a checkout")
    func git() throws {
        #expect(try !inject(input(["API_KEY": "a"])).isCheckedByGit)
        var package = try CheckedOutPackage(ignoring: "")
        package.variables = ["API_KEY": "a"]
        #expect(
            try failure(package.input) == [
                "git does not ignore 'Configurations/Secrets.xcconfig'; add 'Secrets.xcconfig' to .gitignore"
            ])
        try package.write("Secrets.xcconfig\n", to: ".gitignore")
        #expect(try inject(package.input).isCheckedByGit)
        try package.git("add", "--force", "Configurations/Secrets.xcconfig")
        package.variables = ["API_KEY": "b"]
        #expect(
            try failure(package.input) == [
                "git tracks 'Configurations/Secrets.xcconfig'; run 'git rm --cached' on it and have its secrets replaced"
            ])
    }

    @Test("does not write through a symbolic link")
    func symbolicLink() throws {
        let target = directory.appending(path: "target")
        try Data("before".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        #expect(
            try failure(input(["API_KEY": "a"])) == [
                "'Configurations/Secrets.xcconfig' is a symbolic link; put the file itself there"
            ])
        #expect(try String(contentsOf: target, encoding: .utf8) == "before")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        #expect(
            try failure(input(["API_KEY": "a"])) == ["'Configurations/Secrets.xcconfig' isn't a file; put a file there"]
        )
    }

    @Test("says what can't be read or written")
    func unusable() throws {
        let failures = try failure(input(["API_KEY": "a"]), staging: "/dev/null")
        #expect(failures.count == 1)
        #expect(failures[0].hasPrefix("can't write 'Configurations/Secrets.xcconfig': "))
        #expect(failures[0].hasSuffix("File exists; put that right and run again, nothing was changed"))
        let folder = Package(
            files: ["Configurations/Prod.xcconfig": "", "Configurations/Secrets.xcconfig/a": ""],
            variables: ["API_KEY": "a"])
        #expect(
            try failure(folder.input) == [
                "can't read 'Configurations/Secrets.xcconfig': it is a directory"
            ])
    }
}
