import Foundation
import Testing

@testable import EnvironmentGenerator

/// The JSON Schema beside the reader, as PyPI's `jsonschema` understands it.
struct JSONSchemaTests {
    @Test(
        "takes what the reader takes, except for rules that a JSON Schema can't say",
        .enabled(if: isInstalled || ProcessInfo.processInfo.environment["CI"] != nil))
    func agreement() throws {
        let files = SchemaFile.accepted + SchemaFile.refused
        let request = ["schema": JSONSchema.text, "texts": files.map(\.json)] as [String: Any]
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "check_json_schema.py")
        let output = try Self.python(
            [script.path(percentEncoded: false)], input: JSONSerialization.data(withJSONObject: request))
        let verdicts = try JSONDecoder().decode([Bool].self, from: output)
        try #require(verdicts.count == files.count)
        for (file, isTaken) in zip(files, verdicts) {
            #expect(isTaken == (file.findings.isEmpty || file.beyond != nil), "\(file.json)")
        }
        #expect(Set(files.compactMap(\.beyond)).count == SchemaFile.Beyond.allCases.count)
    }

    private static var isInstalled: Bool { (try? python(["-c", "import jsonschema"], input: Data())) != nil }

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
