import EnvironmentGenerator
import Foundation
import XCConfig

/// Explains, checks or evaluates a package's configuration.
enum EnvironmentCommand {
    static func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
        var options = EnvironmentOptions()
        while let argument = arguments.next() {
            switch argument {
            case "--help", "-h":
                Terminal.print(help)
                return ExitStatus.success
            case "evaluate" where options.command == nil:
                return try EvaluateCommand.run(&arguments, as: "swift package environment evaluate")
            case "explain", "check", "schema", "init":
                guard options.command == nil else { throw UsageError(message: "one command at a time") }
                options.command = argument
            default: try options.read(argument, from: &arguments)
            }
        }
        if options.command == "schema" {
            Terminal.print(JSONSchema.text)
            return ExitStatus.success
        }
        if options.command == "init" { return InitCommand.run(try options.place.initialisation()) }
        if options.command != "check", ![.text, .json].contains(options.format) {
            throw UsageError(
                message: "there is no format '\(options.format.rawValue)' but for check; there are text and json")
        }
        let input = try options.place.input(variables: ProcessInfo.processInfo.environment)
        if let flavour = options.flavour, let schema = try? Schema(input),
            !schema.flavours.map(\.name).contains(flavour)
        {
            let names = schema.flavours.map(\.name).joined(separator: ", ")
            throw UsageError(message: "there is no flavour '\(flavour)'; there are \(names)")
        }
        return options.command == "check" ? check(input, options) : explain(input, options)
    }

    private static func explain(_ input: ConfigurationInput, _ options: EnvironmentOptions) -> Int32 {
        let resolution: Resolution
        do {
            resolution = try Resolution(input)
        } catch {
            for finding in error.findings { Terminal.printFinding(FindingReport(finding, path: input.shown).text) }
            return ExitStatus.failure
        }
        let explanation = Explanation(resolution, of: input, flavour: options.flavour)
        if options.format == .json {
            Terminal.printJSON(explanation.entries)
        } else {
            Terminal.print(ExplanationTable(explanation).text)
        }
        return ExitStatus.success
    }

    private static func check(_ input: ConfigurationInput, _ options: EnvironmentOptions) -> Int32 {
        let found = findings(of: input, options)
        let findings =
            switch options.format {
            case .text, .json: found.map { FindingReport($0, path: input.shown) }
            case .github, .sarif: found.map { RepositoryPlaces(of: input).report(of: $0) }
            }
        switch options.format {
        case .json: Terminal.printJSON(findings)
        case .github: for finding in findings { Terminal.print(GitHubReport.command(for: finding)) }
        case .sarif: Terminal.printJSON(SARIFReport(findings))
        case .text:
            for finding in findings { Terminal.printFinding(finding.text) }
            if findings.isEmpty { Terminal.print("nothing found") }
        }
        return findings.isEmpty ? ExitStatus.success : ExitStatus.failure
    }

    private static func findings(of input: ConfigurationInput, _ options: EnvironmentOptions) -> [Diagnostic] {
        do {
            return ConfigurationCheck.findings(of: try Resolution(input), in: input, flavour: options.flavour)
        } catch {
            return ConfigurationCheck.findings(of: error, in: input)
        }
    }

    private static let help = """
        usage: swift package environment [explain] [--flavour NAME] [--format text|json]
               swift package environment check [--flavour NAME] [--format text|json|github|sarif]
               swift package environment schema
               swift package --allow-writing-to-package-directory environment init [--target NAME]
               swift package environment evaluate FILE [SETTING...] [options, see evaluate --help]

        explain    what each property is in each flavour, where the value comes from, and what that shadows
        check      everything that is wrong, in every flavour: values, icons, leaked secrets, Xcode Cloud's scripts
        schema     the JSON Schema of Environment.json, for editors
        init       writes Configurations with three flavours, and changes no file that is there
        evaluate   the values of a .xcconfig file's settings, as Xcode computes them

        --target NAME takes the configuration in that target's folder. explain and check never show a secret; evaluate
        reads files only, no variables, and shows values as they are.
        Exit status: 0 good, 1 findings or wrong usage.
        """
}

private struct EnvironmentOptions {
    var place = InputOptions()
    var command: String?
    var flavour: String?
    var format = CheckFormat.text

    mutating func read(_ option: String, from arguments: inout Arguments) throws(UsageError) {
        switch option {
        case "--flavour": flavour = try arguments.value(of: option)
        case "--format": format = try arguments.format()
        case _ where !option.hasPrefix("-"):
            throw UsageError(
                message: "there is no command '\(option)'; there are explain, check, schema, init and evaluate")
        default: try place.read(option, from: &arguments)
        }
    }
}
