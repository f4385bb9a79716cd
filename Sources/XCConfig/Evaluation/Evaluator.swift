/// Computes the values of settings.
///
/// References always mean the final settings, wherever they stand. A value is computed once; it is used again only
/// where it would come out the same, so that the order of questions never matters.
///
/// ```swift
/// var settings = BuildSettings()
/// settings.load("App.xcconfig", from: MemoryFiles(["App.xcconfig": "FLAGS = -a\nFLAGS = $(inherited) \"b c\""]))
/// var evaluator = Evaluator(settings)
/// evaluator.string(of: "FLAGS")  // -a "b c"
/// evaluator.list(of: "FLAGS")  // ["-a", "b c"]
/// evaluator.expand("<$(FLAGS:upper)>")  // <-A "B C">
/// ```
public struct Evaluator: Sendable {
    /// A value larger than this many bytes is an error.
    public static let sizeLimit = 256 << 20
    /// A value that takes more steps than this is an error. That happens in cycles of settings only, where the value of
    /// each depends on where the evaluation began.
    public static let effortLimit = 1 << 25

    private let settings: BuildSettings
    private let context: EvaluationContext
    var evaluation: Evaluation

    /// An evaluator of settings as they are now.
    public init(_ settings: BuildSettings, in context: EvaluationContext = EvaluationContext()) {
        self.settings = settings
        self.context = context
        evaluation = Evaluation(settings, in: context)
    }

    /// The findings of evaluation, each once. They name settings, never values.
    public var diagnostics: [Diagnostic] { evaluation.findings.diagnostics }

    /// What a tool has to say that evaluates without Xcode: the references to settings that only Xcode assigns.
    package var xcodeReferences: [Diagnostic] { evaluation.findings.xcodeReferences }

    /// The string form: the text of the value with its references expanded; empty for a setting without value.
    public mutating func string(of name: String) -> String {
        guard let setting = settings.names.find(name) else { return "" }
        let assignment = evaluation.chains.first[setting]
        if assignment != .noIndex, let text = evaluation.literal(assignment, .string) {
            return String(decoding: evaluation.parser.source[text], as: UTF8.self)
        }
        return evaluation.value(of: setting, form: .string, \.string)
    }

    /// The list form: the value's words, without quotes and escaping backslashes.
    ///
    /// A setting declared as string, bool or path is a list of one element.
    public mutating func list(of name: String) -> [String] {
        let type = context.types[name] ?? .list
        guard type.isList else { return [string(of: name)] }
        guard let setting = settings.names.find(name) else { return [] }
        return evaluation.value(of: setting, form: .list, \.elements)
    }

    /// The string form of a text with references, such as one of an Info.plist.
    public mutating func expand(_ text: String) -> String {
        evaluation.expand(text)
    }

    /// The assignment that decides a setting's value; `nil` if none does.
    public func location(of name: String) -> SourceLocation? {
        locations(of: name).first
    }

    /// The assignments of a setting whose conditions hold, the strongest first.
    public func locations(of name: String) -> [SourceLocation] {
        guard let setting = settings.names.find(name), evaluation.chains.first[setting] != .noIndex else { return [] }
        let chain = sequence(first: evaluation.chains.first[setting]) { evaluation.chains.next[Int($0)] }
        return chain.prefix { $0 != .noIndex }.map { settings.location(of: settings.assignments[Int($0)]) }
    }

    /// How the string form of a setting came about.
    public func derivation(of name: String) -> Derivation {
        var evaluation = Evaluation(settings, in: context)
        evaluation.isDeriving = true
        evaluation.derive(name, nil)
        if let setting = settings.names.find(name) {
            evaluation.value(of: setting, form: .string) { _ in }
        }
        return Derivation(steps: evaluation.derivation.steps)
    }
}
