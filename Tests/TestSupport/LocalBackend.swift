public import Foundation

/// Runs the backend of the Local flavour on a free port while `body` lasts, and hands it the address.
///
/// - Parameter options: of `local_backend.py`, such as `--fault 500`.
public func withLocalBackend<Value>(
    _ options: String...,
    isolation: isolated (any Actor)? = #isolation,
    body: (URL) async throws -> Value
) async throws -> Value {
    try await withLocalBackend(options, isolation: isolation, body: body)
}

/// Runs the backend of the Local flavour as the other function does, with options in an array.
public func withLocalBackend<Value>(
    _ options: [String],
    isolation: isolated (any Actor)? = #isolation,
    body: (URL) async throws -> Value
) async throws -> Value {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../LocalBackend/local_backend.py").standardizedFileURL
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-S", script.path(percentEncoded: false), "--port", "0", "--quiet"] + options
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
        process.terminate()
        process.waitUntilExit()
    }
    return try await body(try address(in: output.fileHandleForReading))
}

public struct LocalBackendError: Error {
    public let output: String
}

/// Reads the line with the address, which comes once the port is open.
private func address(in output: FileHandle) throws -> URL {
    var line = ""
    while !line.hasSuffix("\n"), let data = try output.read(upToCount: 1), !data.isEmpty {
        line += String(decoding: data, as: UTF8.self)
    }
    guard let start = line.range(of: "http://"),
        let url = URL(string: String(line[start.lowerBound...]).trimmingCharacters(in: .newlines))
    else { throw LocalBackendError(output: line) }
    return url
}
