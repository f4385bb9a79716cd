/// For each setting the assignments whose conditions hold, newest first.
struct AssignmentChains: Sendable {
    /// For each setting the assignment that counts, or `noIndex`.
    private(set) var first: [Int32]
    /// For each assignment that is in a chain the next one, or `noIndex`.
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

    /// The assignments that count, newest first. Each level is bound by itself.
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

    /// The first value that meets a condition decides: conditions that it meets go, and so do assignments whose
    /// condition it doesn't meet. Of several conditions on one parameter the first counts.
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
