import Foundation
import XCConfig

extension Benchmark {
    static let xcconfig = [
        Benchmark(
            "xcconfig: load and evaluate 10,000 settings with references, 500 kB", size: 10_000,
            against: splitting, target: .ratio(25)
        ) { size in
            try reading(["main.xcconfig": lines(size, setting)])
        },
        Benchmark(
            "xcconfig: the same 10,000 settings as lists", size: 10_000, against: splitting, target: .ratio(40)
        ) { size in
            try reading(["main.xcconfig": lines(size, setting)], asLists: true)
        },
        Benchmark(
            "xcconfig: 100 includes of 100 settings", size: 100, against: splitting, target: .ratio(20)
        ) { size in
            var files = ["main.xcconfig": lines(size) { "#include \"part\($0)\"" }]
            for part in 0..<size {
                files["part\(part).xcconfig"] = lines(100) { setting(part * 100 + $0) }
            }
            return try reading(files)
        },
        Benchmark(
            "xcconfig: chain of 10,000 references", size: 10_000, against: splitting, target: .time(0.008)
        ) { size in
            let chain = lines(size) { "SETTING_\($0) = $(SETTING_\($0 + 1))" }
            return try reading(["main.xcconfig": chain + "SETTING_\(size) = end\n"])
        },
        Benchmark(
            "xcconfig: includes nested 1,000 deep", size: 1_000, against: splitting, target: .time(0.050)
        ) { size in
            var files = ["part\(size).xcconfig": "SETTING_\(size) = 1\n", "main.xcconfig": "#include \"part1\"\n"]
            for depth in 1..<size {
                files["part\(depth).xcconfig"] =
                    "#include \"part\(depth + 1)\"\nSETTING_\(depth) = $(SETTING_\(depth + 1))\n"
            }
            return try reading(files)
        },
        Benchmark(
            "xcconfig: 5,000 copies of a value of 10 kB", against: "copying those bytes", target: .ratio(2)
        ) { _ in
            let size = 5_000
            let value = String(repeating: "x", count: 10_000)
            let text = "VALUE = \(value)\nCOPIES =" + String(repeating: " $(VALUE)", count: size) + "\n"
            let bytes = Array(value.utf8)
            return Comparison(
                measured: {
                    var settings = BuildSettings()
                    settings.load("main.xcconfig", from: MemoryFiles(["main.xcconfig": text]))
                    var evaluator = Evaluator(settings)
                    return evaluator.string(of: "COPIES").utf8.count
                },
                yardstick: {
                    // Like the evaluator, copy into a growing array and then into a string.
                    var copies: [UInt8] = []
                    for _ in 0..<size { copies += bytes }
                    return String(decoding: copies, as: UTF8.self).utf8.count
                },
                bytes: size * bytes.count)
        },
    ]

    private static let splitting = "reading the bytes and splitting them into lines"

    /// Both read the same files from the disk.
    private static func reading(_ texts: [String: String], asLists: Bool = false) throws -> Comparison {
        let folder = try TemporaryFolder(texts)
        return Comparison(
            measured: {
                var settings = BuildSettings()
                settings.load(folder.path("main.xcconfig"))
                var evaluator = Evaluator(settings)
                return settings.settingNames.reduce(0) {
                    $0 + (asLists ? evaluator.list(of: $1).count : evaluator.string(of: $1).utf8.count)
                }
            },
            yardstick: {
                try texts.keys.reduce(0) { lines, name in
                    lines + (try DiskFiles().read(folder.path(name)).split(separator: UInt8(ascii: "\n")).count)
                }
            },
            bytes: texts.values.reduce(0) { $0 + $1.utf8.count })
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    /// Returns an assignment of 50 bytes, including the line end, that refers to one of ten others.
    private static func setting(_ number: Int) -> String {
        let reference = number < 10 ? "value" : "$(SETTING_\(number % 10))"
        return "SETTING_\(number) = \(reference) ".padding(toLength: 49, withPad: "x", startingAt: 0)
    }
}
