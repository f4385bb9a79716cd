import Foundation
import Testing

extension PackageTests {
    /// The secrets file is whole at any time.
    struct InjectionTests {
        private static let secrets = "Configurations/Secrets.xcconfig"
        private static let long = String(repeating: "l", count: 100_000)
        private static let short = String(repeating: "s", count: 100_000)

        private let package: BuiltPackage
        private let tool: String

        init() throws {
            package = try Clone.restored().package(.native)
            let build = try package.build("--product", "environment-tool")
            try #require(build.succeeds, "\(build)")
            tool = try package.product("environment-tool")
        }

        private func inject(_ secret: String, launcher: [String] = []) throws -> Command {
            try Command(
                launcher + [
                    tool, "inject-secrets", "--configurations", "Configurations", "--package", ".", "--staging",
                    ".build",
                ],
                in: package.directory, variables: ["API_KEY_PROD": secret])
        }

        private func expectWholeFile(location: SourceLocation = #_sourceLocation) throws {
            let text = try package.text(of: Self.secrets)
            let isWhole = [Self.long, Self.short].contains { text == "API_KEY_PROD = \($0)\n" }
            #expect(isWhole, "the file is mixed or half written", sourceLocation: location)
        }

        @Test("it is never readable by others, not even for a moment")
        func privacy() throws {
            let trace = package.path(".build/trace")
            #expect(
                try inject(Self.short, launcher: ["strace", "-f", "-qq", "-e", "trace=openat", "-o", trace]).succeeds)
            let made = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
                .filter { $0.contains(/openat\(.*Secrets\.xcconfig[^\/]*", [A-Z_|]*O_CREAT/) }
            #expect(!made.isEmpty && made.allSatisfy { $0.contains(", 0600)") })
        }

        @Test(
            "killed while writing, it is the old or the new one, and nothing is in the way",
            arguments: ["fsync", "/^rename"])
        func killed(call: String) throws {
            #expect(try inject(Self.long).succeeds)
            let killed = try inject(
                Self.short,
                launcher: [
                    "strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(call):signal=KILL",
                ])
            #expect(killed.status == 128 + SIGKILL)
            try expectWholeFile()
            #expect(try inject(Self.short).succeeds)
            try expectWholeFile()
        }

        @Test("two at once leave one of the two whole results")
        func twoAtOnce() async throws {
            for _ in 1...20 {
                async let first = inject(Self.long)
                let second = try inject(Self.short)
                #expect(try await first.succeeds && second.succeeds)
                try expectWholeFile()
            }
        }
    }
}
