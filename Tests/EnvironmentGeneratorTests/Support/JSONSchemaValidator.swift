import Foundation
import Testing

/// PyPI's `jsonschema`, which isn't installed everywhere; in CI it has to be.
enum JSONSchemaValidator {
    static var isExpected: Bool {
        ProcessInfo.processInfo.environment["CI"] != nil
            || (try? python(["-c", "import jsonschema"], input: Data())) != nil
    }

    /// Whether a schema of draft 2020-12 takes each of the texts.
    static func verdicts(of schema: String, on texts: [String]) throws -> [Bool] {
        let request = ["schema": schema, "texts": texts] as [String: Any]
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "check_json_schema.py")
        let output = try python(
            [script.path(percentEncoded: false)], input: JSONSerialization.data(withJSONObject: request))
        let verdicts = try JSONDecoder().decode([Bool].self, from: output)
        try #require(verdicts.count == texts.count)
        return verdicts
    }

    private struct Failure: Error {}

    private static func python(_ arguments: [String], input: Data) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        let (given, output) = (Pipe(), Pipe())
        process.standardInput = given
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try given.fileHandleForWriting.write(contentsOf: input)
        try given.fileHandleForWriting.close()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
        return answer
    }
}
