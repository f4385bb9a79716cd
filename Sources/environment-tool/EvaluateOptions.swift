import XCConfig

/// What to load, in which order, and what to show of it.
struct EvaluateOptions {
    var settings: [String] = []
    var expanded: [String] = []
    var context = EvaluationContext()
    var isJSON = false
    private var file: String?
    private var baseFiles: [String] = []
    private var assignments: [Assignment] = []
    private var search = IncludeSearch()

    private struct Assignment {
        var option: String
        var name: String
        var value: String
    }

    mutating func read(_ argument: String, from arguments: inout Arguments) throws(UsageError) {
        switch argument {
        case "--base": baseFiles.append(try arguments.value(of: argument))
        case "--set", "--override":
            let (name, value) = try arguments.pair(of: argument)
            assignments.append(Assignment(option: argument, name: name, value: value))
        case "--condition":
            let (name, value) = try arguments.pair(of: argument)
            context.conditions[name, default: []].append(value)
        case "--bind":
            let (name, values) = try arguments.pair(of: argument)
            context.bindings[name, default: []] += values.split(separator: ",").map(String.init)
        case "--type":
            let (name, value) = try arguments.pair(of: argument)
            guard let type = SettingType(rawValue: value) else {
                let types = SettingType.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError(message: "there is no type '\(value)'; there are \(types)")
            }
            context.types[name] = type
        case "--search-path": search.directories.append(try arguments.value(of: argument))
        case "--developer-dir": search.developerDirectory = try arguments.value(of: argument)
        case "--expand": expanded.append(try arguments.value(of: argument))
        case "--format": isJSON = try arguments.isJSON()
        case _ where argument.hasPrefix("-"): throw UsageError(message: "there is no option '\(argument)'")
        case _ where file == nil: file = argument
        default: settings.append(argument)
        }
    }

    func load() throws(UsageError) -> BuildSettings {
        guard let file else { throw UsageError(message: "a file to evaluate is missing") }
        var settings = BuildSettings()
        assign("--set", in: &settings)
        for file in baseFiles + [file] { settings.load(file, search: search) }
        assign("--override", in: &settings)
        return settings
    }

    /// By name, as Xcode does, so that an assignment with conditions counts before the one without.
    private func assign(_ option: String, in settings: inout BuildSettings) {
        let chosen = assignments.filter { $0.option == option }.enumerated()
        for (index, assignment) in chosen.sorted(by: { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }) {
            settings.assign(
                assignment.name, assignment.value, at: SourceLocation(file: "<\(option)>", line: index + 1))
        }
    }
}
