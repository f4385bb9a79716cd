import EnvironmentGenerator
import Foundation

/// Writes the secrets file from the variables of the environment.
enum InjectSecretsCommand {
    static func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
        var place = InputOptions()
        var request = SecretsInjection.Request()
        var staging: String?
        var isCheck = false
        while let argument = arguments.next() {
            switch argument {
            case "--help", "-h":
                Terminal.print(help)
                return ExitStatus.success
            case "--only": request.only.append(try arguments.value(of: argument))
            case "--from":
                let (secret, variable) = try arguments.pair(of: argument, as: "NAME=VARIABLE")
                request.variables[secret] = variable
            case "--flavour": request.flavour = try arguments.value(of: argument)
            case "--check": isCheck = true
            case "--staging": staging = try arguments.value(of: argument)
            default: try place.read(argument, from: &arguments)
            }
        }
        let input = try place.input(variables: ProcessInfo.processInfo.environment)
        do {
            let injection = try inject(request, into: input)
            if !isCheck { try injection.write(staging: staging) }
            return report(injection.report, on: input.shown(injection.file), isCheck: isCheck)
        } catch {
            for message in error.messages { Terminal.printError("error: \(message)") }
            return ExitStatus.failure
        }
    }

    private static func inject(
        _ request: SecretsInjection.Request, into input: ConfigurationInput
    ) throws(InjectionFailure) -> SecretsInjection {
        let injection = try SecretsInjection(request, into: resolve(input), of: input)
        if let flavour = request.flavour { try injection.check(flavour, in: resolve(injection.inputAfterwards)) }
        return injection
    }

    private static func resolve(_ input: ConfigurationInput) throws(InjectionFailure) -> Resolution {
        do {
            return try Resolution(input)
        } catch {
            throw InjectionFailure(error, of: input)
        }
    }

    private static func report(_ report: SecretsInjection.Report, on file: String, isCheck: Bool) -> Int32 {
        for warning in report.warnings { Terminal.printError("warning: \(warning)") }
        for name in report.trimmed { Terminal.print("\(name): a line break at the end was left out") }
        for secret in report.secrets {
            Terminal.print("\(secret.name): \(secret.description)")
        }
        if !report.isCheckedByGit {
            Terminal.print("\(file): not in a git checkout; make sure that it is never committed")
        }
        guard report.didChange else {
            Terminal.print("\(file): unchanged")
            return ExitStatus.success
        }
        Terminal.print("\(file): \(isCheck ? "would be written" : "written")")
        return isCheck ? ExitStatus.failure : ExitStatus.success
    }

    private static let help = """
        usage: swift package --allow-writing-to-package-directory inject-secrets [options]

        Writes Configurations/Secrets.xcconfig from the variables of the environment that "secrets" of
        Environment.json names. Every other line of the file stays as it is. Values are never printed.

          --target NAME          take the configuration in that target's folder
          --only NAME            write this secret, which must be set; may be repeated
          --from NAME=VARIABLE   take the secret NAME from the variable VARIABLE, which must be set
          --flavour NAME         write nothing unless this flavour then has all of its secrets
          --check                write nothing; the status tells whether the file is as it would be written
          --help                 show this text

        The file is readable by its owner alone. A link in its place, a file that git tracks and one that git doesn't
        ignore are refused. Exit status: 0 written or unchanged, 1 nothing written.
        """
}
