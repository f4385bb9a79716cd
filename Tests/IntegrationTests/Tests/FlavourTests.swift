import Foundation
import Testing

extension PackageTests {
    /// What the README says of flavours and secrets, in a fresh clone of this package.
    struct FlavourTests {
        /// A text that is found however the secret around it is escaped.
        private static let needle = "nadel\(UInt32.random(in: 1...UInt32.max))"
        /// A secret with the characters that other tools stumble over.
        private static let key = "A$b$(x)//#;\(needle)\\"

        private let clone: Clone

        init() throws { clone = try Clone.restored() }

        private func local(_ buildSystem: BuildSystem) -> BuiltPackage {
            clone.package(buildSystem).with(scratch: Self.scratch(buildSystem))
        }

        private func prod(_ buildSystem: BuildSystem) -> BuiltPackage {
            clone.package(buildSystem).flavour("PROD").with(scratch: Self.scratch(buildSystem) + "/prod")
        }

        /// The folders that the README's commands build in, so that nothing is built twice.
        private static func scratch(_ buildSystem: BuildSystem) -> String {
            switch buildSystem {
            case .native: ".build"
            case .swiftbuild: ".build/swiftbuild"
            }
        }

        private func build(_ package: BuiltPackage, _ options: String...) throws -> Command {
            var package = package
            package.flags += ["--product", "tonnenticker"] + options
            return try package.build()
        }

        private func expectInfo(_ package: BuiltPackage, _ text: String, location: SourceLocation = #_sourceLocation)
            throws
        {
            let build = try build(package)
            try #require(build.succeeds, "\(build)", sourceLocation: location)
            let info = try package.says("tonnenticker", "info")
            #expect(info.output.contains(text), "\(info)", sourceLocation: location)
        }

        @Test(
            "without a secret the default flavour builds, and follows changes behind links",
            arguments: BuildSystem.allCases
        )
        func defaultFlavour(buildSystem: BuildSystem) throws {
            let local = local(buildSystem)
            try expectInfo(local, "http://localhost:8080")

            let icons = "Assets/AppIcons.xcassets/AppIcon-Local.appiconset/"
            try FileManager.default.moveItem(
                atPath: local.path(icons + "AppIcon-Local.png"), toPath: local.path(icons + "Icon.png"))
            try local.edit(icons + "Contents.json", "AppIcon-Local.png", "Icon.png")
            try expectInfo(local, "AppIcon-Local")

            try local.edit("Configurations/Local.xcconfig", "8080", "8081")
            try expectInfo(local, "http://localhost:8081")
        }

        @Test("without a secret Prod fails, first of all at the line to change", arguments: BuildSystem.allCases)
        func missingSecret(buildSystem: BuildSystem) throws {
            let prod = prod(buildSystem)
            let build = try build(prod)
            try #require(!build.succeeds)
            let line = try prod.text(of: "Configurations/Prod.xcconfig").split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .firstIndex { $0.hasPrefix("API_KEY = ") }
            let error = try #require(build.lines.first { $0.contains(#/:\d+:\d+: error: /#) })
            #expect(error.contains("Configurations/Prod.xcconfig:\(try #require(line) + 1):"))
            for part in ["'API_KEY'", "API_KEY_PROD", "or API_KEY,", "Configurations/Secrets.xcconfig"] {
                #expect(error.contains(part))
            }
        }

        @Test("with the variable Prod builds, and its key is in no output and no file", arguments: BuildSystem.allCases)
        func variable(buildSystem: BuildSystem) throws {
            let prod = prod(buildSystem).with(variables: ["API_KEY": Self.key])
            let build = try build(prod, "-v")
            try #require(build.succeeds, "\(build)")
            #expect(!build.output.contains(Self.needle))
            #expect(try prod.files(with: Self.needle) == [])
            let strings = try Command(["strings", "-n", "4", prod.product("tonnenticker")], in: prod.directory).output
            #expect(strings.contains("https://api.tonnenticker.example"))
            for foreign in ["dev.api.tonnenticker", "http://localhost:8080", Self.needle] {
                #expect(!strings.contains(foreign))
            }
            #expect(try prod.says("tonnenticker", "info").output.contains("AppIcon-Prod"))
        }

        @Test(
            "a command between builds changes neither the flavour nor what is compiled", arguments: BuildSystem.allCases
        )
        func commandsBetweenBuilds(buildSystem: BuildSystem) throws {
            let prod = prod(buildSystem)
            let withVariable = prod.with(variables: ["API_KEY": Self.key])
            try expectInfo(withVariable, "AppIcon-Prod")
            let inject = try withVariable.command(["--allow-writing-to-package-directory", "inject-secrets"])
            try #require(inject.succeeds, "\(inject)")
            #expect(!inject.output.contains(Self.needle))
            try expectInfo(prod, "AppIcon-Prod")
            #expect(try BuiltPackage.mode(of: prod.path("Configurations/Secrets.xcconfig")) == "600")
            #expect(
                try Command(["git", "check-ignore", "-q", "Configurations/Secrets.xcconfig"], in: prod.directory)
                    .succeeds)

            // After a first build in a new folder SwiftPM links the tool once more.
            try expectInfo(prod, "AppIcon-Prod")
            let outputs = try prod.outputs()
            let unchanged = try build(prod, "-v")
            #expect(unchanged.succeeds)
            let modules = ["XCConfig", "EnvironmentGenerator", "environment_tool", "TonnentickerCore", "tonnenticker"]
            #expect(try !unchanged.runsSomething(of: modules))
            #expect(try prod.outputs() == outputs)
        }
    }
}
