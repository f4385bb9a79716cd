import Dispatch
import Foundation

/// A program, found through PATH, with its arguments.
struct Command {
    let words: [String]
    /// Variables of the environment beside those of this process.
    var variables: [String: String] = [:]

    init(_ words: [String]) {
        self.words = words
    }

    init(_ words: String...) {
        self.init(words)
    }

    /// Runs it to its end and returns the length of what it says.
    func run() throws -> Int {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        // waitUntilExit looks every 50 ms only.
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
                "'\(words.joined(separator: " "))' ends with status \(status); it says:\n\(end.joined(separator: "\n"))"
            )
        }
    }

    /// The program beside this one that the plugins run.
    static func environmentTool(_ arguments: String...) throws -> Command {
        let tool = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "environment-tool")
        guard let path = tool?.path(percentEncoded: false), FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure("there is no 'environment-tool' beside this program; start it with 'swift run'")
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
