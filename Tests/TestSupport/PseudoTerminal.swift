import Foundation

/// A pseudo-terminal, created by Python, that runs a program.
public enum PseudoTerminal {
    public struct Run: Sendable {
        public let status: Int32
        /// Everything that was written, with escape sequences.
        public let raw: String

        /// What was written, without escape sequences and carriage returns.
        public var text: String {
            raw.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").replacing("\r\n", with: "\n").replacing("\r", with: "")
        }
    }

    /// An action of the user or the system.
    public enum Input: Sendable, ExpressibleByStringInterpolation {
        case keys(String)
        case signal(Int32)
        case size(columns: Int, lines: Int)

        public init(stringLiteral keys: String) {
            self = .keys(keys)
        }

        fileprivate var description: [String] {
            switch self {
            case .keys(let keys): ["keys", keys]
            case .signal(let number): ["signal", String(number)]
            case .size(let columns, let lines): ["size", String(columns), String(lines)]
            }
        }
    }

    /// - Parameter steps: The output to wait for, each with the action that follows.
    public static func run(
        _ command: [String],
        columns: Int,
        lines: Int = 40,
        variables: [String: String],
        steps: [(awaited: String, input: Input)]
    ) throws -> Run {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "pseudo_terminal.py")
        let json = try JSONEncoder().encode(steps.map { [$0.awaited] + $0.input.description })
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", "-S", script.path(percentEncoded: false), String(columns), String(lines)]
            + [String(decoding: json, as: UTF8.self)] + command
        process.environment = variables.merging(
            ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { given, _ in given }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, raw: String(decoding: data, as: UTF8.self))
    }
}
