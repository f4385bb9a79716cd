/// What an evaluation has to know of cycles to use a stored value again.
///
/// A value depends on what was in progress when it was computed: a reference to a setting in progress means its next
/// assignment. A stored value met nothing that was in progress around it, so it can be used wherever none of the settings
/// that it was computed from is in progress. That is so
/// - always, if no part of it met a cycle: evaluating a setting again would take the same course and meet the value first;
/// - if everything in progress was so already when it was stored, since it would have met that;
/// - if what began later had never been evaluated when the value was stored.
///
/// Otherwise it is computed again, which is never wrong.
struct CycleState: Sendable {
    /// A setting in progress that was evaluated before.
    private struct Revisit {
        var begin: Int
        /// The earliest first end of this one and those below.
        var firstEnd: Int
    }

    private static let never = 0

    /// Grows with each value that begins and each one that ends.
    private(set) var time = 0
    /// For each setting when it was evaluated for the first time, or `never`.
    private var firstEnds: [Int]
    private var revisits: [Revisit] = []

    init(settingCount: Int) {
        firstEnds = Array(repeating: Self.never, count: settingCount)
    }

    /// - Returns: Whether the setting was evaluated before.
    mutating func begin(_ setting: Int32) -> Bool {
        time += 1
        let firstEnd = firstEnds[Int(setting)]
        guard firstEnd != Self.never else { return false }
        revisits.append(Revisit(begin: time, firstEnd: min(firstEnd, revisits.last?.firstEnd ?? firstEnd)))
        return true
    }

    mutating func end(_ setting: Int32, isRevisit: Bool) {
        time += 1
        if isRevisit {
            revisits.removeLast()
        } else if firstEnds[Int(setting)] == Self.never {
            firstEnds[Int(setting)] = time
        }
    }

    /// Ends everything in progress before its time.
    mutating func abandon() { revisits.removeAll() }

    /// Whether a value with a cycle in it, stored at the given time, may have been computed from what is in progress.
    func mayInvolve(valueOf time: Int) -> Bool {
        guard let last = revisits.last else { return false }
        return last.begin > time && last.firstEnd <= time
    }
}
