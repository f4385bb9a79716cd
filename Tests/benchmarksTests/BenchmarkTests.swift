import Testing

@testable import benchmarks

struct BenchmarkTests {
    @Test("quick benchmarks run without errors", arguments: Benchmark.quick)
    func works(benchmark: Benchmark) throws {
        let comparison = try benchmark.prepare(benchmark.sizes[0])
        for work in [comparison.measured, comparison.yardstick] { #expect(throws: Never.self) { try work() } }
    }

    @Test("the tool generates the properties of each type that is compiled", arguments: Benchmark.types)
    func types(benchmark: Benchmark) {
        #expect(throws: Never.self) { try benchmark.prepare(1) }
    }

    @Test("names are unique")
    func names() {
        #expect(Set(Benchmark.all.map(\.name)).count == Benchmark.all.count)
    }

    @Test("a size is measured with its hundredth and tenth, in turn with the yardstick")
    func measurement() throws {
        let sum = Benchmark("sum", size: 10_000, against: "less of it", target: .time(0)) { size in
            Comparison(
                measured: { (0..<size).reduce(0) { $0 ^ $1 } }, yardstick: { (0..<10).reduce(0) { $0 ^ $1 } },
                bytes: size)
        }
        #expect(sum.sizes == [100, 1_000, 10_000])
        let measurement = try sum.measure()
        #expect(measurement.growth.count == 2)
        #expect(measurement.ratio == measurement.time.median / measurement.yardstickTime.median)
        #expect(measurement.bytesPerSecond == 10_000 / measurement.time.median)
        #expect(!measurement.meetsTarget)
    }

    @Test(
        "a target is met up to its limit",
        arguments: [
            (Target.time(2), 2.0, 1.0, true), (.time(2), 2.5, 9, false),
            (.excess(2), 5, 3, true), (.excess(2), 5, 2.5, false),
            (.ratio(2), 4, 2, true), (.ratio(2), 4, 1.5, false),
        ])
    func targets(target: Target, time: Double, yardstick: Double, expected: Bool) {
        #expect(target.isMet(time: time, yardstick: yardstick) == expected)
    }

    @Test("times are the median, the shortest and the longest run")
    func times() {
        let times = Times([3, 1, 9])
        #expect((times.median, times.min, times.max) == (3, 1, 9))
    }

    @Test("a failed command reports its name, its output and the remedy")
    func failures() {
        #expect(throws: Failure("'sh -c echo no; exit 3' failed with status 3:\nno")) {
            try Command("sh", "-c", "echo no; exit 3").run()
        }
        #expect(
            throws: Failure("there is no 'swift-of-nowhere' in PATH; install Swift, from https://www.swift.org/install")
        ) {
            try Command("swift-of-nowhere").run()
        }
    }
}

extension Benchmark: CustomTestStringConvertible {
    public var testDescription: String { name }
}
