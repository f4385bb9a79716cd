public import Foundation

/// The backend of the Local flavour, run by Python on a free port until the value goes away.
public final class LocalBackend {
    public let url: URL
    private let process: Process

    public struct StartError: Error {
        public let output: String
    }

    /// - Parameter arguments: options of `local_backend.py`, such as `--fault 500`.
    public convenience init(_ arguments: String...) throws {
        try self.init(options: arguments)
    }

    public init(options arguments: [String]) throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../LocalBackend/local_backend.py").standardizedFileURL
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", script.path(percentEncoded: false), "--port", "0", "--quiet"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The line with the address comes once the port is open.
        var line = ""
        while !line.hasSuffix("\n"), let data = try output.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
            line += String(decoding: data, as: UTF8.self)
        }
        guard let start = line.range(of: "http://"),
            let url = URL(string: String(line[start.lowerBound...]).trimmingCharacters(in: .newlines))
        else {
            process.terminate()
            throw StartError(output: line)
        }
        self.url = url
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
