import Foundation
import XCConfig

/// Prints the values of a `.xcconfig` file's settings, as Xcode would compute them.
enum EvaluateCommand {
    static func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
        try run(&arguments, as: "environment-tool evaluate")
    }

    /// - Parameter command: How a person calls it.
    static func run(_ arguments: inout Arguments, as command: String) throws(UsageError) -> Int32 {
        var options = EvaluateOptions()
        while let argument = arguments.next() {
            if argument == "--help" || argument == "-h" {
                Terminal.print("usage: \(command) FILE [SETTING...] [options]\n\n" + help)
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
        let findings = settings.diagnostics + evaluator.diagnostics
        report.diagnostics = findings.map { FindingReport($0, path: WorkingDirectory.relativePath) }
        if options.isJSON { Terminal.printJSON(report) } else { report.printText() }
        for name in options.settings where evaluator.location(of: name) == nil {
            Terminal.printError("no assignment of '\(name)' counts here, so it has no value")
        }
        return findings.contains { $0.severity == .error } ? ExitStatus.failure : ExitStatus.success
    }

    private static let help = """
        Prints the values of the settings, or of those named, as Xcode computes them, and the findings on the way.

          --base FILE              load this file below FILE, as a project's is below its target's; may be repeated,
                                   the lowest first
          --set NAME=VALUE         assign below all files; NAME may have conditions, as in 'FLAGS[sdk=iphoneos*]=-a'
          --override NAME=VALUE    the same above all files, as xcodebuild's command line does
          --condition NAME=VALUE   a value for [NAME=...]; may be repeated for more values
          --bind NAME=V1,V2        bind [NAME=...] beforehand, as a build binds sdk: the first value that matches counts
          --type NAME=TYPE         declare a setting: \(SettingType.allCases.map(\.rawValue).joined(separator: ", "))
          --search-path DIR        look for included files there too; may be repeated
          --developer-dir DIR      what <DEVELOPER_DIR> at the start of an included file's name stands for
          --expand SETTING         show how the value came about: each reference and assignment with its place
          --format text|json       json: {"values", "lists", "diagnostics"}, with --expand "derivations"
          --help                   show this text

        Exit status: 0 without errors, 1 with errors (the values are printed all the same), 2 wrong usage; SwiftPM makes
        every failure 1.
        """
}
