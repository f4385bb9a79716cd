import Foundation

/// What the plugins run: arguments in, exit status out.
@main
struct EnvironmentTool {
    static func main() {
        var arguments = Arguments(CommandLine.arguments.dropFirst())
        guard let name = arguments.next(), let command = commands[name] else {
            Terminal.printError(usage)
            exit(ExitStatus.usage)
        }
        do {
            exit(try command(&arguments))
        } catch {
            Terminal.printError("error: \(error.message); --help says more")
            exit(ExitStatus.usage)
        }
    }

    private static let commands: [String: @Sendable (inout Arguments) throws(UsageError) -> Int32] = [
        "environment": EnvironmentCommand.run,
        "evaluate": EvaluateCommand.run,
        "generate": GenerateCommand.run,
        "inject-secrets": InjectSecretsCommand.run,
    ]

    private static let usage = """
        usage: environment-tool generate --configurations DIR... --package DIR [--variables FILE]
                                        [--watched DIR...] --output FILE
               environment-tool environment --configurations DIR... --package DIR [explain|check] [options, see --help]
               environment-tool evaluate FILE [SETTING...] [options, see --help]
               environment-tool inject-secrets --configurations DIR... --package DIR [options, see --help]

        --configurations may be repeated; the first directory that exists counts.
        """
}

enum ExitStatus {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    static let usage: Int32 = 2
}
