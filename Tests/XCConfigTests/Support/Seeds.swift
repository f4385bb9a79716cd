import Foundation

/// The seeds of tests with random inputs, each for a thousand of them or so.
enum Seeds {
    /// CI asks for all; otherwise a tenth is enough to work with, at a tenth of the time.
    private static let isComplete = ProcessInfo.processInfo.environment["TONNENTICKER_RANDOM_INPUTS"] == "all"

    static func some(of seeds: Range<UInt64>) -> Range<UInt64> {
        isComplete ? seeds : seeds.lowerBound..<seeds.lowerBound + max(1, UInt64(seeds.count) / 10)
    }
}
