import EnvironmentGenerator

/// Writes the first files of a package that starts to use the plugins.
enum InitCommand {
    static func run(_ start: (package: String, target: (name: String, directory: String))) -> Int32 {
        let files = StarterFiles(package: start.package, targetDirectory: start.target.directory)
        do {
            for step in try files.write() { Terminal.print("\(step.path): \(step.outcome)") }
        } catch {
            Terminal.printError(
                "error: '\(error.path)' can't be written: \(error.reason); pass "
                    + "--allow-writing-to-package-directory before 'environment', or make the folder writable, and run "
                    + "this again, which writes what is missing")
            return ExitStatus.failure
        }
        Terminal.print(
            """

            Package.swift is yours to change: target '\(start.target.name)' needs two lines. After its 'name', \
            'dependencies' and 'path', and before all else:

                exclude: ["Configurations"],

            As its last argument:

                plugins: [.plugin(name: "EnvironmentPlugin", package: "better-tonnenticker")]

            Where it has an 'exclude' or 'plugins' already, add to that list what is between the brackets.

            The target then has a type Environment. If it uses another type of that name, such as SwiftUI's, choose one \
            under "type" in Configurations/Environment.json.
            """)
        guard files.isWhole else { return ExitStatus.success }
        Terminal.print(
            """
            'Environment.current' holds baseURL, apiKey and flavour. A build without a condition is Local, one with \
            -Xswiftc -DDEV or -DPROD is Dev or Prod and needs its key.
            """)
        return ExitStatus.success
    }
}
