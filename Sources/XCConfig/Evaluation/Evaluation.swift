/// Runs the steps of expressions with a stack of its own, so that no depth of references can exhaust the machine's.
struct Evaluation: Sendable {
    enum Form: Int, Sendable { case string, list }

    /// A value in progress: of an assignment, or of a free expression.
    struct Frame: Sendable {
        /// `Assignment.none` for a free expression.
        var assignment = Assignment.none
        var setting = Frame.noSetting
        var form = Form.string
        /// The steps left.
        var steps: Range<Int>
        /// The frame of the same setting further down, or `none`.
        var shadowed = Frame.none
        /// The lowest frame whose setting was met in progress from here, or the frame itself: the low-link of Tarjan's
        /// algorithm.
        var lowLink: Int
        /// Where the frame's values begin among the dependencies.
        var firstDependency: Int
        /// Where its text starts in the stack.
        var start: Int
        /// The effort when the frame was pushed.
        var effort: Int
        /// When the frame was pushed.
        var time = 0
        /// Whether its setting was in progress before and no longer is.
        var isRevisit = false
        /// Its step in the derivation.
        var derivationStep: Int?

        static let none = -1
        static let noSetting = -1
    }

    let settings: BuildSettings
    let types: EvaluationTypes
    let chains: AssignmentChains

    /// Its source is the values of the settings, and after them a free expression.
    var parser: ExpressionParser
    var expressions: [Expression?]
    var cache: ValueCache

    var stack = ValueStack()
    var frames: [Frame] = []
    /// For each setting its topmost frame, or `Frame.none`.
    var frameOfSetting: [Int]
    /// What the values in progress were computed from so far, lower frames first.
    var dependencies: [ValueCache.Key] = []

    /// Grows with each frame that is pushed and each value that is stored.
    var time = 0
    /// For each setting whether it was in progress before and no longer is.
    var wasInProgress: [Bool]
    /// How many of the frames are of such settings.
    var revisits = 0
    /// Whether a setting in progress was ever met from inside another one. Before that, nothing that is in progress
    /// can be part of a finished value: to finish it, the cycle would have been gone around.
    var hasMetCycle = false
    var cycles: ReferenceCycles

    var effort = Effort()
    var abandoned: Set<Int> = []
    var findings = EvaluationFindings()
    var isDeriving = false
    var derivation = DerivationLog()

    init(_ settings: BuildSettings, in context: EvaluationContext) {
        self.settings = settings
        types = EvaluationTypes(settings, context.types)
        chains = AssignmentChains(settings, in: context)
        parser = ExpressionParser(source: settings.text)
        expressions = Array(repeating: nil, count: settings.assignments.count)
        cache = ValueCache(assignmentCount: settings.assignments.count)
        wasInProgress = Array(repeating: false, count: settings.names.count)
        cycles = ReferenceCycles(settingCount: settings.names.count)
        frameOfSetting = Array(repeating: Frame.none, count: settings.names.count)
    }
}

// MARK: Questions

extension Evaluation {
    /// The value of a setting, read off the stack by `result`.
    mutating func value<Value>(of setting: Int, form: Form, _ result: (ValueStack) -> Value) -> Value {
        begin()
        let isKnown = enter(setting, form: form)
        if isKnown { run() }
        return result(stack)
    }

    mutating func expand(_ text: String) -> String {
        begin()
        let start = parser.source.count
        parser.source.append(contentsOf: text.utf8)
        let expression = parser.compile(start..<parser.source.count, isList: false)
        frames.append(Frame(steps: expression.steps, lowLink: 0, firstDependency: 0, start: 0, effort: 0))
        if expression.isTooDeep { giveUp(.nesting) } else { run() }
        return stack.string
    }

    private mutating func begin() {
        stack.removeAll()
        stack.open()
        dependencies.removeAll(keepingCapacity: true)
        effort.startValue()
    }
}

// MARK: Steps

extension Evaluation {
    /// Until no frame is left.
    private mutating func run() {
        while let top = frames.indices.last {
            guard let step = frames[top].steps.first else {
                pop()
                continue
            }
            frames[top].steps = frames[top].steps.dropFirst()
            perform(parser.steps[step], form: frames[top].form)
            if isTooLarge { giveUp(.size) }
            if effort.isExhausted { giveUp(.effort) }
        }
    }

    /// All values in progress together may be larger than one: names and operands do not stay.
    private var isTooLarge: Bool {
        guard stack.text.count > Evaluator.sizeLimit else { return false }
        return stack.topText.count > Evaluator.sizeLimit || stack.text.count > 4 * Evaluator.sizeLimit
    }

    private mutating func perform(_ step: Expression.Step, form: Form) {
        switch step {
        case .text(let range): stack.append(parser.source[range])
        case .stringFormText(let range):
            if form == .string { stack.append(parser.source[range]) }
        case .separator(let range):
            if form == .string { stack.append(parser.source[range]) } else { stack.separate() }
        case .openName, .openOperand: stack.open()
        case .substitute(let reference):
            let name = stack.takeString()
            substitute(name, reference, form: form, isPlain: false)
        case .reference(let range, let reference):
            substitute(String(decoding: parser.source[range], as: UTF8.self), reference, form: form, isPlain: true)
        case .retrieve(let operation):
            effort.add(bytes: stack.topText.count * 16)
            stack.mapElements(operation.apply)
        case .replace(let operation):
            let operand = stack.takeString()
            effort.add(bytes: (stack.topText.count + operand.utf8.count) * 16)
            if operation == .default, !stack.hasText {
                stack.replace(by: operand)
            } else {
                stack.mapElements { operation.apply(to: $0, operand: operand) }
            }
        case .dropOperand: stack.discard()
        case .close: stack.close()
        }
    }

    private mutating func substitute(
        _ name: String, _ reference: Expression.Reference, form: Form, isPlain: Bool
    ) {
        stack.open()
        let named = setting(named: name)
        let form = reference.asString ? .string : form
        derive(name, reference)
        if let named, enter(named, form: form) { return }
        if reference.isBare {
            stack.append(ArraySlice("$\(name)".utf8))
        } else if types.isEmptyText(name, named) {
            stack.append([])
        } else if named == nil, !name.isEmpty {
            lintUndefined(isPlain ? name : nil, reference)
        }
    }

    /// `inherited` and `value` mean the setting being evaluated.
    private func setting(named name: String) -> Int? {
        guard name == "inherited" || name == "value" else { return settings.identifiers[name] }
        guard let current = frames.last?.setting, current != Frame.noSetting else {
            return name == "value" ? settings.identifiers[name] : nil
        }
        return current
    }
}
