/// The cached values of assignments, in string and list form.
struct ValueCache: Sendable {
    struct Value: Sendable {
        var text: Range<Int>
        var splits: Range<Int>
        var hasText: Bool
        /// Whether a part of the value met a cycle.
        var meetsCycle: Bool
        /// The time of `CycleState` at which the value was stored.
        var time: Int
    }

    /// The size in bytes beyond which the cache is emptied between two requests.
    private static let sizeLimit = 64 << 20
    /// The size in bytes beyond which only values of a few words are added.
    private static let hardLimit = 8 * sizeLimit

    private(set) var cyclic = CyclicValues()
    private(set) var text: [UInt8] = []
    private(set) var splits: [Int] = []
    private var values: [Value] = []
    /// The indices in `values` of both forms of each assignment, or `noIndex`.
    private var indices: [Int32]

    init(assignmentCount: Int) {
        indices = Array(repeating: .noIndex, count: assignmentCount * 2)
    }

    mutating func reserveCapacity(_ count: Int) {
        values.reserveCapacity(count)
    }

    private static func key(_ assignment: Int32, _ form: Evaluation.Form) -> Int {
        Int(assignment) * 2 + Int(form.rawValue)
    }

    subscript(assignment: Int32, form: Evaluation.Form) -> Value? {
        let index = indices[Self.key(assignment, form)]
        return index == .noIndex ? nil : values[Int(index)]
    }

    /// Stores the topmost value of the stack.
    ///
    /// - Returns: Whether there was room for the value.
    mutating func store(
        _ assignment: Int32, _ form: Evaluation.Form, topOf stack: ValueStack, meetsCycle: Bool, at time: Int
    ) -> Bool {
        guard let value = append(topOf: stack, meetsCycle: meetsCycle, at: time) else { return false }
        indices[Self.key(assignment, form)] = Int32(values.count)
        values.append(value)
        return true
    }

    /// Stores the topmost value of the stack for where the same is in progress.
    mutating func storeCyclic(
        _ frame: Evaluation.Frame, topOf stack: ValueStack, in frames: [Evaluation.Frame], _ progress: Progress
    ) {
        guard let value = append(topOf: stack, meetsCycle: true, at: 0) else { return }
        cyclic.store(value, of: frame, in: frames, progress)
    }

    private mutating func append(topOf stack: ValueStack, meetsCycle: Bool, at time: Int) -> Value? {
        let size = stack.topText.count + stack.topSplits.count * 8
        guard size <= 64 || self.size + size <= Self.hardLimit, values.count < Int32.max else { return nil }
        let start = (text: text.count, splits: splits.count)
        text.append(contentsOf: stack.topText)
        for split in stack.topSplits { splits.append(split - stack.start) }
        return Value(
            text: start.text..<text.count, splits: start.splits..<splits.count, hasText: stack.hasText,
            meetsCycle: meetsCycle, time: time)
    }

    private var size: Int { text.count + splits.count * 8 + values.count * MemoryLayout<Value>.stride + cyclic.size }

    /// Removes everything if the size limit is exceeded.
    mutating func shrink() {
        guard size > Self.sizeLimit else { return }
        self = ValueCache(assignmentCount: indices.count / 2)
    }
}
