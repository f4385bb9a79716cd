import Foundation

/// The resources used so far by this process and by those that it started and waited for.
struct Usage {
    /// The processor time in seconds. Unlike wall-clock time, it hardly depends on what else is running.
    let time: Double
    /// The memory of the largest process that ended, in bytes.
    let peakMemory: Int

    /// `RUSAGE_SELF` and `RUSAGE_CHILDREN`, whose Swift types differ between systems.
    private static let processes: [CInt] = [0, -1]

    static var now: Usage {
        let usages = processes.map { process in
            var usage = rusage()
            getrusage(process, &usage)
            return usage
        }
        let times = usages.flatMap { [$0.ru_utime, $0.ru_stime] }
        return Usage(
            time: times.reduce(0) { sum, time in sum + Double(time.tv_sec) + Double(time.tv_usec) / 1e6 },
            peakMemory: Int(usages[1].ru_maxrss) * memoryUnit)
    }
}
