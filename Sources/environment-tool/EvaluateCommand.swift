import Foundation
import XCConfig

/// Prints the values of a `.xcconfig` file's settings, as Xcode would compute them.
enum EvaluateCommand {
    static func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
        var options = EvaluateOptions()
        while let argument = arguments.next() {
            if argument == "--help" || argument == "-h" {
                Terminal.print(help)
                return ExitStatus.success
            }
            try options.read(argument, from: &arguments)
        }
        let settings = try options.load()
        var evaluator = Evaluator(settings, in: options.context)
        var report = EvaluationReport()
        for name in options.settings.isEmpty ? settings.settingNames : options.settings {
            report.values[name] = evaluator.string(of: name)
            report.lists[name] = evaluator.list(of: name)
        }
        for name in options.expanded {
            report.values[name] = evaluator.string(of: name)
            report.derivations[name] = evaluator.derivation(of: name).steps.map(EvaluationReport.Step.init)
        }
        report.diagnostics = (settings.diagnostics + evaluator.diagnostics).map(EvaluationReport.Finding.init)
        if options.isJSON { Terminal.printJSON(report) } else { report.printText() }
        return report.diagnostics.contains { $0.severity == "error" } ? ExitStatus.failure : ExitStatus.success
    }

    private static let help = """
        usage: environment-tool evaluate FILE [SETTING...] [options]

        Prints the values of the settings, or of those named, as Xcode computes them, and the findings on the way.

          --base FILE              load this file below FILE, as a project's is below its target's; may be repeated,
                                   the lowest first
          --set NAME=VALUE         assign below all files
          --override NAME=VALUE    assign above all files, as xcodebuild's command line does
          --condition NAME=VALUE   a value for [NAME=...]; may be repeated for more values
          --bind NAME=V1,V2        bind [NAME=...] beforehand, as a build binds sdk: the first value that matches counts
          --type NAME=TYPE         declare a setting: \(SettingType.allCases.map(\.rawValue).joined(separator: ", "))
          --search-path DIR        look for included files there too; may be repeated
          --developer-dir DIR      what <DEVELOPER_DIR> at the start of an included file's name stands for
          --expand SETTING         show how the value came about: each reference and assignment with its place
          --format text|json       json: {"values", "lists", "diagnostics"}
          --help                   show this text

        Exit status: 0 without errors, 1 with errors (the values are printed all the same), 2 wrong usage.
        """
}

private struct EvaluateOptions {
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
            let (name, value) = try pair(argument, from: &arguments)
            assignments.append(Assignment(option: argument, name: name, value: value))
        case "--condition":
            let (name, value) = try pair(argument, from: &arguments)
            context.conditions[name, default: []].append(value)
        case "--bind":
            let (name, values) = try pair(argument, from: &arguments)
            context.bindings[name, default: []] += values.split(separator: ",").map(String.init)
        case "--type":
            let (name, value) = try pair(argument, from: &arguments)
            guard let type = SettingType(rawValue: value) else {
                let types = SettingType.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError(message: "there is no type '\(value)'; there are \(types)")
            }
            context.types[name] = type
        case "--search-path": search.directories.append(try arguments.value(of: argument))
        case "--developer-dir": search.developerDirectory = try arguments.value(of: argument)
        case "--expand": expanded.append(try arguments.value(of: argument))
        case "--format":
            let format = try arguments.value(of: argument)
            guard ["text", "json"].contains(format) else {
                throw UsageError(message: "there is no format '\(format)'; there are text and json")
            }
            isJSON = format == "json"
        case _ where argument.hasPrefix("-"): throw UsageError(message: "there is no option '\(argument)'")
        case _ where file == nil: file = argument
        default: settings.append(argument)
        }
    }

    private func pair(
        _ option: String, from arguments: inout Arguments
    ) throws(UsageError) -> (name: String, value: String) {
        let text = try arguments.value(of: option)
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw UsageError(message: "\(option) takes NAME=VALUE")
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    func load() throws(UsageError) -> BuildSettings {
        guard let file else { throw UsageError(message: "a file to evaluate is missing") }
        var settings = BuildSettings()
        assign("--set", in: &settings)
        for file in baseFiles + [file] { settings.load(file, from: DiskFiles(readsStreams: true), search: search) }
        assign("--override", in: &settings)
        return settings
    }

    private func assign(_ option: String, in settings: inout BuildSettings) {
        for (index, assignment) in assignments.filter({ $0.option == option }).enumerated() {
            settings.assign(
                assignment.name, assignment.value, at: SourceLocation(file: "<\(option)>", line: index + 1))
        }
    }
}

private struct EvaluationReport: Encodable {
    struct Finding: Encodable {
        struct FixIt: Encodable {
            var length: Int
            var replacement: String
        }

        var file: String
        var line: Int
        var column: Int
        var severity: String
        var message: String
        var lint: Bool
        var fixIt: FixIt?

        init(_ diagnostic: Diagnostic) {
            file = WorkingDirectory.relativePath(of: diagnostic.location.file)
            line = diagnostic.location.line
            column = diagnostic.location.column
            severity = diagnostic.severity.rawValue
            message = diagnostic.message
            lint = diagnostic.rule.isLint
            fixIt = diagnostic.fixIt.map { FixIt(length: $0.length, replacement: $0.replacement) }
        }

        var text: String { "\(file):\(line):\(column): \(severity): \(message)" }
    }

    /// One lookup on the way to a value.
    struct Step: Encodable {
        var depth: Int
        var name: String
        var reference: String?
        var assignment: String?
        var text: String
        var value: String
        private var isRepeated: Bool

        init(_ step: Derivation.Step) {
            depth = step.depth
            name = step.name
            reference = step.reference.map(Self.place)
            assignment = step.assignment.map(Self.place)
            text = step.text
            value = step.value
            isRepeated = step.isRepeated
        }

        private static func place(_ location: SourceLocation) -> String {
            "\(WorkingDirectory.relativePath(of: location.file)):\(location.line):\(location.column)"
        }

        var lines: [String] {
            let indent = String(repeating: "    ", count: depth)
            let head = reference.map { "\(indent)\($0): $(\(name))" } ?? "\(indent)\(name)"
            guard let assignment else { return ["\(head) is not assigned"] }
            return ["\(head) = \(value)", "\(indent)  \(assignment): \(text)\(isRepeated ? "  (as above)" : "")"]
        }
    }

    var values: [String: String] = [:]
    var lists: [String: [String]] = [:]
    var diagnostics: [Finding] = []
    var derivations: [String: [Step]] = [:]

    private enum CodingKeys: CodingKey { case values, lists, diagnostics, derivations }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(values, forKey: .values)
        try container.encode(lists, forKey: .lists)
        try container.encode(diagnostics, forKey: .diagnostics)
        if !derivations.isEmpty { try container.encode(derivations, forKey: .derivations) }
    }

    func printText() {
        for finding in diagnostics { Terminal.printError(finding.text) }
        let derived = derivations.sorted { $0.key < $1.key }.flatMap { $0.value.flatMap(\.lines) }
        let lines = derived.isEmpty ? values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" } : derived
        if !lines.isEmpty { Terminal.print(lines.joined(separator: "\n")) }
    }
}

private enum WorkingDirectory {
    private static let prefixes: [String] = {
        let path = FileManager.default.currentDirectoryPath
        let resolved = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        return [path, resolved].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }()

    /// The path as seen from the working directory if it is inside of it.
    static func relativePath(of path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        guard let prefix = prefixes.first(where: path.hasPrefix) else { return path }
        return String(path.dropFirst(prefix.count))
    }
}
