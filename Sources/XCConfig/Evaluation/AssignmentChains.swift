/// The assignments of each setting whose conditions hold, newest first.
struct AssignmentChains: Sendable {
    /// The assignment that decides each setting, or `noIndex`.
    private(set) var first: [Int32]
    /// The assignment after each one in a chain, or `noIndex`.
    private(set) var next: [Int32]

    init(_ settings: BuildSettings, in context: EvaluationContext) {
        first = settings.latest
        next = settings.assignments.map(\.previous)
        for setting in settings.conditionalSettings {
            var last = Int32.noIndex
            first[setting] = .noIndex
            for assignment in Self.chain(of: setting, settings, in: context) {
                if last == .noIndex { first[setting] = assignment } else { next[Int(last)] = assignment }
                last = assignment
            }
            if last != .noIndex { next[Int(last)] = .noIndex }
        }
    }

    private struct Candidate {
        var assignment: Int32
        var conditions: [Condition]
    }

    /// Returns the assignments of a setting whose conditions hold, newest first. Each level is bound on its own.
    private static func chain(of setting: Int, _ settings: BuildSettings, in context: EvaluationContext) -> [Int32] {
        let bindings = context.bindings.sorted { $0.key < $1.key }
        var levels = settings.levels
        var chain: [Int32] = []
        var assignment = settings.latest[setting]
        while assignment != .noIndex {
            while let start = levels.last, start > assignment { levels.removeLast() }
            var candidates: [Candidate] = []
            while assignment != .noIndex, assignment >= levels.last ?? 0 {
                let found = settings.assignments[Int(assignment)]
                let conditions = found.conditions == .noIndex ? [] : settings.conditions[Int(found.conditions)]
                candidates.append(Candidate(assignment: assignment, conditions: conditions))
                assignment = found.previous
            }
            for (parameter, values) in bindings { bind(parameter, to: values, in: &candidates) }
            chain += candidates.filter { candidate in
                candidate.conditions.allSatisfy { $0.holds(for: context.conditions[$0.parameter]) }
            }.map(\.assignment)
        }
        return chain
    }

    /// Binds a parameter to the first value that any condition matches. Removes the conditions that match it, and the
    /// assignments with a condition that doesn't. If an assignment has several conditions on the parameter, only the
    /// first is tested.
    private static func bind(_ parameter: String, to values: [String], in candidates: inout [Candidate]) {
        func condition(of candidate: Candidate) -> Condition? {
            candidate.conditions.first { $0.parameter == parameter }
        }
        let bound = values.first { value in
            candidates.contains { condition(of: $0)?.matches(value) == true }
        }
        guard let bound else { return }
        candidates = candidates.compactMap { candidate in
            guard let condition = condition(of: candidate) else { return candidate }
            guard condition.matches(bound) else { return nil }
            return Candidate(
                assignment: candidate.assignment,
                conditions: candidate.conditions.filter { $0.parameter != parameter })
        }
    }
}
