import Foundation
import PackagePlugin

extension PluginContext {
    /// Runs a command of `environment-tool` on the package, and ends with its status.
    ///
    /// The command plugins have links to this file; see `ScratchFolder`.
    func runTool(_ command: [String], with arguments: [String]) throws {
        if let scratch = ScratchFolder(containing: pluginWorkDirectoryURL) {
            scratch.removeBuildPlans()
            scratch.hidePluginStates()
        }
        let targets = package.targets.flatMap { target in
            ["--target-directory", "\(target.name)=\(target.directoryURL.path(percentEncoded: false))"]
        }
        let process = try Process.run(
            tool(named: "environment-tool").url,
            arguments: command + ["--package", package.directoryURL.path(percentEncoded: false)] + targets + arguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
