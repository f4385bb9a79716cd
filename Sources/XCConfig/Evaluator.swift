/// What the conditions of assignments are checked against, and how values are read.
public struct EvaluationContext: Sendable {
    /// Values of condition parameters, such as `["sdk": ["iphoneos26.2"]]`.
    public var conditions: [String: [String]]
    /// Parameters bound beforehand, setting by setting, as a build binds `sdk`: the first value that matches any
    /// assignment of the setting counts, and the other assignments conditional on the parameter vanish.
    public var bindings: [String: [String]]
    /// The settings whose type is declared; all others are lists.
    public var types: [String: SettingType]

    public init(
        conditions: [String: [String]] = [:], bindings: [String: [String]] = [:], types: [String: SettingType] = [:]
    ) {
        self.conditions = conditions
        self.bindings = bindings
        self.types = types
    }
}

/// Computes the values of settings.
///
/// References always mean the final settings, wherever they stand. A value is computed once; only what met no setting
/// in progress is kept, so that the order of questions never matters.
public struct Evaluator {
    /// A value larger than this many bytes is an error.
    public static let sizeLimit = 16 << 20
    /// More substitutions than this for one value are an error.
    public static let stepLimit = 1_000_000

    /// The findings of evaluation, each once.
    public private(set) var diagnostics: [Diagnostic] = []

    private enum Form { case string, list }

    /// A value in progress.
    private struct Frame {
        var expression: Expression
        /// Nil for a free expression.
        var setting: Int?
        var chainPosition: Int
        var form: Form
        /// The frame of the same setting further down.
        var shadowed: Int?
        var step = 0
    }

    private enum Lookup {
        case undefined
        case known(ValueBuffer)
        /// A frame was pushed; its buffer will hold the value.
        case started
    }

    private let settings: BuildSettings
    private let context: EvaluationContext
    /// For each setting the assignments whose conditions hold, newest first; nil until asked for.
    private var chains: [[Int]?]
    private var expressions: [Expression?]
    private var strings: [ValueBuffer?]
    private var lists: [ValueBuffer?]
    /// For each setting the index of its topmost frame.
    private var frameOfSetting: [Int?]
    private var frames: [Frame] = []
    private var buffers: [ValueBuffer] = []
    /// So many of the lower frames met a setting in progress: their values hold in this place only.
    private var entangledFrames = 0
    /// Settings whose evaluation was given up.
    private var abandoned: Set<Int> = []
    private var substitutions = 0

    public init(_ settings: BuildSettings, in context: EvaluationContext = EvaluationContext()) {
        self.settings = settings
        self.context = context
        chains = Array(repeating: nil, count: settings.names.count)
        frameOfSetting = Array(repeating: nil, count: settings.names.count)
        expressions = Array(repeating: nil, count: settings.assignments.count)
        strings = expressions.map { _ in nil }
        lists = strings
    }

    /// The string form: the text of the value with its references expanded; empty for a setting without value.
    public mutating func string(of name: String) -> String {
        value(of: name, form: .string).string
    }

    /// The list form: the value's words, without quotes and escaping backslashes.
    ///
    /// A setting declared as string, bool or path is a list of one element.
    public mutating func list(of name: String) -> [String] {
        let type = context.types[name] ?? .list
        guard type.isList else { return [string(of: name)] }
        return value(of: name, form: .list).elements
    }

    /// The string form of a text with references, such as one of an Info.plist.
    public mutating func expand(_ text: String) -> String {
        let expression = ExpressionParser.compile(Array(text.utf8), isList: false)
        substitutions = 0
        push(Frame(expression: expression, chainPosition: 0, form: .string))
        return run().string
    }

    /// The assignment that decides a setting's value.
    public mutating func location(of name: String) -> SourceLocation? {
        guard let setting = settings.identifiers[name] else { return nil }
        return chain(of: setting).first.map { settings.assignments[$0].location }
    }
}

// MARK: Running

extension Evaluator {
    private mutating func value(of name: String, form: Form) -> ValueBuffer {
        guard let setting = settings.identifiers[name] else { return ValueBuffer() }
        substitutions = 0
        switch look(up: setting, form: form) {
        case .undefined: return ValueBuffer()
        case .known(let value): return value
        case .started: return run()
        }
    }

    /// Runs until the one frame on the stack is done.
    private mutating func run() -> ValueBuffer {
        while let frame = frames.last {
            guard frame.step < frame.expression.steps.count else {
                pop(frame)
                continue
            }
            frames[frames.count - 1].step += 1
            perform(frame.expression.steps[frame.step], of: frame)
            if let buffer = buffers.last, buffer.text.count > Self.sizeLimit {
                giveUp("the value of '\(name(of: frame))' is larger than \(Self.sizeLimit >> 20) MiB")
            }
        }
        return buffers.popLast() ?? ValueBuffer()
    }

    private mutating func perform(_ step: Expression.Step, of frame: Frame) {
        let top = buffers.count - 1
        switch step {
        case .text(let range):
            buffers[top].append(frame.expression.source[range])
        case .stringFormText(let range):
            if frame.form == .string { buffers[top].append(frame.expression.source[range]) }
        case .separator(let range):
            if frame.form == .string {
                buffers[top].append(frame.expression.source[range])
            } else {
                buffers[top].separate()
            }
        case .openName, .openOperand:
            buffers.append(ValueBuffer())
        case .substitute(let isBare, let asString):
            let name = buffers.removeLast().string
            substitute(name, isBare: isBare, form: asString ? .string : frame.form)
        case .reference(let range, let isBare, let asString):
            let name = String(decoding: frame.expression.source[range], as: UTF8.self)
            substitute(name, isBare: isBare, form: asString ? .string : frame.form)
        case .retrieve(let operation):
            buffers[top] = buffers[top].mapElements(operation.apply)
        case .replace(let operation):
            let operand = buffers.removeLast().string
            if operation == .default, !buffers[top - 1].hasText {
                buffers[top - 1] = ValueBuffer(operand.utf8)
            } else {
                buffers[top - 1] = buffers[top - 1].mapElements { operation.apply(to: $0, operand: operand) }
            }
        case .dropOperand:
            buffers.removeLast()
        case .close:
            let value = buffers.removeLast()
            buffers[top - 1].append(value)
        }
    }

