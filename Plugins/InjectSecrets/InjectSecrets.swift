import Foundation
import PackagePlugin

/// `swift package inject-secrets`: writes the secrets file from the variables of the environment.
@main
struct InjectSecrets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let staging = context.pluginWorkDirectoryURL.path(percentEncoded: false)
        try context.runTool(["inject-secrets", "--staging", staging], with: arguments)
    }
}
