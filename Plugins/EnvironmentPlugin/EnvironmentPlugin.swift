import Foundation
import PackagePlugin

/// Generates `Environment.swift` for a target from its `.xcconfig` files.
@main
struct EnvironmentPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        ScratchFolder(containing: context.pluginWorkDirectoryURL)?.hidePluginStates()
        let package = context.package.directoryURL
        return [
            try generateCommand(
                candidates: [target.directoryURL, package].map { $0.appending(path: "Configurations") },
                package: package,
                listed: target.directoryURL,
                work: context.pluginWorkDirectoryURL,
                tool: context.tool(named: "environment-tool").url)
        ]
    }
}

/// The one build command.
///
/// Its inputs are a folder of the plugin's own, which holds the variables, and what is below `listed`: SwiftPM plans a
/// target again if names below its folder change, and only then. An input from elsewhere that is deleted later would
/// stop every build. When the tool reads a file that is no input, it changes its own folder, so that the next build
/// runs it again.
///
/// - Parameters:
///   - candidates: Where the `.xcconfig` files may be, the strongest first.
///   - package: Where the schema's paths start.
///   - listed: The folder in which a change of names makes a new plan.
///   - work: The plugin's own directory.
/// - Throws: An error of the system if `work` can't be written to.
private func generateCommand(candidates: [URL], package: URL, listed: URL, work: URL, tool: URL) throws -> Command {
    // If there is none, the tool says where it looked.
    let configurations = candidates.first { FileManager.default.fileExists(atPath: $0.filePath) } ?? candidates[0]
    let schema = configurations.appending(path: "Environment.json")
    let planned = PlannedConfiguration(
        schema: isFileOrDirectory(schema) ? try? Data(contentsOf: schema) : nil,
        fileNames: (try? FileManager.default.contentsOfDirectory(atPath: configurations.filePath)) ?? [])
    let state = work.appending(path: "state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let snapshot = state.appending(path: "variables.json")
    try writeVariables(named: planned.secrets, to: snapshot)
    let catalog = planned.iconCatalog.map { package.appending(path: $0) }
    let folders = [configurations, catalog].compactMap { $0 }.filter { isFolder($0, in: package, reachableIn: listed) }
        .map(InputFolder.init)
    for file in folders.flatMap(\.unlistedFiles) {
        Diagnostics.warning(
            "'\(file.filePath)' makes every build run the tool again: swiftbuild takes the '$' in its name for the beginning "
                + "of a build setting, so that no build can watch the file; rename it")
    }
    let output = work.appending(path: "Environment.swift")
    var arguments = ["generate", "--package", package.filePath]
    for candidate in candidates { arguments += ["--configurations", candidate.filePath] }
    for folder in folders where folder.unlistedFiles.isEmpty { arguments += ["--watched", folder.url.filePath] }
    arguments += ["--variables", snapshot.filePath, "--output", output.filePath]
    return .buildCommand(
        displayName: "Generating the environment from \(configurations.lastPathComponent)",
        executable: tool,
        arguments: arguments,
        inputFiles: [state] + folders.flatMap(\.files),
        outputFiles: [output])
}

/// Whether there is a folder, and a listed one holds it, or a link to it at the same place as the package does.
private func isFolder(_ folder: URL, in package: URL, reachableIn listed: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: folder.filePath) else { return false }
    let path = folder.filePath
    if path.hasPrefix(listed.directoryPath) { return true }
    guard path.hasPrefix(package.directoryPath) else { return false }
    let twin = listed.appending(path: path.dropFirst(package.directoryPath.count))
    return twin.resolvingSymlinksInPath().directoryPath == folder.resolvingSymlinksInPath().directoryPath
}

/// Hands the variables to the tool in a file that only its owner reads: arguments and the environment of a build
/// command end up in clear in the build system's own files.
private func writeVariables(named names: [String], to file: URL) throws {
    let variables = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(variables)
    removeLeftovers(of: file)
    if FileManager.default.contents(atPath: file.filePath) == json { return }
    let staged = file.appendingPathExtension(UUID().uuidString)
    // Made with this mode: changed afterwards it would be readable by others for a moment.
    let descriptor = open(staged.filePath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw UnwritableFile(staged) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: json)
    try handle.close()
    guard rename(staged.filePath, file.filePath) == 0 else {
        defer { unlink(staged.filePath) }
        throw UnwritableFile(file)
    }
}

/// Removes what a run that was killed left of a file. SwiftPM and Xcode never run two for one target at once.
private func removeLeftovers(of file: URL) {
    let directory = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.filePath)) ?? []
    for name in names where name.hasPrefix(file.lastPathComponent + ".") {
        try? FileManager.default.removeItem(at: directory.appending(path: name))
    }
}

/// Why the last call of the system failed.
private struct UnwritableFile: Error, CustomStringConvertible {
    let description: String

    init(_ file: URL) {
        description = "can't write '\(file.filePath)': \(String(cString: strerror(errno)))"
    }
}

/// A folder and all that is in it, so that a build notices what is added, changed or taken away. Hidden files and links
/// to nowhere are the system's and the editors'.
private struct InputFolder {
    let url: URL
    /// The folder itself, too.
    let files: [URL]
    /// Files whose names swiftbuild would change, as it takes `$` for the beginning of a build setting.
    let unlistedFiles: [URL]

    init(_ url: URL) {
        self.url = url
        // The enumerator lists nothing below a link.
        let names = FileManager.default.enumerator(atPath: url.resolvingSymlinksInPath().filePath)
        let paths = (names?.compactMap { $0 as? String } ?? [])
            .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
        func urls(where isListed: Bool) -> [URL] {
            paths.filter { $0.contains("$") != isListed }.map { url.appending(path: $0) }
                .filter(isFileOrDirectory)
        }
        files = [url] + urls(where: true)
        unlistedFiles = urls(where: false)
    }
}

/// Whether there is a file or directory; pipes and devices, which can keep a reader waiting forever, are neither.
private func isFileOrDirectory(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().filePath)
    let type = attributes?[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeDirectory
}

extension URL {
    fileprivate var filePath: String { path(percentEncoded: false) }
    fileprivate var directoryPath: String { filePath.hasSuffix("/") ? filePath : filePath + "/" }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension EnvironmentPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            let listed = target.inputFiles.map { $0.url.deletingLastPathComponent() }
                .first { $0.lastPathComponent == "Configurations" }
            return [
                try generateCommand(
                    candidates: [listed, project.appending(path: "Configurations")].compactMap { $0 },
                    package: project,
                    listed: project,
                    work: context.pluginWorkDirectoryURL,
                    tool: context.tool(named: "environment-tool").url)
            ]
        }
    }
#endif
