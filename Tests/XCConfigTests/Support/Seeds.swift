import Foundation

/// The seeds of tests with random inputs. Each yields about a thousand inputs.
enum Seeds {
    /// Whether to use all seeds, as CI does, rather than a tenth of them.
    private static let isComplete = ProcessInfo.processInfo.environment["TONNENTICKER_RANDOM_INPUTS"] == "all"

    static func some(of seeds: Range<UInt64>) -> Range<UInt64> {
        isComplete ? seeds : seeds.lowerBound..<seeds.lowerBound + max(1, UInt64(seeds.count) / 10)
    }
}
