public import Foundation

/// Calls `body` with the address of a Local backend: with options a new one that runs during the call, otherwise a
/// stateless one that all tests share.
///
/// - Parameter options: The options of `local_backend.py`, such as `--fault 500`.
public func withLocalBackend<Value>(
    _ options: String...,
    isolation: isolated (any Actor)? = #isolation,
    body: (URL) async throws -> Value
) async throws -> Value {
    try await withLocalBackend(options, isolation: isolation, body: body)
}

/// Does the same with options in an array.
public func withLocalBackend<Value>(
    _ options: [String],
    isolation: isolated (any Actor)? = #isolation,
    body: (URL) async throws -> Value
) async throws -> Value {
    if options.isEmpty { return try await body(sharedBackend.get().url) }
    let backend = try LocalBackend(options)
    defer { backend.stop() }
    return try await body(backend.url)
}

private let sharedBackend = Result { try LocalBackend([]) }

public struct LocalBackendError: Error {
    public let output: String
}

/// A running backend on a free port.
private struct LocalBackend {
    let url: URL
    private let process = Process()
    /// Stays open as long as this process lives, so that the backend never outlives it.
    private let lifeline = Pipe()

    init(_ options: [String]) throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../LocalBackend/local_backend.py").standardizedFileURL
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", #""$@" & cat >/dev/null; kill $!; wait $!"#, "sh", "python3", "-S"]
            + [script.path(percentEncoded: false), "--port", "0", "--quiet"] + options
        process.standardInput = lifeline
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        url = try Self.address(in: output.fileHandleForReading)
    }

    func stop() {
        try? lifeline.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Reads the line with the address, which appears once the port is open.
    private static func address(in output: FileHandle) throws -> URL {
        var line = ""
        while !line.hasSuffix("\n"), let data = try output.read(upToCount: 1), !data.isEmpty {
            line += String(decoding: data, as: UTF8.self)
        }
        guard let start = line.range(of: "http://"),
            let url = URL(string: String(line[start.lowerBound...]).trimmingCharacters(in: .newlines))
        else { throw LocalBackendError(output: line) }
        return url
    }
}
