import Foundation

@main
enum Benchmarks {
    /// The distinct beginnings of the names.
    private static let groups = Benchmark.all.map { String($0.name.prefix { $0 != ":" }) }
        .reduce(into: [String]()) { groups, group in
            if groups.last != group { groups.append(group) }
        }
        .joined(separator: ", ")

    private static let help = """
        usage: swift run -c release benchmarks [--json] [FILTER]

        Measures this package beside a yardstick in the same run. Run it in the package's folder.

          FILTER    measure the benchmarks with this in their name, such as a group: \(groups);
                    by default all but 'types' and 'build', which takes several minutes
          --json    print JSON, times in seconds
          --help    show this text

        Times are those of the processors, for this process and all that it starts: the median of 3 to 15 runs, the
        shortest and the longest. 'growth' is how many times longer it takes when there is ten times as much to do, at a
        tenth and at the whole of the size named: 10 is linear, more than \(Int(Measurement.highestGrowth)) is a miss. Only ratios mean something on
        another machine. Exit status: 0 all targets met, 1 a target missed or a measurement failed, 2 wrong usage.
        """

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard !arguments.contains("--help") else { return print(help) }
        let filters = arguments.filter { $0 != "--json" }
        guard filters.count <= 1, !filters.contains(where: { $0.hasPrefix("-") }) else { stop(help) }
        let chosen =
            filters.first.map { filter in Benchmark.all.filter { $0.name.contains(filter) } } ?? Benchmark.quick
        guard !chosen.isEmpty else {
            let names = Benchmark.all.map { "  \($0.name)" }.joined(separator: "\n")
            stop("error: no name contains '\(filters.joined())'; the names are:\n\(names)")
        }
        guard FileManager.default.fileExists(atPath: "Configurations/Environment.json") else {
            stop("error: '\(FileManager.default.currentDirectoryPath)' isn't the package's folder; run them there")
        }
        let isJSON = arguments.contains("--json")
        let measurements = chosen.compactMap { measurement(of: $0, isPrinted: !isJSON) }
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
        }
        exit(measurements.count == chosen.count && measurements.allSatisfy(\.meetsTarget) ? 0 : 1)
    }

    /// Returns the measurement; `nil` after reporting an error.
    private static func measurement(of benchmark: Benchmark, isPrinted: Bool) -> Measurement? {
        do {
            let measurement = try benchmark.measure()
            if isPrinted { print(Text.of(measurement)) }
            return measurement
        } catch {
            report("error: \(benchmark.name): \((error as? Failure)?.message ?? "\(error)")")
            return nil
        }
    }

    private static func stop(_ text: String) -> Never {
        report(text)
        exit(2)
    }

    private static func report(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
