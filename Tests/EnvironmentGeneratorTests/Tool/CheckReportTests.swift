import Foundation
import Testing

/// The findings of `environment check` as services read them.
struct CheckReportTests {
    private static let folder = "a,b: 100% ü"

    private let package: CheckedOutPackage
    private let tool: BuiltTool

    init() throws {
        package = try CheckedOutPackage(in: Self.folder)
        tool = BuiltTool(package: package)
    }

    private func check(_ format: String, variables: [String: String] = [:]) throws -> BuiltTool.Run {
        try tool.run(["environment", "check", "--format", format] + tool.place, variables: variables)
    }

    @Test(
        "on GitHub a finding is a command with a path from the repository, a column in UTF-16, and nothing that ends it early",
        arguments: [
            (
                "String", "A += 1\nVALUE = a\n",
                "error file=FOLDER/Prod.xcconfig,line=1,col=3,title=missing-equals::"
            ),
            (
                "String", "VALUE = ü🗑\u{FE0F}x//y\n",
                "warning file=FOLDER/Prod.xcconfig,line=1,col=14,title=word-cut-at-comment::'//' starts a comment, also"
            ),
            (
                "URL", "VALUE = https:/$()/a.example/%zz\n",
                "error file=FOLDER/Prod.xcconfig,line=1,col=1,title=invalid-value::'VALUE' isn't a valid URL in flavour "
                    + "'Prod'; '%25' is followed by two hexadecimal digits; write '%25' itself as %2525"
            ),
            (
                "String", "VALUE = changeme\r\n",
                "warning file=FOLDER/Prod.xcconfig,line=1,col=1,title=unfilled-value::the value of 'VALUE' in flavour "
                    + "'Prod' "
            ),
        ])
    func gitHub(type: String, settings: String, expected: String) throws {
        try package.write(Package.schema(declaring: type), to: "Configurations/Environment.json")
        try package.write(settings, to: "Configurations/Prod.xcconfig")
        let run = try check("github")
        #expect(run.status == 1 && run.errors.isEmpty)
        let folder = "a%2Cb%3A 100%25 ü/Configurations"
        #expect(run.output.hasPrefix("::" + expected.replacing("FOLDER", with: folder)), "\(run.output)")
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test("on GitHub a line break in a file's name ends no command, and nothing found is nothing said")
    func gitHubLineBreak() throws {
        #expect(try check("github") == .init(status: 0))
        try package.write("s3cr3t-4711-value", to: "a\n::b")
        try package.git("add", ".")
        let run = try check("github", variables: ["API_KEY": "s3cr3t-4711-value"])
        #expect(
            run
                == .init(
                    status: 1,
                    output:
                        "::error file=a%2Cb%3A 100%25 ü/a%0A%3A%3Ab,line=1,col=1,title=leak::this file contains the value "
                        + "of the secret 'API_KEY'; git tracks this file; remove the secret and have it replaced\n"))
    }

    @Test("SARIF says what the other formats say, and is what its standard allows")
    func sarif() throws {
        try package.write(
            Package.schema(declaring: "String", fields: #""description": "a""#), to: "Configurations/Environment.json")
        try package.write(
            "A += 1\nVALUE = ü🗑\u{FE0F}x//y\nB += 2\n#include \"Gone.xcconfig\"\n", to: "Configurations/Prod.xcconfig")
        try package.write("", to: "../c/ci_post_clone.sh")
        let run = try check("sarif")
        #expect(run.status == 1 && run.errors.isEmpty)
        let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
        let findings = try JSONDecoder().decode([Finding].self, from: Data(try check("json").output.utf8))
        let results = try #require(log.runs.first).results
        try #require(results.count == findings.count && findings.count == 4)
        for (result, finding) in zip(results, findings) {
            #expect(
                (result.ruleId, result.level, result.message.text) == (finding.rule, finding.severity, finding.message))
            let place = try #require(result.locations.first).physicalLocation
            let file = try #require(
                URL(string: place.artifactLocation.uri, relativeTo: URL(filePath: package.root + "/")))
            #expect(file.path == package.path + "/" + finding.file)
            #expect(!place.artifactLocation.uri.hasPrefix("/") && !place.artifactLocation.uri.contains(":"))
            #expect(place.region.startLine == finding.line)
        }
        #expect(results.map { $0.locations[0].physicalLocation.region.startColumn } == [3, 14, 3, 1])
        #expect(Set(results.map(\.ruleId)) == Set(log.runs[0].tool.driver.rules.map(\.id)))
    }

