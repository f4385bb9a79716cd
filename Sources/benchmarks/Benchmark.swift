/// Something measured against a yardstick in the same run, so that figures of different machines compare.
///
/// To add some: a file that extends `Benchmark` with a list of them, and that list's name in `Benchmark.all`.
struct Benchmark: Sendable {
    let name: String
    /// What the yardstick does.
    let yardstickName: String
    /// The highest ratio of the measured work to its yardstick that is good enough; `nil` for no such limit.
    let targetRatio: Double?
    /// The longest time of the measured work that is good enough, in seconds; `nil` for no such limit.
    let targetTime: Double?
    /// Makes the measured work and its yardstick ready; the time that takes doesn't count.
    let prepare: @Sendable () throws -> (measured: Work, yardstick: Work)

    /// Returns something that depends on the work, so that none of it can be left out.
    typealias Work = () throws -> Int

    init(
        _ name: String,
        against yardstickName: String,
        targetRatio: Double? = nil,
        targetTime: Double? = nil,
        prepare: @escaping @Sendable () throws -> (measured: Work, yardstick: Work)
    ) {
        self.name = name
        self.yardstickName = yardstickName
        self.targetRatio = targetRatio
        self.targetTime = targetTime
        self.prepare = prepare
    }

    static let all = xcconfig + generator + schedule + guide
}
