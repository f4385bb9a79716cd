/// Something measured against a yardstick in the same run, so that figures of different machines compare.
///
/// To add some: a file that extends `Benchmark` with a list of them, and that list's name in `quick` or `all`.
struct Benchmark: Sendable {
    let name: String
    /// How much there is to do, a tenfold a step; the last is what the name says.
    let sizes: [Int]
    /// What the yardstick does.
    let yardstick: String
    let target: Target?
    /// Makes the measured work and its yardstick ready for a size; the time that takes doesn't count.
    let prepare: @Sendable (_ size: Int) throws -> Comparison

    /// With a size its hundredth and its tenth are measured, too, which shows how the time grows.
    init(
        _ name: String,
        size: Int? = nil,
        against yardstick: String,
        target: Target? = nil,
        prepare: @escaping @Sendable (_ size: Int) throws -> Comparison
    ) {
        self.name = name
        sizes = size.map { [$0 / 100, $0 / 10, $0] } ?? [1]
        self.yardstick = yardstick
        self.target = target
        self.prepare = prepare
    }

    /// Those that take seconds.
    static let quick = xcconfig + generator + schedule + guide
    static let all = quick + types + build
}

struct Comparison {
    /// Returns something that depends on the work, so that none of it can be left out.
    typealias Work = () throws -> Int

    let measured: Work
    let yardstick: Work
    /// What the measured work reads, where it reads bytes.
    var bytes: Int?
}

/// What is good enough; times are in seconds.
enum Target {
    case time(Double)
    /// More than the yardstick takes.
    case excess(Double)
    /// To the time that the yardstick takes.
    case ratio(Double)

    func isMet(time: Double, yardstick: Double) -> Bool {
        switch self {
        case .time(let limit): time <= limit
        case .excess(let limit): time - yardstick <= limit
        case .ratio(let limit): time <= yardstick * limit
        }
    }
}
