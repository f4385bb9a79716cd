import Foundation
import Testing

@testable import XCConfig

/// Reads and evaluates mutated and random files.
@Suite(.timeLimit(.minutes(10))) struct FuzzTests {
    private static let tokens: [[UInt8]] =
        [
            "A", "B_1", "inherited", "value", "=", " = ", "[sdk=*]", "[", "]", "[config=D*]", "$", "$(", "${", "$[",
            ")", "}",
            "$$", "$A", "$(A)", "$(B_1:upper)", "$(inherited)", "$(A:default=", ":dir=", ":quote", ":base=x", ":nope",
            ":",
            "//", "/", "\\", "\\\n", ";", "\"", "'", "#", "#include \"f1\"\n", "#include? \"f2\"\n", "#include \"",
            "\n", "\r",
            "\r\n", "\u{2028}", "\u{A0}", " ", "\t", "\u{B}", "\0", "\u{FEFF}", "e\u{301}", "\u{1F680}", "\u{212A}",
            "/*", "a.b/c", "~",
        ].map { Array($0.utf8) } + [[0xE2], [0x80], [0xFF], [0xC3], [0xE2, 0x80]]

    @Test("reading mutated and random files ends, with the same result in every run", arguments: Seeds.some(of: 0..<20))
    func ends(seed: UInt64) throws {
        let examples = try ConformanceCase.all().flatMap { $0.files.values.map(\.node) }.compactMap { node in
            if case .file(let bytes) = node { bytes } else { nil }
        }
        var random = SplitMix64(seed: seed)
        for _ in 0..<1_000 {
            var files: [String: MemoryFiles.Node] = [:]
            for name in ["main", "f1", "f2"].prefix(Int.random(in: 1...3, using: &random)) {
                files[name] = .file(Self.file(from: examples, using: &random))
            }
            let types = Dictionary(
                uniqueKeysWithValues: zip(["A", "B_1"], SettingType.allCases.shuffled(using: &random)))
            let context = EvaluationContext(
                conditions: ["config": ["Debug"]], bindings: ["sdk": ["iphoneos1", "x"]], types: types)
            #expect(Self.outcome(files, in: context) == Self.outcome(files, in: context))
        }
    }

    private static func outcome(_ files: [String: MemoryFiles.Node], in context: EvaluationContext) -> [String] {
        var reading = Reading(nodes: files, in: context)
        reading.evaluator.evaluation.effort.limit = 10_000
        var outcome: [String] = []
        for name in reading.settings.settingNames {
            let string = reading.evaluator.string(of: name)
            outcome += [name, string] + reading.evaluator.list(of: name) + [reading.evaluator.expand("$(\(name))")]
            // A derivation has the same value.
            if reading.evaluator.derivation(of: name).steps.first?.value != string {
                outcome.append("derived otherwise")
            }
        }
        #expect(!outcome.contains("derived otherwise"))
        return outcome + reading.findings
    }

    private static func file(from examples: [[UInt8]], using random: inout SplitMix64) -> [UInt8] {
        guard Bool.random(using: &random), var bytes = examples.randomElement(using: &random) else {
            return (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in
                tokens.randomElement(using: &random) ?? []
            }
        }
        bytes = Array(bytes.prefix(4_000))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: start)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            default: if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &random) }
            }
        }
        return bytes
    }
}
