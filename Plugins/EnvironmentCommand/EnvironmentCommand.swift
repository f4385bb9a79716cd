import PackagePlugin

/// `swift package environment`: explains, checks or evaluates the configuration; see `--help`.
@main
struct EnvironmentCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try context.runTool(["environment"], with: arguments)
    }
}
