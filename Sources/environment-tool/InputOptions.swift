import EnvironmentGenerator
import Foundation

/// The options that say where the configuration is.
struct InputOptions {
    /// Directories of `.xcconfig` files; the first that exists counts.
    private var candidates: [String] = []
    private var package: String?

    mutating func read(_ option: String, from arguments: inout Arguments) throws(UsageError) {
        switch option {
        case "--configurations": candidates.append(try arguments.value(of: option))
        case "--package": package = try arguments.value(of: option)
        // Somebody may have put a secret behind an equals sign.
        default: throw UsageError(message: "there is no option '\(option.prefix { $0 != "=" })'")
        }
    }

    func input(variables: [String: String]) throws(UsageError) -> ConfigurationInput {
        guard let first = candidates.first, let package else {
            throw UsageError(message: "--configurations and --package are needed")
        }
        let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
        return ConfigurationInput(
            directory: Self.resolved(found ?? first), searchedDirectories: candidates,
            packageDirectory: Self.resolved(package), variables: variables,
            buildConfiguration: ProcessVariables.settings["CONFIGURATION"])
    }

    /// The path without symbolic links and without a slash at the end.
    private static func resolved(_ path: String) -> String {
        let path = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

/// The variables of this process: either the shell's, or all settings of a target, which Xcode and swiftbuild hand over
/// instead.
enum ProcessVariables {
    private static let all = ProcessInfo.processInfo.environment
    private static let areSettings = all["TARGET_BUILD_DIR"] != nil

    static let ofShell = areSettings ? [:] : all
    static let settings = areSettings ? all : [:]
}
