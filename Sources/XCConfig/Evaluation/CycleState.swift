/// The record of when settings were evaluated, which decides whether a cached value can be reused.
///
/// A value depends on what was in progress when it was computed: a reference to a setting in progress means its next
/// assignment. A value that met nothing in progress around it can be reused wherever none of the settings that it was
/// computed from is in progress; `CyclicValues` has the others. That is certain
/// - if no part of it met a cycle: evaluating one of its settings again would take the same path and find the value
///   first;
/// - if everything in progress now was already in progress when it was cached: it would have met that;
/// - if the settings that began later had never been evaluated when it was cached.
///
/// Otherwise the value is computed again, which is always correct.
struct CycleState: Sendable {
    /// A setting in progress that was evaluated before.
    private struct Revisit {
        var begin: Int
        /// The earliest time at which this setting, or one of those below it, was first complete.
        var firstEnd: Int
    }

    private static let never = 0

    /// A clock that advances when a value begins and when it ends.
    private(set) var time = 0
    /// The time at which each setting was first complete, or `never`.
    private var firstEnds: [Int]
    private var revisits: [Revisit] = []

    init(settingCount: Int) {
        firstEnds = Array(repeating: Self.never, count: settingCount)
    }

    /// Records that the evaluation of a setting begins.
    ///
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

    /// Forgets everything in progress.
    mutating func abandon() { revisits.removeAll() }

    /// Returns whether a value that met a cycle, cached at the given time, may depend on something in progress now.
    func mayInvolve(valueOf time: Int) -> Bool {
        guard let last = revisits.last else { return false }
        return last.begin > time && last.firstEnd <= time
    }
}
