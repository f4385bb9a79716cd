import Foundation

extension Benchmark {
    static let generator = [
        Benchmark(
            "generator: the whole process for three flavours", against: "an empty process", target: .excess(0.015)
        ) { _ in
            let folder = try TemporaryFolder()
            return Comparison(
                measured: { try generate("Configurations", package: ".", in: folder) },
                yardstick: Command("true").run)
        },
        Benchmark(
            "generator: compiling the source with this package's icon",
            against: "compiling the icon alone as .embedInCode writes it", target: .ratio(0.2)
        ) { _ in
            let icon = [UInt8](
                try Data(
                    contentsOf: URL(filePath: "Assets/AppIcons.xcassets/AppIcon-Local.appiconset/AppIcon-Local.png")))
            let folder = try TemporaryFolder([
                "Resources.swift": "struct PackageResources {\nstatic let AppIcon_Local_png: [UInt8] = \(icon)\n}\n"
            ])
            _ = try generate("Configurations", package: ".", in: folder)
            return Comparison(
                measured: { try compile("Environment.swift", in: folder) },
                yardstick: { try compile("Resources.swift", in: folder) })
        },
        compiling("secrets", of: "Secret"),
        compiling("texts", of: "String"),
    ]

    /// Each a property of its own.
    private static func compiling(_ what: String, of type: String) -> Benchmark {
        Benchmark(
            "generator: compiling the source with 3,000 \(what)", size: 3_000,
            against: "compiling as many plain constants", target: .time(5)
        ) { size in
            let names = (0..<size).map { "SETTING_\($0)" }
            let properties = names.map { #"{"name": "\#($0)", "setting": "\#($0)", "type": "\#(type)"}"# }
            let folder = try TemporaryFolder([
                "Environment.json": """
                {"flavours": ["Local"], "properties": [\(properties.joined(separator: ",\n"))], "secrets": \(names)}
                """,
                "Local.xcconfig": names.map { "\($0) = the value of \($0)\n" }.joined(),
                "Constants.swift": """
                enum Constants {
                \(names.map { "static let \($0) = \"the value of \($0)\"\n" }.joined())
                }
                """,
            ])
            _ = try generate(folder.path(""), package: folder.path(""), in: folder)
            return Comparison(
                measured: { try compile("Environment.swift", in: folder) },
                yardstick: { try compile("Constants.swift", in: folder) })
        }
    }

    static func generate(_ configurations: String, package: String, in folder: TemporaryFolder) throws -> Int {
        try Command.environmentTool(
            "generate", "--configurations", configurations, "--package", package,
            "--output", folder.path("Environment.swift")
        ).run()
    }

    static func compile(_ source: String, in folder: TemporaryFolder) throws -> Int {
        try Command(
            "swiftc", "-swift-version", "6", "-parse-as-library", "-c", folder.path(source),
            "-o", folder.path("\(source).o")
        ).run()
    }
}
