/// The references and assignments that led to a value, in the order of evaluation.
///
/// ```swift
/// var evaluator = Evaluator(settings)
/// for step in evaluator.derivation(of: "URL").steps {
///     print(String(repeating: "  ", count: step.depth), step.name, "=", step.value)
/// }
/// ```
public struct Derivation: Hashable, Sendable {
    /// The lookup of one setting.
    public struct Step: Hashable, Sendable {
        /// The number of lookups around this one; 0 for the requested setting.
        public var depth: Int
        /// The name as the reference spells it, such as `inherited` for an earlier assignment of the same setting.
        public var name: String
        /// The location of the reference; `nil` for the requested setting.
        public var reference: SourceLocation?
        /// The location of the assignment used; `nil` if none is left.
        public var assignment: SourceLocation?
        /// The assignment's value before evaluation.
        public var text: String = ""
        /// The string form of the value, before the operators of the reference.
        public var value: String = ""
        /// Whether the steps to this value appear further up and aren't repeated.
        public var isRepeated = false
    }

    /// The lookups, each after the one that contains it. The list ends after 10,000 steps or 64 MiB.
    public var steps: [Step]
}

/// Records the steps of a derivation during evaluation.
struct DerivationLog: Sendable {
    private(set) var steps: [Derivation.Step] = []
    /// The step of the current lookup, or `noIndex` beyond the limits.
    private(set) var current = Int32.noIndex
    private var remainingSteps = 10_000
    private var remainingBytes = 64 << 20

    mutating func append(_ step: Derivation.Step) {
        remainingSteps -= 1
        guard remainingSteps >= 0, remainingBytes >= 0 else { return current = .noIndex }
        current = Int32(steps.count)
        steps.append(step)
    }

    mutating func setAssignment(_ location: SourceLocation, text: ArraySlice<UInt8>) {
        guard current != .noIndex else { return }
        remainingBytes -= text.count
        steps[Int(current)].assignment = location
        steps[Int(current)].text = String(decoding: text, as: UTF8.self)
    }

    mutating func setValue(_ text: ArraySlice<UInt8>, of step: Int32, isRepeated: Bool = false) {
        guard step != .noIndex else { return }
        remainingBytes -= text.count
        steps[Int(step)].value = String(decoding: text, as: UTF8.self)
        steps[Int(step)].isRepeated = isRepeated
    }
}

extension Evaluation {
    /// Records the lookup of a reference.
    mutating func derive(_ name: String, _ reference: Expression.Reference?) {
        guard isDeriving, !name.isEmpty else { return }
        var step = Derivation.Step(depth: frames.count, name: name)
        if let frame = frames.last, !frame.isFree, let reference {
            step.reference = settings.location(of: reference.start, in: settings.assignments[Int(frame.assignment)])
        }
        derivation.append(step)
    }

    /// Records the assignment that the lookup found.
    mutating func deriveAssignment(_ assignment: Int32) {
        guard isDeriving else { return }
        let found = settings.assignments[Int(assignment)]
        derivation.setAssignment(settings.location(of: found), text: parser.source[found.value])
    }

    /// Records the value of a lookup.
    mutating func deriveValue(of step: Int32, isRepeated: Bool = false) {
        guard isDeriving else { return }
        derivation.setValue(stack.topText, of: step, isRepeated: isRepeated)
    }
}
