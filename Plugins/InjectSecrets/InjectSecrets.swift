import Foundation
import PackagePlugin

/// `swift package inject-secrets`: writes the secrets file from the variables of the environment.
@main
struct InjectSecrets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = try Process.run(
            context.tool(named: "environment-tool").url,
            arguments: ["inject-secrets", "--staging", context.pluginWorkDirectoryURL.path(percentEncoded: false)]
                + argumentsNamingConfigurations(of: context.package, arguments))
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
