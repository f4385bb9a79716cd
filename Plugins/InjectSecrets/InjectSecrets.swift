import Foundation
import PackagePlugin

/// `swift package inject-secrets`: writes the secrets file from the variables of the environment.
@main
struct InjectSecrets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package.directoryURL
        let candidates = [package] + context.package.targets.map(\.directoryURL)
        let places = candidates.flatMap {
            ["--configurations", $0.appending(path: "Configurations").path(percentEncoded: false)]
        }
        let process = try Process.run(
            context.tool(named: "environment-tool").url,
            arguments: ["inject-secrets"] + places + [
                "--package", package.path(percentEncoded: false),
                "--staging", context.pluginWorkDirectoryURL.path(percentEncoded: false),
            ] + arguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
