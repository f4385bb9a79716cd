import Foundation

extension Benchmark {
    /// The cost of SwiftPM's debug builds.
    static let build = [
        Benchmark("build: this package from nothing", against: "a package with one empty source, from nothing") { _ in
            let empty = try TemporaryFolder([
                "Package.swift": manifest(targetOptions: ""), "Sources/App/main.swift": "import Foundation\n",
            ])
            let scratch = try TemporaryFolder()
            return Comparison(
                measured: { try buildFromNothing(".", in: scratch) },
                yardstick: { try buildFromNothing(empty.path(""), in: empty) })
        },
        Benchmark(
            "build: this package for another flavour in the same folder", against: "the same flavour again, unchanged"
        ) { _ in
            let scratch = try TemporaryFolder()
            var isDev = false
            func buildFlavour() throws -> Int {
                try swiftBuild(".", in: scratch, options: isDev ? ["-Xswiftc", "-DDEV"] : [])
            }
            _ = try buildFlavour()
            return Comparison(
                measured: {
                    isDev.toggle()
                    return try buildFlavour()
                },
                yardstick: buildFlavour)
        },
        Benchmark(
            "build: compiling the tool and its libraries", against: "compiling an empty source", target: .time(10)
        ) { _ in
            let empty = try TemporaryFolder(["Empty/Empty.swift": "import Foundation\n"])
            let modules = try TemporaryFolder()
            return Comparison(
                measured: {
                    try ["XCConfig", "EnvironmentGenerator", "environment-tool"]
                        .reduce(0) { try $0 + compile($1, below: "Sources", to: modules) }
                },
                yardstick: { try compile("Empty", below: empty.path(""), to: empty) })
        },
        Benchmark(
            "build: a package that uses the plugin, from nothing", against: "the same without the plugin"
        ) { _ in
            let (with, without) = try packages()
            return Comparison(
                measured: { try buildFromNothing(with.path(""), in: with) },
                yardstick: { try buildFromNothing(without.path(""), in: without) })
        },
        Benchmark(
            "build: a package that uses the plugin, unchanged", against: "the same without the plugin",
            target: .ratio(1.1)
        ) { _ in
            let (with, without) = try packages()
            return Comparison(
                measured: { try swiftBuild(with.path(""), in: with) },
                yardstick: { try swiftBuild(without.path(""), in: without) })
        },
    ]

    /// Creates a package that uses the plugin, and one whose sources include what the plugin would generate.
    private static func packages() throws -> (with: TemporaryFolder, without: TemporaryFolder) {
        let program = "print(Environment.current.baseURL)\n"
        let here = String(reflecting: FileManager.default.currentDirectoryPath)
        let with = try TemporaryFolder([
            "Package.swift": manifest(
                dependencies: ".package(name: \"better-tonnenticker\", path: \(here))",
                targetOptions: """
                    , exclude: ["Configurations"],
                    plugins: [.plugin(name: "EnvironmentPlugin", package: "better-tonnenticker")]
                    """),
            "Sources/App/main.swift": program,
            "Sources/App/Configurations/Local.xcconfig": "API_BASE_URL = http:/$()/localhost\nAPI_KEY = plain\n",
        ])
        let without = try TemporaryFolder([
            "Package.swift": manifest(targetOptions: ""), "Sources/App/main.swift": program,
        ])
        _ = try Command.environmentTool(
            "generate", "--configurations", with.path("Sources/App/Configurations"), "--package", with.path(""),
            "--output", without.path("Sources/App/Environment.swift")
        ).run()
        return (with, without)
    }

    private static func manifest(dependencies: String = "", targetOptions: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "App", platforms: [.macOS(.v14)], dependencies: [\(dependencies)],
            targets: [.executableTarget(name: "App"\(targetOptions))])

        """
    }

    /// Compiles a module for debugging, as SwiftPM does.
    private static func compile(_ module: String, below folder: String, to products: TemporaryFolder) throws -> Int {
        let directory = "\(folder)/\(module)"
        let names = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
        let sources = names.filter { $0.hasSuffix(".swift") }.map { "\(directory)/\($0)" }
        let name = module.replacing("-", with: "_")
        let objects = Dictionary(
            uniqueKeysWithValues: sources.enumerated().map { ($1, ["object": products.path("\(name)-\($0).o")]) })
        let map = products.path("\(name).json")
        try JSONEncoder().encode(objects).write(to: URL(filePath: map))
        return try Command(
            [
                "swiftc", "-swift-version", "6", "-Onone", "-g", "-enable-batch-mode", "-j2", "-parse-as-library",
                "-enable-upcoming-feature", "InternalImportsByDefault", "-package-name", "better_tonnenticker",
                "-module-name", name, "-emit-module",
                "-emit-module-path", products.path("\(name).swiftmodule"), "-I", products.path(""), "-c",
                "-output-file-map", map,
            ] + sources
        ).run()
    }

    private static func buildFromNothing(_ package: String, in folder: TemporaryFolder) throws -> Int {
        try? FileManager.default.removeItem(atPath: folder.path("scratch"))
        return try swiftBuild(package, in: folder)
    }

    private static func swiftBuild(
        _ package: String, in folder: TemporaryFolder, options: [String] = []
    ) throws -> Int {
        var command = Command(
            ["swift", "build", "--package-path", package, "--scratch-path", folder.path("scratch")] + options)
        command.variables["API_KEY"] = "none"
        return try command.run()
    }
}
