import Foundation
import Testing

/// A package that has no other dependency starts to use the plugins: what `environment init` writes and prints is all
/// that it needs.
@Suite(.sharesClone, .serialized)
struct StartTests {
    /// A package with a library and a program that imports it.
    struct Example: CustomTestStringConvertible {
        var toolsVersion: String
        var buildSystem: BuildSystem
        /// The options of `init`, and the target that it chooses.
        var options: [String]
        var target: String
        /// The targets, without what `init` prints; comments are where it says to add it.
        var targets: String

        var testDescription: String { "\(toolsVersion), \(buildSystem), \(target)" }
    }

    @Test(
        "a library and a program build with the lines that it prints, and run",
        arguments: [
            Example(
                toolsVersion: "5.9", buildSystem: .native, options: ["--target", "Core"], target: "Core",
                targets: """
                    .target(name: "Core", /* start */ swiftSettings: [.define("OLD")] /* end */),
                    .executableTarget(name: "App", dependencies: ["Core"])
                    """),
            Example(
                toolsVersion: "6.2", buildSystem: .swiftbuild, options: [], target: "App",
                targets: """
                    .executableTarget(
                        name: "App", dependencies: ["Core"], /* start */ resources: [.copy("Notes.txt")] /* end */),
                    .target(name: "Core")
                    """),
        ])
    func start(example: Example) throws {
        let clone = try Clone.restored()
        let package = BuiltPackage(
            directory: clone.surroundings + "/Neues Paket ü \(example.toolsVersion)", buildSystem: example.buildSystem)
        try write(example, to: package, using: clone)

        let run = try package.command(
            ["--allow-writing-to-package-directory", "environment", "init"] + example.options)
        try #require(run.succeeds, "\(run)")
        #expect(run.output.contains("target '\(example.target)'"))
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        try #require(lines.count == 2 && lines[0].hasPrefix("exclude: ") && lines[1].hasPrefix("plugins: "), "\(run)")
        try package.edit("Package.swift", "/* start */", lines[0])
        try package.edit("Package.swift", " /* end */", ", " + lines[1])

        #expect(try package.text(of: ".gitignore") == ".build\nSecrets.xcconfig\n")
        // Without a condition, which would compile the tool once more.
        let program = try package.run("App")
        try #require(program.succeeds, "\(program)")
        #expect(program.lines.last == "local http://localhost:8080 local", "\(program)")
    }

    private func write(_ example: Example, to package: BuiltPackage, using clone: Clone) throws {
        let environment = """
            public func describe() -> String {
                let environment = Environment.current
                return "\\(environment.flavour) \\(environment.baseURL) \\(environment.apiKey)"
            }

            """
        let isLibrary = example.target == "Core"
        let files = [
            "Package.swift": """
            // swift-tools-version: \(example.toolsVersion)
            import PackageDescription

            let package = Package(
                name: "Start", platforms: [.macOS(.v14)],
                dependencies: [.package(name: "better-tonnenticker", path: "../\(URL(filePath: clone.root).lastPathComponent)")],
                targets: [
                    \(example.targets)
                ]
            )

            """,
            "Sources/Core/Core.swift": isLibrary ? environment : "public func describe() -> String { \"\" }\n",
            "Sources/App/main.swift": isLibrary ? "import Core\nprint(describe())\n" : "print(describe())\n",
            "Sources/App/Description.swift": isLibrary ? "" : environment,
            "Sources/App/Notes.txt": "",
            ".gitignore": ".build",
        ]
        for (name, text) in files {
            let folder = URL(filePath: package.path(name)).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try package.write(text, to: name)
        }
    }
}
