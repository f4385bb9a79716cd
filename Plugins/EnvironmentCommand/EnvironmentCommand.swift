import Foundation
import PackagePlugin

/// `swift package environment`: explains, checks or evaluates the configuration; see `--help`.
@main
struct EnvironmentCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = try Process.run(
            context.tool(named: "environment-tool").url,
            arguments: ["environment"] + argumentsNamingConfigurations(of: context.package, arguments))
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
