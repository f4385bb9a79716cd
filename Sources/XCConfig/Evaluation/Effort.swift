/// What an evaluation costs beyond reading each value once.
///
/// Values that are in a cycle are computed again for each way around it, which may double with every setting.
struct Effort: Sendable {
    /// Of the value asked for: one for each value computed again, and for each KiB copied.
    var ofValue = 0
    private var total = 0
    private var limit = 0

    mutating func startValue() {
        ofValue = 0
        // Many values that reach the limit must not add up to a hang.
        limit = total < 16 * Evaluator.effortLimit ? Evaluator.effortLimit : Evaluator.effortLimit / 100
    }

    mutating func add(_ units: Int) {
        ofValue += units
        total += units
    }

    mutating func add(bytes: Int) { add(bytes >> 10) }

    var isExhausted: Bool { ofValue > limit }
}
