/// The values computed so far, each with what it was computed from.
///
/// A value depends on the settings that were in progress when it was computed (a reference to one of those means its
/// next assignment). So it is stored only if it met none, and used again only while none of the settings that it was
/// computed from is in progress.
struct ValueCache: Sendable {
    /// The value of an assignment in one of the two forms.
    struct Key: Hashable, Sendable {
        let index: Int

        init(assignment: Int, form: Evaluation.Form) {
            index = assignment * 2 + form.rawValue
        }

        var assignment: Int { index / 2 }
    }

    struct Value: Sendable {
        var text: Range<Int>
        var splits: Range<Int>
        var hasText: Bool
        var dependencies: Range<Int>
        /// When it was stored; what was in progress then and still is has no part in it.
        var time: Int
    }

    /// More dependencies than this are not stored, and neither are the values that have them.
    var dependencyLimit = 16_000_000

    private(set) var text: [UInt8] = []
    private(set) var splits: [Int] = []
    private var dependencies: [Key] = []
    private var values: [Value] = []
    /// For each key an index into `values`, or -1.
    private var indices: [Int32]
    /// For each key the search that saw it last.
    private var marks: [Int32] = []
    private var search: Int32 = 0

    init(assignmentCount: Int) {
        indices = Array(repeating: -1, count: assignmentCount * 2)
    }

    subscript(key: Key) -> Value? {
        let index = Int(indices[key.index])
        return index < 0 ? nil : values[index]
    }

    /// Stores the topmost value of the stack.
    ///
    /// - Returns: Whether there was room for it.
    mutating func store(
        _ key: Key, topOf stack: ValueStack, dependencies new: ArraySlice<Key>, at time: Int
    ) -> Bool {
        guard dependencies.count + new.count <= dependencyLimit else { return false }
        let start = (text: text.count, splits: splits.count, dependencies: dependencies.count)
        text.append(contentsOf: stack.topText)
        for split in stack.topSplits { splits.append(split - stack.start) }
        appendDistinct(new)
        indices[key.index] = Int32(values.count)
        values.append(
            Value(
                text: start.text..<text.count, splits: start.splits..<splits.count, hasText: stack.hasText,
                dependencies: start.dependencies..<dependencies.count, time: time))
        return true
    }

    private mutating func appendDistinct(_ keys: ArraySlice<Key>) {
        guard keys.count > 1 else { return dependencies.append(contentsOf: keys) }
        startSearch()
        for key in keys where see(key) { dependencies.append(key) }
    }

    /// Whether a value was computed from none of the assignments that `isInProgress` names, itself left out.
    ///
    /// - Parameter visited: Grows by the number of assignments looked at.
    mutating func isIndependent(
        _ key: Key, visited: inout Int, of isInProgress: (_ assignment: Int) -> Bool
    ) -> Bool {
        startSearch()
        var rest = [key]
        while let next = rest.popLast() {
            guard let value = self[next] else { continue }
            for dependency in dependencies[value.dependencies] where see(dependency) {
                visited += 1
                if isInProgress(dependency.assignment) { return false }
                rest.append(dependency)
            }
        }
        return true
    }

    private mutating func startSearch() {
        if marks.isEmpty { marks = Array(repeating: 0, count: indices.count) }
        search += 1
    }

    /// Whether the search sees the key for the first time.
    private mutating func see(_ key: Key) -> Bool {
        defer { marks[key.index] = search }
        return marks[key.index] != search
    }
}
