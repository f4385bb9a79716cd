import Foundation
import PackagePlugin

/// `swift package environment`: answers questions about the configuration; see `swift package environment --help`.
@main
struct EnvironmentCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package.directoryURL
        let candidates = [package] + context.package.targets.map(\.directoryURL)
        let places = candidates.flatMap {
            ["--configurations", $0.appending(path: "Configurations").path(percentEncoded: false)]
        }
        let process = try Process.run(
            context.tool(named: "environment-tool").url,
            arguments: ["environment"] + places + ["--package", package.path(percentEncoded: false)] + arguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
