import Testing

@testable import EnvironmentGenerator

/// The JSON Schema beside the reader, as PyPI's `jsonschema` understands it.
struct JSONSchemaTests {
    @Test(
        "takes what the reader takes, except for rules that a JSON Schema can't say",
        .enabled(if: JSONSchemaValidator.isExpected))
    func agreement() throws {
        let files = SchemaFile.accepted + SchemaFile.refused
        let verdicts = try JSONSchemaValidator.verdicts(of: JSONSchema.text, on: files.map(\.json))
        for (file, isTaken) in zip(files, verdicts) {
            #expect(isTaken == (file.findings.isEmpty || file.beyond != nil), "\(file.json)")
        }
        #expect(Set(files.compactMap(\.beyond)).count == SchemaFile.Beyond.allCases.count)
    }
}
