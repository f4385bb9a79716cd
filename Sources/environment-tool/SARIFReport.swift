import Foundation

/// Findings as a log of SARIF 2.1.0.
struct SARIFReport: Encodable {
    struct Run: Encodable {
        var tool: Tool
        var columnKind = "utf16CodeUnits"
        var results: [Result]
    }

    struct Tool: Encodable {
        struct Driver: Encodable {
            var name = "environment-tool"
            var rules: [Rule]
        }

        var driver: Driver
    }

    struct Rule: Encodable { var id: String }
    struct Text: Encodable { var text: String }

    struct Result: Encodable {
        var ruleId: String
        var level: String
        var message: Text
        var locations: [Location]
    }

    struct Location: Encodable {
        struct Physical: Encodable {
            struct Artifact: Encodable { var uri: String }
            struct Region: Encodable {
                var startLine: Int
                var startColumn: Int
            }

            var artifactLocation: Artifact
            var region: Region
        }

        var physicalLocation: Physical
    }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    init(_ findings: [FindingReport]) {
        let rules = Set(findings.map(\.rule)).sorted().map(Rule.init)
        runs = [Run(tool: Tool(driver: Tool.Driver(rules: rules)), results: findings.map(Self.result))]
    }

    /// Without ':', which would end a scheme in the first part of a relative address.
    private static let allowedInPaths = CharacterSet.urlPathAllowed.subtracting([":"])

    private static func result(of finding: FindingReport) -> Result {
        let path = finding.file.addingPercentEncoding(withAllowedCharacters: Self.allowedInPaths) ?? finding.file
        let place = Location.Physical(
            artifactLocation: Location.Physical.Artifact(uri: finding.file.hasPrefix("/") ? "file://" + path : path),
            region: Location.Physical.Region(startLine: finding.line, startColumn: finding.column))
        return Result(
            ruleId: finding.rule, level: finding.severity, message: Text(text: finding.message),
            locations: [Location(physicalLocation: place)])
    }
}
