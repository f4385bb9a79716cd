import Foundation

/// What this process, and those that it has started and waited for, have used up to now.
struct Usage {
    /// The time of all processors, in seconds. Unlike the time that passes it hardly depends on what else is running.
    let time: Double
    /// The memory of the largest process waited for, in bytes.
    let peakMemory: Int

    /// `RUSAGE_SELF` and `RUSAGE_CHILDREN`, which Swift sees in another type on each system.
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
