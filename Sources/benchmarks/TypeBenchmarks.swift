import Foundation

extension Benchmark {
    /// What the compiler needs for generated properties, type by type, from their values in a file to code.
    static let types = [
        type("String", "text"), type("String?", "text"), type("Bool", "YES"), type("Int", "12"), type("Double", "1.5"),
        type("URL", "https:/$()/api.example/v1"), type("URL?", "https:/$()/api.example/v1"), type("Duration", "1.5s"),
        type("Data", "c2FtcGxl"), type("[String]", "a b c"), type("[URL]", "https:/$()/a.example https:/$()/b.example"),
        type("Level", "debug", written: #"{"name": "Level", "values": ["debug", "info"]}"#),
        type("Secret", "text"),
    ]

    /// - Parameter written: The type as `Environment.json` has it, if that isn't its name.
    private static func type(_ type: String, _ value: String, written: String? = nil) -> Benchmark {
        let count = 300
        return Benchmark(
            "types: compiling \(count) properties of type \(type)", against: "compiling as many plain constants"
        ) { _ in
            let names = (0..<count).map { "SETTING_\($0)" }
            let properties = names.map {
                #"{"name": "\#($0)", "setting": "\#($0)", "type": \#(written ?? "\"\(type)\"")}"#
            }
            let folder = try TemporaryFolder([
                "Environment.json": """
                {"flavours": ["Local"], "properties": [\(properties.joined(separator: ",\n"))],
                "secrets": \(type == "Secret" ? names : [])}
                """,
                "Local.xcconfig": names.map { "\($0) = \(value)\n" }.joined(),
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
}
