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
                work: context.pluginWorkDirectoryURL,
                tool: context.tool(named: "environment-tool").url)
        ]
    }
}

/// The one build command. No fault of the configuration makes it fail: the tool writes them into the source that it
/// generates, where they stop the build of their flavour and nothing else.
///
/// - Parameters:
///   - candidates: Where the `.xcconfig` files may be, the strongest first.
///   - package: Where the schema's paths start.
///   - work: The plugin's own directory.
/// - Throws: An error of the system if `work` can't be written to.
private func generateCommand(candidates: [URL], package: URL, work: URL, tool: URL) throws -> Command {
    // If there is none, the tool says where it looked.
    let configurations = candidates.first { FileManager.default.fileExists(atPath: $0.filePath) } ?? candidates[0]
    let schema = SchemaExcerpt(in: configurations)
    let snapshot = work.appending(path: "variables.json")
    try writeVariables(named: schema.secrets, to: snapshot)
    let output = work.appending(path: "Environment.swift")
    return .buildCommand(
        displayName: "Generating the environment from \(configurations.lastPathComponent)",
        executable: tool,
        arguments: ["generate"] + candidates.flatMap { ["--configurations", $0.filePath] }
            + ["--package", package.filePath, "--variables", snapshot.filePath, "--output", output.filePath],
        inputFiles: [snapshot] + files(below: configurations)
            + (schema.catalog.map { files(below: package.appending(path: $0)) } ?? []),
        outputFiles: [output])
}

/// What the plugin has to know of `Environment.json`; the tool reads and checks it as a whole.
private struct SchemaExcerpt {
    /// Variables that supply secrets.
    var secrets: [String]
    /// The asset catalogue of the icons, if it is inside of the package.
    var catalog: String?

    private struct File: Decodable {
        struct Icon: Decodable { var catalog: String? }
        var secrets: [String]?
        var icon: Icon?
    }

    init(in configurations: URL) {
        let schema = configurations.appending(path: "Environment.json")
        let json = isFileOrDirectory(schema) ? try? Data(contentsOf: schema) : nil
        let file = json.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: configurations.filePath)) ?? []
        let flavours = names.filter { $0.hasSuffix(".xcconfig") }.map { $0.dropLast(".xcconfig".count).uppercased() }
        secrets = file?.secrets ?? (json == nil ? ["API_KEY"] + flavours.map { "API_KEY_" + $0 } : [])
        let folder = file?.icon?.catalog ?? "Assets/AppIcons.xcassets"
        // The tool refuses a path that leads out of the package. Nobody knows how much there is to list.
        catalog = folder.split(separator: "/").contains("..") ? nil : folder
    }
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

/// A directory and all that is in it, so that a build notices what is added, changed or taken away; nothing if there is
/// no such directory. Hidden files and links to nowhere are the system's and the editors'.
private func files(below directory: URL) -> [URL] {
    // The enumerator lists nothing below a link.
    guard FileManager.default.fileExists(atPath: directory.filePath),
        let names = FileManager.default.enumerator(atPath: directory.resolvingSymlinksInPath().filePath)
    else { return [] }
    let paths = names.compactMap { $0 as? String }.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    return [directory]
        + paths.sorted().map { directory.appending(path: $0) }
        .filter(isFileOrDirectory)
}

/// False for a link to nowhere, and for pipes and devices, which whoever reads them may wait for without end.
private func isFileOrDirectory(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().filePath)
    let type = attributes?[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeDirectory
}

extension URL {
    fileprivate var filePath: String { path(percentEncoded: false) }
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
                    work: context.pluginWorkDirectoryURL,
                    tool: context.tool(named: "environment-tool").url)
            ]
        }
    }
#endif
