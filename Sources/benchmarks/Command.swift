import Dispatch
import Foundation

/// A program from PATH with its arguments.
struct Command {
    let words: [String]
    /// The environment variables to add to those of this process.
    var variables: [String: String] = [:]

    init(_ words: [String]) {
        self.words = words
    }

    init(_ words: String...) {
        self.init(words)
    }

    /// Runs the program to its end and returns the length of its output.
    func run() throws -> Int {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        // waitUntilExit polls only every 50 ms.
        let exit = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in exit.signal() }
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        exit.wait()
        switch process.terminationStatus {
        case 0: return output.count
        case 127: throw Failure("there is no '\(words[0])' in PATH; install Swift, from https://www.swift.org/install")
        case let status:
            let end = String(decoding: output, as: UTF8.self).split(separator: "\n").suffix(20)
            throw Failure(
                "'\(words.joined(separator: " "))' failed with status \(status):\n\(end.joined(separator: "\n"))"
            )
        }
    }

    /// Returns a command for the tool that the plugins run, which is in the same folder as this program.
    static func environmentTool(_ arguments: String...) throws -> Command {
        let tool = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "environment-tool")
        guard let path = tool?.path(percentEncoded: false), FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure("there is no 'environment-tool' beside this program; run the benchmarks with 'swift run'")
        }
        return Command([path] + arguments)
    }
}

struct Failure: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