    @Test(
        "SARIF is valid with and without findings, also outside of a checkout",
        .enabled(if: JSONSchemaValidator.isExpected))
    func validity() throws {
        let empty = try check("sarif").output
        try package.write("A += 1\n", to: "Configurations/Prod.xcconfig")
        try package.write("", to: "ci_post_clone.sh")
        let log = try check("sarif").output
        try FileManager.default.removeItem(atPath: package.root + "/.git")
        let elsewhere = try tool.run(
            ["environment", "check", "--format=sarif", "--configurations", "/nowhere", "--package", package.path])
        let damaged = [
            ("2.1.0", "2.0.0"), ("\"error\"", "\"fatal\""), ("\"startLine\" : 1", "\"startLine\" : 0"),
            ("\"results\"", "\"findings\""), ("\"text\"", "\"message\""), ("a,b%3A%20", "a,b: "),
        ].map { log.replacing($0, with: $1) }
        #expect(
            try JSONSchemaValidator.verdicts(of: Self.schema, on: [empty, log, elsewhere.output] + damaged)
                == [true, true, true] + damaged.map { _ in false })
    }

    /// What OASIS' schema of SARIF 2.1.0 says about the parts that are used here.
    private static let schema = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "type": "object", "required": ["version", "runs"], "additionalProperties": false,
          "properties": {
            "$schema": { "$ref": "#/$defs/uri" },
            "version": { "const": "2.1.0" },
            "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
          },
          "$defs": {
            "uri": { "type": "string", "pattern": "^([A-Za-z][A-Za-z0-9+.-]*:)?([!$&-.0-;=@-Z_a-z~/]|%[0-9A-F]{2})+$" },
            "run": {
              "type": "object", "required": ["tool", "results"], "additionalProperties": false,
              "properties": {
                "tool": {
                  "type": "object", "required": ["driver"], "additionalProperties": false,
                  "properties": { "driver": { "$ref": "#/$defs/driver" } }
                },
                "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
                "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
              }
            },
            "driver": {
              "type": "object", "required": ["name"], "additionalProperties": false,
              "properties": {
                "name": { "type": "string" },
                "rules": {
                  "type": "array", "uniqueItems": true,
                  "items": {
                    "type": "object", "required": ["id"], "additionalProperties": false,
                    "properties": { "id": { "type": "string" } }
                  }
                }
              }
            },
            "result": {
              "type": "object", "required": ["message"], "additionalProperties": false,
              "properties": {
                "ruleId": { "type": "string" },
                "level": { "enum": ["none", "note", "warning", "error"] },
                "message": {
                  "type": "object", "required": ["text"], "additionalProperties": false,
                  "properties": { "text": { "type": "string" } }
                },
                "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } }
              }
            },
            "location": {
              "type": "object", "required": ["physicalLocation"], "additionalProperties": false,
              "properties": {
                "physicalLocation": {
                  "type": "object", "required": ["artifactLocation"], "additionalProperties": false,
                  "properties": {
                    "artifactLocation": {
                      "type": "object", "required": ["uri"], "additionalProperties": false,
                      "properties": { "uri": { "$ref": "#/$defs/uri" } }
                    },
                    "region": {
                      "type": "object", "additionalProperties": false,
                      "properties": {
                        "startLine": { "type": "integer", "minimum": 1 },
                        "startColumn": { "type": "integer", "minimum": 1 }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        """#

    private struct Finding: Decodable {
        var file, severity, rule, message: String
        var line: Int
    }

    private struct Log: Decodable {
        struct Run: Decodable {
            var tool: Tool
            var results: [Result]
        }

        struct Tool: Decodable {
            struct Driver: Decodable { var rules: [Rule] }
            struct Rule: Decodable { var id: String }
            var driver: Driver
        }

        struct Result: Decodable {
            struct Message: Decodable { var text: String }
            var ruleId, level: String
            var message: Message
            var locations: [Location]
        }

        struct Location: Decodable {
            struct Physical: Decodable {
                struct Artifact: Decodable { var uri: String }
                struct Region: Decodable { var startLine, startColumn: Int }
                var artifactLocation: Artifact
                var region: Region
            }
            var physicalLocation: Physical
        }

        var runs: [Run]
    }
}
