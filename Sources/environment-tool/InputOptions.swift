import EnvironmentGenerator
import Foundation

/// The options that say where the configuration is.
struct InputOptions {
    /// Directories of `.xcconfig` files; the first that exists counts.
    private var candidates: [String] = []
    private var package: String?
    /// The targets of the package, by which the plugins let the tool find the configuration itself.
    private var targets: [(name: String, directory: String)] = []
    private var target: String?

    mutating func read(_ option: String, from arguments: inout Arguments) throws(UsageError) {
        switch option {
        case "--configurations": candidates.append(try arguments.value(of: option))
        case "--package": package = try arguments.value(of: option)
        case "--target-directory":
            let (name, directory) = try arguments.pair(of: option, as: "NAME=DIR")
            targets.append((name, directory))
        case "--target": target = try arguments.value(of: option)
        // What follows an equals sign may be a secret.
        default: throw UsageError(message: "there is no option '\(option.prefix { $0 != "=" })'")
        }
    }

    func input(variables: [String: String]) throws(UsageError) -> ConfigurationInput {
        guard let package, !candidates.isEmpty || !targets.isEmpty else {
            throw UsageError(message: "--configurations and --package are needed")
        }
        let searched = candidates + (targets.isEmpty ? [] : try directories(in: package))
        let found = searched.first { FileManager.default.fileExists(atPath: $0) }
        return ConfigurationInput(
            directory: Self.resolved(found ?? searched[0]), searchedDirectories: searched,
            packageDirectory: Self.resolved(package), variables: variables,
            build: Build(settings: ProcessVariables.settings))
    }

    /// The package, and the target that gets a configuration: the named one, or the first below `Sources`.
    func initialisation() throws(UsageError) -> (package: String, target: (name: String, directory: String)) {
        guard let package = package.map(Self.resolved) else { throw UsageError(message: "--package is needed") }
        let candidates = targets.map { ($0.name, Self.resolved($0.directory)) }
        let sources = package + "/Sources"
        let chosen =
            if let target {
                candidates.first { $0.0 == target }
            } else {
                candidates.first { $0.1 == sources || $0.1.hasPrefix(sources + "/") }
            }
        guard let chosen else {
            if let target { throw missing(target) }
            throw UsageError(message: "no target is below Sources; name one with --target, \(names)")
        }
        return (package, (chosen.0, chosen.1))
    }

    /// The configuration's possible directories: the named target's and then the package's, or without a name the
    /// package's and then those of its targets.
    private func directories(in package: String) throws(UsageError) -> [String] {
        var owners = [package] + targets.map(\.directory)
        if let target {
            let named = targets.filter { $0.name == target }.map(\.directory)
            guard !named.isEmpty else { throw missing(target) }
            owners = named + [package]
        }
        return owners.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + "Configurations" }
    }

    private func missing(_ target: String) -> UsageError {
        let nearest = NearestName.of(target, in: targets.map(\.name))
        return UsageError(
            message: "there is no target '\(target)'; \(nearest.map { "did you mean '\($0)'?" } ?? names)")
    }

    private var names: String { "there are \(targets.map(\.name).sorted().joined(separator: ", "))" }

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
    static let areSettings = all["TARGET_BUILD_DIR"] != nil || all["XCODE_VERSION_ACTUAL"] != nil

    static let ofShell = areSettings ? [:] : all
    static let settings = areSettings ? all : [:]
}
