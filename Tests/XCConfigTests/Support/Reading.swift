import XCConfig

/// What comes out of reading files, in a form that tests compare.
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

    /// `NAME=value` of all settings, sorted.
    var values: [String] {
        mutating get { settings.settingNames.map { "\($0)=\(evaluator.string(of: $0))" } }
    }

    /// `line:column rule` of all findings, with the file in front if it is not the main one.
    var findings: [String] {
        (settings.diagnostics + evaluator.diagnostics).map {
            let file = $0.location.file == "main" ? "" : "\($0.location.file):"
            return "\(file)\($0.location.line):\($0.location.column) \($0.rule.name)"
        }
    }
}
