/// Computes the values of settings.
///
/// References always mean the final settings, wherever they appear. A cached value is reused only where computing it
/// again would give the same result, so the order of requests never matters.
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
    /// The maximum size of a value in bytes. A larger one is an error.
    public static let sizeLimit = 256 << 20
    /// The maximum number of steps for a value. More are an error. Only two kinds of values need that many: those in a
    /// cycle, which depend on where the evaluation began, and those with operators on long texts.
    public static let effortLimit = 1 << 25

    private let settings: BuildSettings
    private let context: EvaluationContext
    var evaluation: Evaluation

    /// Creates an evaluator of a copy of the settings.
    public init(_ settings: BuildSettings, in context: EvaluationContext = EvaluationContext()) {
        self.settings = settings
        self.context = context
        evaluation = Evaluation(settings, in: context)
    }

    /// The findings of evaluation, without duplicates. They name settings and never contain values.
    public var diagnostics: [Diagnostic] { evaluation.findings.diagnostics }

    /// The references to settings that only Xcode assigns, for tools that evaluate without Xcode.
    package var xcodeReferences: [Diagnostic] { evaluation.findings.xcodeReferences }

    /// Returns the string form of a value: its text with all references expanded. It is empty for an unassigned
    /// setting.
    public mutating func string(of name: String) -> String {
        guard let setting = settings.names.find(name) else { return "" }
        let assignment = evaluation.chains.first[setting]
        if assignment != .noIndex, let text = evaluation.literal(assignment, .string) {
            return String(decoding: evaluation.parser.source[text], as: UTF8.self)
        }
        return evaluation.value(of: setting, form: .string, \.string)
    }

    /// Returns the list form of a value: its words, without quotes and escaping backslashes.
    ///
    /// A setting declared as a string, bool or path is a list of one element.
    public mutating func list(of name: String) -> [String] {
        let type = context.types[name] ?? .list
        guard type.isList else { return [string(of: name)] }
        guard let setting = settings.names.find(name) else { return [] }
        return evaluation.value(of: setting, form: .list, \.elements)
    }

    /// Expands the references in a text, such as one from an Info.plist.
    public mutating func expand(_ text: String) -> String {
        evaluation.expand(text)
    }

    /// Returns the location of the assignment that decides a setting's value; `nil` if there is none.
    public func location(of name: String) -> SourceLocation? {
        locations(of: name).first
    }

    /// Returns the locations of the assignments of a setting whose conditions hold, the deciding one first.
    public func locations(of name: String) -> [SourceLocation] {
        guard let setting = settings.names.find(name), evaluation.chains.first[setting] != .noIndex else { return [] }
        let chain = sequence(first: evaluation.chains.first[setting]) { evaluation.chains.next[Int($0)] }
        return chain.prefix { $0 != .noIndex }.map { settings.location(of: settings.assignments[Int($0)]) }
    }

    /// Returns the steps that lead to the string form of a setting.
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
