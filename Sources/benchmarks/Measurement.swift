/// The times of several runs of the same work, in seconds.
struct Times: Encodable {
    let median: Double
    let min: Double
    let max: Double

    init(_ seconds: [Double]) {
        let sorted = seconds.sorted()
        median = sorted[sorted.count / 2]
        min = sorted[0]
        max = sorted[sorted.count - 1]
    }
}

/// The result of a benchmark.
struct Measurement: Encodable {
    let name: String
    let time: Times
    let yardstick: String
    let yardstickTime: Times
    /// The ratio of the medians.
    let ratio: Double
    let bytesPerSecond: Double?
    /// The factor by which the time grows for each tenfold size.
    let growth: [Double]
    /// The memory of the largest process that the work starts, in bytes; `nil` if an earlier one was as large.
    let peakMemory: Int?
    let target: String?
    let meetsTarget: Bool

    /// The maximum growth. 10 is linear and 100 quadratic; sorting and cache misses result in 10 to 20.
    static let highestGrowth = 20.0
}

extension Benchmark {
    private static let fewestRuns = 3
    private static let mostRuns = 15
    /// The seconds after which only the minimum number of runs is completed.
    private static let enough = 10.0
    /// The minimum seconds of a run, which repeats its work so that the clock's resolution doesn't matter.
    private static let shortestRun = 0.02

    /// Runs the work in all sizes and the yardstick in turn, so that a busy moment of the machine affects all of them.
    func measure() throws -> Measurement {
        let comparisons = try sizes.map(prepare)
        let largest = comparisons[comparisons.count - 1]
        let start = Usage.now
        let measured = try comparisons.map { try RepeatedWork($0.measured) }
        let peakMemory = Usage.now.peakMemory
        let works = measured + [try RepeatedWork(largest.yardstick)]
        var samples = works.map { _ in [Double]() }
        repeat {
            for (index, work) in works.enumerated() { samples[index].append(try work.time()) }
        } while samples[0].count < Self.fewestRuns
            || samples[0].count < Self.mostRuns && Usage.now.time - start.time < Self.enough
        let times = samples.map(Times.init)
        let (time, yardstickTime) = (times[sizes.count - 1], times[sizes.count])
        let growth = (1..<sizes.count).map { times[$0].median / times[$0 - 1].median }
        return Measurement(
            name: name,
            time: time,
            yardstick: yardstick,
            yardstickTime: yardstickTime,
            ratio: time.median / yardstickTime.median,
            bytesPerSecond: largest.bytes.map { Double($0) / time.median },
            growth: growth,
            peakMemory: peakMemory > start.peakMemory ? peakMemory : nil,
            target: target.map(Text.target),
            meetsTarget: growth.allSatisfy { $0 <= Measurement.highestGrowth }
                && target?.isMet(time: time.median, yardstick: yardstickTime.median) ?? true)
    }

    private struct RepeatedWork {
        let work: Comparison.Work
        private var repetitions = 1

        init(_ work: @escaping Comparison.Work) throws {
            self.work = work
            while try time() * Double(repetitions) < Benchmark.shortestRun { repetitions *= 2 }
        }

        /// Returns the seconds that one repetition of the work takes.
        func time() throws -> Double {
            let start = Usage.now.time
            for _ in 0..<repetitions { Self.consume(try work()) }
            return (Usage.now.time - start) / Double(repetitions)
        }

        @inline(never)
        private static func consume(_ value: Int) {}
    }
}
