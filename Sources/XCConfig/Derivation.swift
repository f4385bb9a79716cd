/// How a value came about: the references and assignments that took part, in the order of evaluation.
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
        /// How many lookups this one is inside of; 0 for the setting asked for.
        public var depth: Int
        /// The name looked up, as it is in the reference; `inherited` for an earlier assignment of the same setting.
        public var name: String
        /// Where the reference stands; nil for the setting asked for.
        public var reference: SourceLocation?
        /// Where the assignment stands that was taken; nil if there is none left.
        public var assignment: SourceLocation?
        /// The assignment's value before evaluation.
        public var text: String = ""
        /// The string form of the value, before the operators of the reference.
        public var value: String = ""
        /// Whether the value was computed before, so that no steps show it again.
        public var isRepeated = false
    }

    /// More steps than this are left out.
    public static let stepLimit = 10_000

    public var steps: [Step]
}

extension Evaluation {
    /// Notes the lookup of a reference.
    mutating func derive(_ name: String, _ reference: Expression.Reference?) {
        guard derivation != nil else { return }
        var step = Derivation.Step(depth: frames.count, name: name)
        if let frame = frames.last, frame.setting != Frame.noSetting, let reference {
            step.reference = settings.location(of: reference.start, in: settings.assignments[frame.assignment])
        }
        derivation?.append(step)
    }

    /// Notes the assignment that was found.
    mutating func deriveAssignment(_ assignment: Int) {
        guard let last = derivation?.indices.last else { return }
        let found = settings.assignments[assignment]
        derivation?[last].assignment = settings.location(of: found)
        derivation?[last].text = String(decoding: parser.source[found.value], as: UTF8.self)
    }

    /// Notes the value of the lookup that was found at once.
    mutating func deriveValue() {
        guard let last = derivation?.indices.last else { return }
        derivation?[last].value = stack.string
        derivation?[last].isRepeated = true
    }

    mutating func deriveValue(of step: Int) {
        derivation?[step].value = stack.string
    }
}
