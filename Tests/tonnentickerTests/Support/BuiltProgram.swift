import Foundation
import TestSupport
import Testing

/// The built program as users run it, with a home folder of its own that is removed with it.
final class BuiltProgram: Sendable {
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    private let path: String
    private let home: URL

    init() throws {
        let folder = try #require(Bundle.main.executableURL?.deletingLastPathComponent())
        path = folder.appending(path: "tonnenticker").path(percentEncoded: false)
        home = FileManager.default.temporaryDirectory.appending(path: "tonnenticker-\(UUID().uuidString)")
    }

    deinit {
        try? FileManager.default.removeItem(at: home)
    }

    /// Runs the program with its output in files, with a backend or without one.
    ///
    /// - Parameter shell: A script for sh that runs the program as `$0`.
    func run(
        _ arguments: String...,
        shell: String? = nil,
        backend: URL? = nil,
        variables: [String: String] = [:]
    ) throws -> Run {
        try run(arguments, shell: shell, backend: backend, variables: variables)
    }

    func run(
        _ arguments: [String],
        shell: String? = nil,
        backend: URL? = nil,
        variables: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: shell == nil ? path : "/bin/sh")
        process.arguments = (shell.map { ["-c", $0, path] } ?? []) + arguments
        process.environment = environment(backend, variables)
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: outputText, errors: errorText)
    }

    /// Runs the program in a terminal with 256 colours, and types.
    ///
    /// - Parameter shell: A script for Bash that runs the program as `$0`.
    func runInTerminal(
        _ arguments: String...,
        columns: Int = 60,
        lines: Int = 40,
        shell: String? = nil,
        backend: URL? = nil,
        variables: [String: String] = [:],
        steps: [(awaited: String, input: PseudoTerminal.Input)] = []
    ) throws -> PseudoTerminal.Run {
        try PseudoTerminal.run(
            (shell.map { ["bash", "-c", $0] } ?? []) + [path] + arguments,
            columns: columns,
            lines: lines,
            variables: environment(backend, ["TERM": "xterm-256color"].merging(variables) { $1 }),
            steps: steps
        )
    }

    /// Whether this machine lets its users mount file systems.
    static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// The variables for its files, and for a backend's address at which nothing listens.
    var variables: [String: String] {
        [
            "XDG_CONFIG_HOME": home.appending(path: "config").path(percentEncoded: false),
            "XDG_STATE_HOME": home.appending(path: "state").path(percentEncoded: false),
            "TONNENTICKER_BACKEND": "http://localhost:1",
        ]
    }

    private func environment(_ backend: URL?, _ variables: [String: String]) -> [String: String] {
        // If coverage is measured, the program's coverage counts, too.
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LLVM_PROFILE_FILE"].contains($0.key) }
        let backend = backend.map { ["TONNENTICKER_BACKEND": $0.absoluteString] } ?? [:]
        return [self.variables, inherited, backend, variables].reduce([:]) { $0.merging($1) { $1 } }
    }
}
