import EnvironmentGenerator

/// Writes the first files of a package that starts to use the plugins.
enum InitCommand {
    static func run(_ start: (package: String, target: (name: String, directory: String))) -> Int32 {
        do {
            let steps = try StarterFiles(package: start.package, targetDirectory: start.target.directory).write()
            for step in steps { Terminal.print("\(step.path): \(step.outcome)") }
        } catch {
            Terminal.printError(
                "error: '\(error.path)' can't be written: \(error.reason); pass "
                    + "--allow-writing-to-package-directory before 'environment', or make the folder writable")
            return ExitStatus.failure
        }
        Terminal.print(
            """

            Add these two lines to target '\(start.target.name)' of Package.swift, in this order, after its other \
            arguments but before 'plugins' of its own:

                exclude: ["Configurations"],
                plugins: [.plugin(name: "EnvironmentPlugin", package: "better-tonnenticker")]

            The target then has a type Environment; 'Environment.current' holds baseURL, apiKey and flavour. A build \
            without a condition is Local, one with -Xswiftc -DDEV or -DPROD is Dev or Prod and needs its key.
            """)
        return ExitStatus.success
    }
}
