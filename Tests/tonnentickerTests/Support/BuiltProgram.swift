import Foundation
import TestSupport
import Testing

/// The built program, run as people run it, with a home of its own.
struct BuiltProgram {
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

    func removeHome() {
        try? FileManager.default.removeItem(at: home)
    }

    /// Runs it with its output in files, on a backend or on none.
    func run(_ arguments: String..., backend: LocalBackend? = nil, variables: [String: String] = [:]) throws -> Run {
        try run(arguments, backend: backend, variables: variables)
    }

    func run(_ arguments: [String], backend: LocalBackend? = nil, variables: [String: String] = [:]) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
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

    /// Runs it in a terminal of 256 colours, and types.
    ///
    /// - Parameter shell: a script of Bash that runs it as `$0`.
    func runInTerminal(
        _ arguments: String...,
        columns: Int = 60,
        lines: Int = 40,
        shell: String? = nil,
        backend: LocalBackend? = nil,
        variables: [String: String] = [:],
        steps: [(awaited: String, keys: String)] = []
    ) throws -> PseudoTerminal.Run {
        try PseudoTerminal.run(
            (shell.map { ["bash", "-c", $0] } ?? []) + [path] + arguments,
            columns: columns,
            lines: lines,
            variables: environment(backend, ["TERM": "xterm-256color"].merging(variables) { $1 }),
            steps: steps
        )
    }

    private func environment(_ backend: LocalBackend?, _ variables: [String: String]) -> [String: String] {
        var own = [
            "XDG_CONFIG_HOME": home.appending(path: "config").path(percentEncoded: false),
            "XDG_STATE_HOME": home.appending(path: "state").path(percentEncoded: false),
            // Where nothing listens.
            "TONNENTICKER_BACKEND": backend?.url.absoluteString ?? "http://localhost:1",
        ]
        // Where coverage is measured, the program's counts too.
        own["LLVM_PROFILE_FILE"] = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"]
        return own.merging(variables) { $1 }
    }
}
