/// The times of several runs of one work, in seconds each.
struct Times: Codable {
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

/// What a benchmark has shown.
struct Measurement: Codable {
    let name: String
    let time: Times
    let yardstick: String
    let yardstickTime: Times
    /// Of the medians.
    let ratio: Double
    let targetRatio: Double?
    let targetTime: Double?

    var meetsTarget: Bool {
        (targetRatio.map { ratio <= $0 } ?? true) && (targetTime.map { time.median <= $0 } ?? true)
    }
}

extension Benchmark {
    private static let runs = 15
    /// A run repeats its work until it takes that long, so that the clock's grain doesn't matter.
    private static let shortestRun = Duration.milliseconds(20)

    /// Runs the work and its yardstick in turn, so that a busy moment of the machine strikes both.
    func measure() throws -> Measurement {
        let (work, yardstick) = try prepare()
        let workRepetitions = try Self.repetitions(of: work)
        let yardstickRepetitions = try Self.repetitions(of: yardstick)
        var times: [Double] = []
        var yardstickTimes: [Double] = []
        for _ in 0..<Self.runs {
            times.append(try Self.time(work, workRepetitions))
            yardstickTimes.append(try Self.time(yardstick, yardstickRepetitions))
        }
        let time = Times(times)
        let yardstickTime = Times(yardstickTimes)
        return Measurement(
            name: name,
            time: time,
            yardstick: yardstickName,
            yardstickTime: yardstickTime,
            ratio: time.median / yardstickTime.median,
            targetRatio: targetRatio,
            targetTime: targetTime
        )
    }

    private static func repetitions(of work: Work) throws -> Int {
        var repetitions = 1
        while try ContinuousClock().measure({ for _ in 0..<repetitions { consume(try work()) } }) < shortestRun {
            repetitions *= 2
        }
        return repetitions
    }

    private static func time(_ work: Work, _ repetitions: Int) throws -> Double {
        let duration = try ContinuousClock().measure { for _ in 0..<repetitions { consume(try work()) } }
        return duration / .seconds(1) / Double(repetitions)
    }

    @inline(never)
    private static func consume(_ value: Int) {}
}
