import Foundation

/// Files in which builds and commands may keep secrets.
struct KeptFiles {
    /// What SwiftPM writes down about builds and plugins.
    let buildState: [String]
    /// Unfinished files of runs that were killed: a secrets file, or the variables for the build tool.
    let leftovers: [String]

    init(of input: ConfigurationInput) {
        let built = Self.files(below: input.packageDirectory + "/.build")
        buildState = built.filter { path in
            ["-state.json", ".yaml", ".pif", "task-store.msgpack"].contains(where: path.hasSuffix)
        }
        let secretsFile = "/Secrets.xcconfig"
        leftovers = (Self.files(below: input.directory) + built).filter { path in
            path.hasSuffix(secretsFile) && StagingFolder.contains(path) || Self.isStagedSnapshot(path)
        }
    }

    private static func files(below directory: String) -> [String] {
        (FileManager.default.subpaths(atPath: directory) ?? []).sorted().map { directory + "/" + $0 }
    }

    /// Whether `EnvironmentPlugin` writes to the file before it becomes `variables.json`.
    private static func isStagedSnapshot(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix("variables.json.") == true
    }

    /// Whether SwiftPM may write the variables of this very run to the file.
    static func isStateOfThisCommand(_ path: String) -> Bool { path.hasSuffix("EnvironmentCommand-state.json") }
}
