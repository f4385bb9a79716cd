/// Work measured beside a yardstick in the same run, so that results of different machines can be compared.
///
/// To add benchmarks, extend `Benchmark` with a list of them and add that list to `quick` or `all`.
struct Benchmark: Sendable {
    let name: String
    /// The amounts of work, each ten times the previous one. The last is the one in the name.
    let sizes: [Int]
    /// The name of the yardstick.
    let yardstick: String
    let target: Target?
    /// Prepares the measured work and its yardstick for a size. The preparation isn't measured.
    let prepare: @Sendable (_ size: Int) throws -> Comparison

    /// Creates a benchmark. If it has a size, a hundredth and a tenth of it are measured too, to show how the time grows.
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

    /// The benchmarks that take only seconds.
    static let quick = xcconfig + generator + schedule + guide
    static let all = quick + types + build
}

struct Comparison {
    /// The work. It returns a value that depends on it, so that the compiler can't remove any of it.
    typealias Work = () throws -> Int

    let measured: Work
    let yardstick: Work
    /// The number of bytes that the measured work reads, if any.
    var bytes: Int?
}

/// A limit to the measured time. Times are in seconds.
enum Target {
    case time(Double)
    /// The maximum time beyond the yardstick's.
    case excess(Double)
    /// The maximum ratio to the yardstick's time.
    case ratio(Double)

    func isMet(time: Double, yardstick: Double) -> Bool {
        switch self {
        case .time(let limit): time <= limit
        case .excess(let limit): time - yardstick <= limit
        case .ratio(let limit): time <= yardstick * limit
        }
    }
}
