/// The values that depend on what is in progress, for use where the same is in progress again.
///
/// In settings that refer to each other, a value depends on which of their assignments are in progress, but not on their
/// order. There are factorially many orders, but only exponentially many sets.
struct CyclicValues: Sendable {
    private struct Key: Hashable {
        var assignment: Int32
        var form: Evaluation.Form
        var fingerprint: UInt64
    }

    private struct Entry {
        var value: ValueCache.Value
        /// In `inProgress`, what was in progress around the value, the lowest frame first.
        var inProgress: Range<Int>
        /// Where those begin in `inProgress` that the value may depend on.
        var firstMet: Int
    }

    private var entries: [Key: Entry] = [:]
    private var inProgress: [Int32] = []

    /// The size in bytes.
    var size: Int { inProgress.count * MemoryLayout<Int32>.stride + entries.count * MemoryLayout<Entry>.stride }

    /// Returns whether what is in progress may be kept, so that all that is kept takes no longer to write than
    /// the evaluation.
    func hasRoom(for frames: Int, at time: Int) -> Bool { (inProgress.count + frames) * 4 <= time }

    mutating func store(
        _ value: ValueCache.Value, of frame: Evaluation.Frame, in frames: [Evaluation.Frame], _ progress: Progress
    ) {
        let start = inProgress.count
        let assigned = frames.drop(while: \.isFree)
        inProgress += assigned.lazy.map(\.assignment)
        let key = Key(assignment: frame.assignment, form: frame.form, fingerprint: progress.fingerprint)
        entries[key] = Entry(
            value: value, inProgress: start..<inProgress.count,
            firstMet: start + Int(frame.lowLink) - assigned.startIndex)
    }

    /// Returns the value of an assignment where the same is in progress as now, and the lowest frame that it may
    /// depend on.
    func value(
        of assignment: Int32, _ form: Evaluation.Form, in frames: [Evaluation.Frame], _ progress: Progress
    ) -> (value: ValueCache.Value, lowLink: Int32)? {
        guard !entries.isEmpty else { return nil }
        let key = Key(assignment: assignment, form: form, fingerprint: progress.fingerprint)
        guard let entry = entries[key], entry.inProgress.count == frames.drop(while: \.isFree).count
        else { return nil }
        var lowLink = Int32(frames.count - 1)
        for index in entry.inProgress {
            let frame = progress.frame(of: inProgress[index])
            guard frame != .noIndex else { return nil }
            if index >= entry.firstMet { lowLink = min(lowLink, frame) }
        }
        return (entry.value, lowLink)
    }
}
