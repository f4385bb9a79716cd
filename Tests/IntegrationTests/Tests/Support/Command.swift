import Foundation

/// A command that ended: its status, and what it wrote to standard output and standard error, in that order of time.
struct Command: CustomStringConvertible {
    let line: String
    /// 128 and the number of the signal if a signal ended it, as in a shell.
    let status: Int32
    let output: String

    /// - Parameter variables: They replace those of this process; `nil` removes one.
    init(
        _ arguments: [String], in directory: String, variables: [String: String?] = [:]
    ) throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: log.path(percentEncoded: false), contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: directory)
        process.environment = Self.environment.merging(variables) { $1 }.compactMapValues(\.self)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        line = arguments.joined(separator: " ")
        status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    }

    var succeeds: Bool { status == 0 }

    /// The lines of the output, without the empty ones.
    var lines: [Substring] { output.split(separator: "\n") }

    /// What a failed expectation shows.
    var description: String {
        let end = lines.suffix(30).map { $0.prefix(240) }.joined(separator: "\n")
        return "'\(line)' ended with \(status):\n\(end)"
    }

    /// The variables of this process without those that the packages read, and without that by which `swift test` tells
    /// its tests where to write their profiles.
    private static let environment: [String: String?] = ProcessInfo.processInfo.environment.filter { name, _ in
        !["API_KEY", "SAMPLE_TOKEN", "OTHER_TOKEN", "TONNENTICKER_", "LLVM_PROFILE_FILE"].contains(
            where: name.hasPrefix)
    }
}
