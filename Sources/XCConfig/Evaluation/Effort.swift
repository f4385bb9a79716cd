/// Counts the steps of an evaluation and ends it at a limit. Reusing a cached value is free.
///
/// Values in a cycle are computed again for each set of other settings in progress, and every setting may double the
/// number of sets.
struct Effort: Sendable {
    /// The limit for one request.
    var limit = Evaluator.effortLimit
    /// The steps of the values in progress, without those whose values were cached.
    var ofValue = 0
    private var total = 0
    private var currentLimit = 0

    mutating func startValue() {
        ofValue = 0
        // Many values that reach the limit must not add up to a hang.
        currentLimit = total < 4 * limit ? limit : limit / 100
    }

    mutating func add(_ steps: Int) { ofValue += steps }

    /// Counts 256 bytes as a step.
    mutating func add(bytes: Int) { add(bytes >> 8) }

    var isExhausted: Bool { ofValue > currentLimit }

    /// Moves the effort of the abandoned value to the total.
    mutating func giveUp() {
        total += ofValue
        ofValue = 0
    }
}
