import Foundation
import PackagePlugin

/// `swift package inject-secrets`: writes the secrets file from the variables of the environment.
@main
struct InjectSecrets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let places = try configurationArguments(context.package, target: extractor.extractOption(named: "target").last)
        let process = try Process.run(
            context.tool(named: "environment-tool").url,
            arguments: ["inject-secrets"] + places
                + ["--staging", context.pluginWorkDirectoryURL.path(percentEncoded: false)]
                + extractor.remainingArguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
