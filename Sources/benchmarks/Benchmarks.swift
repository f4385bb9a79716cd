import Foundation

/// Measures and prints: `benchmarks [--json] [FILTER]`. Exits with 1 where a target is missed.
@main
enum Benchmarks {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let filter = arguments.first { !$0.hasPrefix("-") } ?? ""
        guard arguments.allSatisfy({ $0 == "--json" || $0 == filter }) else {
            try FileHandle.standardError.write(contentsOf: Data("usage: benchmarks [--json] [FILTER]\n".utf8))
            exit(2)
        }
        let chosen = Benchmark.all.filter { filter.isEmpty || $0.name.contains(filter) }
        let asJSON = arguments.contains("--json")
        var measurements: [Measurement] = []
        for benchmark in chosen {
            let measurement = try benchmark.measure()
            measurements.append(measurement)
            if !asJSON { print(line(measurement)) }
        }
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
        }
        exit(measurements.allSatisfy(\.meetsTarget) ? 0 : 1)
    }

    private static func line(_ measurement: Measurement) -> String {
        let target = [
            measurement.targetRatio.map { "\(decimal($0, 1)) ×" }, measurement.targetTime.map(time),
        ].compactMap(\.self)
        return """
            \(measurement.meetsTarget ? " " : "✗") \(measurement.name)
                \(range(measurement.time)); \(measurement.yardstick) \(range(measurement.yardstickTime))
                ratio \(decimal(measurement.ratio, 2))\(target.isEmpty ? "" : ", target " + target.joined(separator: ", "))
            """
    }

    private static func range(_ times: Times) -> String {
        "\(time(times.median)) (\(time(times.min))–\(time(times.max)))"
    }

    private static func time(_ seconds: Double) -> String {
        seconds < 0.001 ? "\(decimal(seconds * 1e6, 1)) µs" : "\(decimal(seconds * 1000, 2)) ms"
    }

    private static func decimal(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en")).grouping(.never))
    }
}
