import Foundation
import PackagePlugin

/// `swift package environment`: explains, checks or evaluates the configuration; see `--help`.
@main
struct EnvironmentCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let places = try configurationArguments(context.package, target: extractor.extractOption(named: "target").last)
        let process = try Process.run(
            context.tool(named: "environment-tool").url,
            arguments: ["environment"] + places + extractor.remainingArguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
