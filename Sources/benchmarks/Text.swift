import Foundation

/// Formats measurements with units.
enum Text {
    static func of(_ measurement: Measurement) -> String {
        let notes = [
            "ratio \(decimal(measurement.ratio, 2))",
            measurement.bytesPerSecond.map { "\(decimal($0 / 1e6, 1)) MB/s" },
            measurement.growth.isEmpty
                ? nil : "growth per 10×: \(measurement.growth.map { decimal($0, 1) }.joined(separator: ", "))",
            measurement.peakMemory.map { "peak memory \(decimal(Double($0) / 1e6, 0)) MB" },
            measurement.target.map { "target: \($0)" },
        ]
        return """
            \(measurement.meetsTarget ? " " : "✗") \(measurement.name)
                \(range(measurement.time)); \(measurement.yardstick) \(range(measurement.yardstickTime))
                \(notes.compactMap(\.self).joined(separator: "; "))
            """
    }

    static func target(_ target: Target) -> String {
        switch target {
        case .time(let limit): time(limit)
        case .excess(let limit): "\(time(limit)) more than the yardstick"
        case .ratio(let limit): "ratio \(decimal(limit, 1))"
        }
    }

    private static func range(_ times: Times) -> String {
        "\(time(times.median)) (\(time(times.min)) – \(time(times.max)))"
    }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<0.001: "\(decimal(seconds * 1e6, 1)) µs"
        case ..<1: "\(decimal(seconds * 1000, 2)) ms"
        default: "\(decimal(seconds, 2)) s"
        }
    }

    private static func decimal(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en")).grouping(.never))
    }
}
