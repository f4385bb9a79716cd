/// Runs the steps of expressions on its own stack, so that deeply nested references can't overflow the call stack.
struct Evaluation: Sendable {
    let settings: BuildSettings
    let context: EvaluationContext
    let types: EvaluationTypes
    let chains: AssignmentChains

    /// The parser of the settings' values.
    var parser: ExpressionParser
    /// The parser of the free expression in progress.
    private var freeParser = ExpressionParser(source: [])
    private(set) var expressions: [Expression] = []
    /// The index of each assignment's expression in `expressions`, or `noIndex`.
    private var expressionIndices: [Int32]
    var cache: ValueCache

    var stack = ValueStack()
    var frames: [Frame] = []
    var progress: Progress
    var cycles: CycleState
    var effort = Effort()
    var abandoned: Set<Int32> = []
    var findings = EvaluationFindings()
    var isDeriving = false
    var derivation = DerivationLog()

    init(_ settings: BuildSettings, in context: EvaluationContext) {
        self.settings = settings
        self.context = context
        types = EvaluationTypes(settings, context.types)
        chains = AssignmentChains(settings, in: context)
        parser = ExpressionParser(source: settings.text)
        expressionIndices = Array(repeating: .noIndex, count: settings.assignments.count)
        cache = ValueCache(assignmentCount: settings.assignments.count)
        progress = Progress(settingCount: settings.names.count, assignmentCount: settings.assignments.count)
        cycles = CycleState(settingCount: settings.names.count)
        reserveSteps()
    }

    /// Makes room for a reference in each value that has any; that saves copies and costs nothing until it is used.
    private mutating func reserveSteps() {
        let count = min(settings.assignments.count { !$0.isLiteral }, Self.keptSteps / 3)
        expressions.reserveCapacity(count)
        parser.steps.reserveCapacity(count * 3)
        cache.reserveCapacity(count)
    }
}

// MARK: Requests

extension Evaluation {
    /// Returns what `result` reads from the stack once the setting is evaluated.
    mutating func value<Value>(of setting: Int, form: Form, _ result: (ValueStack) -> Value) -> Value {
        begin()
        let isKnown = enter(Int32(setting), form: form)
        if isKnown { run() }
        return result(stack)
    }

    mutating func expand(_ text: String) -> String {
        begin()
        freeParser = ExpressionParser(source: Array(text.utf8))
        let expression = freeParser.compile(0..<freeParser.source.count, isList: false).expression
        frames.append(
            Frame(
                step: Int32(expression.steps.lowerBound), endStep: Int32(expression.steps.upperBound), lowLink: 0))
        if expression.isTooDeep { giveUp(.nesting) } else { run() }
        freeParser = ExpressionParser(source: [])
        return stack.string
    }

    /// The number of compiled steps kept between requests; beyond it, all are dropped.
    private static let keptSteps = 1 << 20

    private mutating func begin() {
        stack.reset()
        effort.startValue()
        cache.shrink()
        if parser.steps.count > Self.keptSteps {
            parser.steps = []
            expressions = []
            expressionIndices = Array(repeating: .noIndex, count: expressionIndices.count)
        }
    }

    mutating func expression(of assignment: Int32) -> Expression {
        let index = expressionIndices[Int(assignment)]
        if index != .noIndex { return expressions[Int(index)] }
        let place = settings.assignments[Int(assignment)]
        let compilation = parser.compile(place.value, isList: types.isList[Int(place.setting)])
        expressionIndices[Int(assignment)] = Int32(expressions.count)
        expressions.append(compilation.expression)
        report(compilation.faults, in: place)
        return compilation.expression
    }
}

// MARK: Steps

extension Evaluation {
    /// Runs until no frame is left.
    private mutating func run() {
        while let top = frames.indices.last {
            let frame = frames[top]
            guard frame.step < frame.endStep else {
                pop()
                continue
            }
            frames[top].step += 1
            effort.add(1)
            perform(frame.isFree ? freeParser.steps[Int(frame.step)] : parser.steps[Int(frame.step)], of: frame)
            if isTooLarge { giveUp(.size) }
            if effort.isExhausted { giveUp(.effort) }
        }
    }

    /// All values in progress together may be larger than the limit for one, since names and operands are temporary.
    private var isTooLarge: Bool {
        guard stack.text.count > Evaluator.sizeLimit else { return false }
        return stack.topText.count > Evaluator.sizeLimit || stack.text.count > 2 * Evaluator.sizeLimit
    }

    private mutating func perform(_ step: Expression.Step, of frame: Frame) {
        switch step {
        case .text(let range): append(range, of: frame)
        case .stringFormText(let range):
            if frame.form == .string { append(range, of: frame) }
        case .separator(let range):
            if frame.form == .string { append(range, of: frame) } else { stack.separate() }
        case .openName, .openOperand: stack.open()
        case .substitute(let reference):
            let name = Array(stack.topText)
            stack.discard()
            substitute(name[...], reference, form: frame.form, isPlain: false)
        case .reference(let range, let reference):
            let source = frame.isFree ? freeParser.source : parser.source
            substitute(source[range], reference, form: frame.form, isPlain: true)
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

    private mutating func append(_ range: Range<Int>, of frame: Frame) {
        if frame.isFree { stack.append(range, of: freeParser.source) } else { stack.append(range, of: parser.source) }
    }

    private mutating func substitute(
        _ name: ArraySlice<UInt8>, _ reference: Expression.Reference, form: Form, isPlain: Bool
    ) {
        stack.open()
        let named = setting(named: name)
        let form = reference.asString ? .string : form
        if isDeriving { derive(String(decoding: name, as: UTF8.self), reference) }
        if let named, enter(Int32(named), form: form) { return }
        if reference.isBare {
            stack.append([UInt8(ascii: "$")] + name)
        } else if types.isEmptyText(name, named) {
            stack.append([])
        } else if named == nil, !name.isEmpty {
            lintUndefined(isPlain ? String(decoding: name, as: UTF8.self) : nil, reference)
        }
    }

    /// Finds a setting by name; `inherited` and `value` mean the one being evaluated.
    ///
    /// Like `literal`, it is `mutating` only because Swift would otherwise copy the large structure for the call.
    private mutating func setting(named name: ArraySlice<UInt8>) -> Int? {
        let isValue = name == "value"
        guard isValue || name == "inherited" else {
            return settings.names.find(name)
        }
        guard let frame = frames.last, !frame.isFree else { return isValue ? settings.names.find(name) : nil }
        return Int(frame.setting)
    }
}
