import XCConfig

/// The result of reading files, in a form that is easy to compare.
struct Reading {
    var settings = BuildSettings()
    var evaluator: Evaluator

    init(
        _ files: [String: String], search: IncludeSearch = IncludeSearch(),
        in context: EvaluationContext = EvaluationContext()
    ) {
        self.init(nodes: files.mapValues { .file(Array($0.utf8)) }, search: search, in: context)
    }

    init(
        nodes: [String: MemoryFiles.Node], search: IncludeSearch = IncludeSearch(),
        in context: EvaluationContext = EvaluationContext()
    ) {
        settings.load("main", from: MemoryFiles(nodes), search: search)
        evaluator = Evaluator(settings, in: context)
    }

    /// All settings as `NAME=value`, sorted.
    var values: [String] {
        mutating get { settings.settingNames.map { "\($0)=\(evaluator.string(of: $0))" } }
    }

    /// All findings as `line:column rule`, preceded by the file unless it is the main one.
    var findings: [String] {
        (settings.diagnostics + evaluator.diagnostics).map {
            let file = $0.location.file == "main" ? "" : "\($0.location.file):"
            return "\(file)\($0.location.line):\($0.location.column) \($0.rule.name)"
        }
    }
}