    /// Pushes the buffer of a reference: its value, or a frame that will compute it.
    private mutating func substitute(_ name: String, isBare: Bool, form: Form) {
        substitutions += 1
        guard substitutions <= Self.stepLimit else {
            return giveUp(
                "the value of '\(frames.first.map(self.name(of:)) ?? name)' takes more than \(Self.stepLimit) "
                    + "substitutions; its settings refer to each other in a circle")
        }
        let isInherited = name == "inherited" || name == "value"
        let setting = isInherited ? frames.last?.setting : settings.identifiers[name]
        switch setting.map({ look(up: $0, form: form) }) ?? .undefined {
        case .known(let value): buffers.append(value)
        case .started: break
        case .undefined:
            let text = isBare ? Array("$\(name)".utf8) : []
            buffers.append(isBare || isEmptyString(isInherited ? nil : name) ? ValueBuffer(text) : ValueBuffer())
        }
    }

    /// A setting declared as string or bool, without any value, is an empty text; any other is no text.
    private func isEmptyString(_ name: String?) -> Bool {
        guard let type = name.flatMap({ context.types[$0] }) else { return false }
        return type == .string || type == .bool
    }

    private mutating func look(up setting: Int, form: Form) -> Lookup {
        var position = 0
        if let inProgress = frameOfSetting[setting] {
            position = frames[inProgress].chainPosition + 1
            if inProgress < frames.count - 1 { entangledFrames = frames.count }
        }
        let chain = chain(of: setting)
        guard position < chain.count else { return .undefined }
        let assignment = chain[position]
        if let known = form == .string ? strings[assignment] : lists[assignment] { return .known(known) }
        let expression = expression(of: assignment, setting: setting)
        push(
            Frame(
                expression: expression, setting: setting, chainPosition: position, form: form,
                shadowed: frameOfSetting[setting]))
        if abandoned.contains(setting) {
            giveUp(nil)
        } else if expression.isTooDeep {
            giveUp(
                "the value of '\(settings.names[setting])' nests references deeper than \(ExpressionParser.depthLimit)")
        }
        return .started
    }

    private mutating func push(_ frame: Frame) {
        frames.append(frame)
        if let setting = frame.setting { frameOfSetting[setting] = frames.count - 1 }
        buffers.append(ValueBuffer())
    }

    private mutating func pop(_ frame: Frame) {
        frames.removeLast()
        let isEntangled = entangledFrames > frames.count
        entangledFrames = min(entangledFrames, frames.count)
        guard let setting = frame.setting else { return }
        frameOfSetting[setting] = frame.shadowed
        guard !isEntangled else { return }
        let assignment = chain(of: setting)[frame.chainPosition]
        switch frame.form {
        case .string: strings[assignment] = buffers.last
        case .list: lists[assignment] = buffers.last
        }
    }

    /// Ends the evaluation with an empty value; what was in progress won't be tried again.
    private mutating func giveUp(_ message: String?) {
        if let message, let location = frames.last(where: { $0.setting != nil }).flatMap(location(of:)) {
            diagnostics.append(Diagnostic(.error, .limitExceeded, at: location, message))
        }
        for frame in frames {
            guard let setting = frame.setting else { continue }
            abandoned.insert(setting)
            frameOfSetting[setting] = nil
        }
        frames = []
        buffers = []
        entangledFrames = 0
    }

    private func name(of frame: Frame) -> String {
        frame.setting.map { settings.names[$0] } ?? "the expression"
    }

    private func location(of frame: Frame) -> SourceLocation? {
        guard let setting = frame.setting, let chain = chains[setting] else { return nil }
        return settings.assignments[chain[frame.chainPosition]].location
    }
}

// MARK: Assignments

extension Evaluator {
    /// The assignments of a setting whose conditions hold, newest first.
    private mutating func chain(of setting: Int) -> [Int] {
        if let chain = chains[setting] { return chain }
        var candidates = settings.chains[setting].reversed().map { ($0, settings.assignments[$0].conditions) }
        for (parameter, values) in context.bindings.sorted(by: { $0.key < $1.key }) {
            let bound = values.first { value in
                candidates.contains { $0.1.contains { $0.parameter == parameter && $0.matches(value) } }
            }
            guard let bound else { continue }
            candidates = candidates.compactMap { index, conditions in
                guard let condition = conditions.first(where: { $0.parameter == parameter }) else {
                    return (index, conditions)
                }
                return condition.matches(bound) ? (index, conditions.filter { $0.parameter != parameter }) : nil
            }
        }
        let chain = candidates.filter { _, conditions in
            conditions.allSatisfy { $0.holds(for: context.conditions[$0.parameter]) }
        }.map(\.0)
        chains[setting] = chain
        return chain
    }

    private mutating func expression(of assignment: Int, setting: Int) -> Expression {
        if let expression = expressions[assignment] { return expression }
        let isList = (context.types[settings.names[setting]] ?? .list).isList
        let expression = ExpressionParser.compile(settings.assignments[assignment].value, isList: isList)
        expressions[assignment] = expression
        return expression
    }
}
