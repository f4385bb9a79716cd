import Foundation
import XCConfig

extension Benchmark {
    static let xcconfig = [
        Benchmark(
            "xcconfig: load and evaluate 10,000 settings with references, 500 kB",
            against: splitting, targetTime: 0.020
        ) {
            try reading(["main.xcconfig": lines(10_000, setting)])
        },
        Benchmark("xcconfig: 100 includes of 100 settings", against: splitting, targetTime: 0.025) {
            var files = ["main.xcconfig": lines(100) { "#include \"part\($0)\"" }]
            for part in 0..<100 {
                files["part\(part).xcconfig"] = lines(100) { setting(part * 100 + $0) }
            }
            return try reading(files)
        },
        Benchmark("xcconfig: chain of 10,000 references", against: splitting, targetTime: 0.010) {
            let chain = lines(10_000) { "SETTING_\($0) = $(SETTING_\($0 + 1))" }
            return try reading(["main.xcconfig": chain + "SETTING_10000 = end\n"])
        },
        Benchmark("xcconfig: includes nested 1,000 deep", against: splitting, targetTime: 0.050) {
            var files = ["part1000.xcconfig": "SETTING_1000 = 1\n", "main.xcconfig": "#include \"part1\"\n"]
            for depth in 1..<1_000 {
                files["part\(depth).xcconfig"] =
                    "#include \"part\(depth + 1)\"\nSETTING_\(depth) = $(SETTING_\(depth + 1))\n"
            }
            return try reading(files)
        },
    ]

    private static let splitting = "reading the bytes and splitting them into lines"

    /// Both read the same files from the disk.
    private static func reading(_ texts: [String: String]) throws -> (measured: Work, yardstick: Work) {
        let files = try FilesOnDisk(texts)
        let main = files.path("main.xcconfig")
        let paths = texts.keys.map(files.path)
        return (
            {
                var settings = BuildSettings()
                settings.load(main)
                var evaluator = Evaluator(settings)
                return settings.settingNames.reduce(0) { $0 + evaluator.string(of: $1).utf8.count }
            },
            {
                try withExtendedLifetime(files) {
                    try paths.reduce(0) { $0 + (try DiskFiles().read($1).split(separator: UInt8(ascii: "\n")).count) }
                }
            }
        )
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    /// 50 bytes with the line end; refers to one of ten others.
    private static func setting(_ number: Int) -> String {
        let reference = number < 10 ? "value" : "$(SETTING_\(number % 10))"
        return "SETTING_\(number) = \(reference) ".padding(toLength: 49, withPad: "x", startingAt: 0)
    }
}

/// Files in a directory of their own that is gone with the last reference to it.
private final class FilesOnDisk {
    private let directory: URL

    init(_ texts: [String: String]) throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for (name, text) in texts { try Data(text.utf8).write(to: directory.appending(path: name)) }
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    func path(_ name: String) -> String { directory.appending(path: name).path(percentEncoded: false) }
}
