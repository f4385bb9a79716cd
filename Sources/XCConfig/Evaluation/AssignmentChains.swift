/// For each setting the assignments whose conditions hold, newest first.
struct AssignmentChains: Sendable {
    /// For each setting the assignment that counts, or `Assignment.none`.
    private(set) var first: [Int]
    /// For each assignment that is in a chain the next one.
    private(set) var next: [Int]

    init(_ settings: BuildSettings, in context: EvaluationContext) {
        first = settings.latest
        next = settings.assignments.map(\.previous)
        for setting in settings.conditionalSettings {
            var last = Assignment.none
            first[setting] = Assignment.none
            for assignment in Self.chain(of: setting, settings, in: context) {
                if last == Assignment.none { first[setting] = assignment } else { next[last] = assignment }
                last = assignment
            }
            if last != Assignment.none { next[last] = Assignment.none }
        }
    }

    private static func chain(
        of setting: Int, _ settings: BuildSettings, in context: EvaluationContext
    ) -> [Int] {
        var candidates: [(assignment: Int, conditions: [Condition])] = []
        var assignment = settings.latest[setting]
        while assignment != Assignment.none {
            let conditions = settings.assignments[assignment].conditions.map { settings.conditions[$0] } ?? []
            candidates.append((assignment, conditions))
            assignment = settings.assignments[assignment].previous
        }
        for (parameter, values) in context.bindings.sorted(by: { $0.key < $1.key }) {
            bind(parameter, to: values, in: &candidates)
        }
        return candidates.filter { candidate in
            candidate.conditions.allSatisfy { $0.holds(for: context.conditions[$0.parameter]) }
        }.map(\.assignment)
    }

    /// The first value that meets a condition decides: conditions that it meets go, and so do assignments whose
    /// condition it does not meet. Of several conditions on one parameter the first counts.
    private static func bind(
        _ parameter: String, to values: [String], in candidates: inout [(assignment: Int, conditions: [Condition])]
    ) {
        func condition(in conditions: [Condition]) -> Condition? { conditions.first { $0.parameter == parameter } }
        let bound = values.first { value in
            candidates.contains { condition(in: $0.conditions)?.matches(value) == true }
        }
        guard let bound else { return }
        candidates = candidates.compactMap { assignment, conditions in
            guard let condition = condition(in: conditions) else { return (assignment, conditions) }
            guard condition.matches(bound) else { return nil }
            return (assignment, conditions.filter { $0.parameter != parameter })
        }
    }
}
