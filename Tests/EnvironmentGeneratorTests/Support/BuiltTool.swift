import Foundation
import TestSupport
import Testing

/// The built environment-tool, run in a package's directory.
struct BuiltTool {
    struct Run: Equatable {
        var status: Int32
        var output = ""
        var errors = ""
    }

    let package: CheckedOutPackage

    /// The arguments that say where the configuration is.
    var place: [String] { ["--configurations", package.path + "/Configurations", "--package", package.path] }

    private var url: URL {
        get throws {
            let folder = try #require(Bundle.main.executableURL?.deletingLastPathComponent())
            return folder.appending(path: "environment-tool")
        }
    }

    /// - Parameter output: A file for the output, which is then no part of the result.
    func run(_ arguments: [String], variables: [String: String] = [:], output: String? = nil) throws -> Run {
        let process = Process()
        process.executableURL = try url
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: package.path)
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let streams = (output: Pipe(), errors: Pipe())
        process.standardOutput = try output.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? streams.output
        process.standardError = streams.errors
        if output != nil { try streams.output.fileHandleForWriting.close() }
        try process.run()
        let texts = [streams.output, streams.errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    /// With output and errors on one terminal.
    func runInTerminal(_ arguments: [String], variables: [String: String] = [:]) throws -> PseudoTerminal.Run {
        try PseudoTerminal.run(
            [url.path(percentEncoded: false)] + arguments, columns: 80,
            variables: ProcessInfo.processInfo.environment.merging(variables) { $1 }, steps: [])
    }
}
