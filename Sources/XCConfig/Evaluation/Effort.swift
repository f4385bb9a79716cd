/// How many steps an evaluation takes, of which a stored value costs none.
///
/// Values that are in a cycle are computed again for each way around it, which may double with every setting.
struct Effort: Sendable {
    /// Of one question.
    var limit = Evaluator.effortLimit
    /// Of what is in progress, without what was stored.
    var ofValue = 0
    private var total = 0
    private var currentLimit = 0

    mutating func startValue() {
        ofValue = 0
        // Many values that reach the limit must not add up to a hang.
        currentLimit = total < 4 * limit ? limit : limit / 100
    }

    mutating func add(_ steps: Int) { ofValue += steps }

    /// Going through so many bytes costs as much as a step.
    mutating func add(bytes: Int) { add(bytes >> 8) }

    var isExhausted: Bool { ofValue > currentLimit }

    /// Counts the value that has exhausted the limit.
    mutating func giveUp() {
        total += ofValue
        ofValue = 0
    }
}
