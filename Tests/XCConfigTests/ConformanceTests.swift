import Foundation
import Testing

@testable import XCConfig

/// Compares values, lists and diagnostics with those of Xcode's own reader.
struct ConformanceTests {
    @Test("reads as Xcode does", arguments: try ConformanceCase.all())
    func reads(_ example: ConformanceCase) throws {
        let input = example.input ?? ConformanceCase.Input()
        let files = MemoryFiles(example.files.mapValues(\.node))
        let search = IncludeSearch(directories: input.search ?? [], developerDirectory: input.devdir)
        var settings = BuildSettings()
        let elsewhere = SourceLocation(file: "arguments", line: 1)
        for (name, value) in (input.sets ?? [:]).sorted(by: <) { settings.assign(name, value, at: elsewhere) }
        for file in input.base ?? [] { settings.load(file, from: files, search: search) }
        settings.load("main.xcconfig", from: files, search: search)
        for (name, value) in (input.overrides ?? [:]).sorted(by: <) { settings.assign(name, value, at: elsewhere) }
        var evaluator = Evaluator(
            settings,
            in: EvaluationContext(
                conditions: input.conditions ?? [:], bindings: input.bind ?? [:], types: input.types ?? [:]))

        let names = input.keys ?? settings.settingNames
        #expect(Dictionary(uniqueKeysWithValues: names.map { ($0, evaluator.string(of: $0)) }) == example.values)
        for name in names {
            #expect(evaluator.list(of: name) == example.lists?[name] ?? [evaluator.string(of: name)], "\(name)")
        }
        for expression in example.expressions ?? [] {
            #expect(evaluator.expand(expression.expression) == expression.value)
        }
        let findings = (settings.diagnostics + evaluator.diagnostics).filter { !$0.rule.isLint }.map {
            ConformanceCase.Finding(file: $0.location.file, line: $0.location.line, kind: $0.severity.rawValue)
        }
        #expect(findings == example.diagnostics)
    }
}

struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Input: Decodable, Sendable {
        var conditions: [String: [String]]?
        var bind: [String: [String]]?
        var types: [String: SettingType]?
        var base: [String]?
        var sets: [String: String]?
        var overrides: [String: String]?
        var search: [String]?
        var devdir: String?
        var expr: [String]?
        var keys: [String]?
    }

    struct Finding: Decodable, Hashable, Sendable {
        var file: String
        var line: Int
        var kind: String
    }

    struct Expansion: Decodable, Sendable {
        var expression: String
        var value: String
    }

    struct File: Decodable, Sendable {
        var node: MemoryFiles.Node

        private enum Key: CodingKey { case base64, symlink, directory }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                node = .file(Array(text.utf8))
                return
            }
            let container = try decoder.container(keyedBy: Key.self)
            if let data = try container.decodeIfPresent(Data.self, forKey: .base64) {
                node = .file(Array(data))
            } else if let target = try container.decodeIfPresent(String.self, forKey: .symlink) {
                node = .symbolicLink(target)
            } else {
                node = .directory
            }
        }
    }

    var name: String
    var files: [String: File]
    var input: Input?
    var values: [String: String]
    var lists: [String: [String]]?
    var expressions: [Expansion]?
    var diagnostics: [Finding]

    var testDescription: String { name }

    static func all() throws -> [ConformanceCase] {
        let url = try #require(Bundle.module.url(forResource: "conformance", withExtension: "json"))
        return try JSONDecoder().decode([ConformanceCase].self, from: Data(contentsOf: url))
    }
}

extension SettingType: Decodable {}
