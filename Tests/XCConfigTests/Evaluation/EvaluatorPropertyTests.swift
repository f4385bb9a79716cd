import Testing

@testable import XCConfig

/// Tests random small systems of settings that refer to each other in every way.
struct EvaluatorPropertyTests {
    @Test("earlier requests never change an answer", arguments: Seeds.some(of: 0..<20))
    func agreesWithNewEvaluator(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var differences: [String] = []
        for _ in 0..<1_000 {
            let system = RandomSystem(using: &random)
            let (settings, context) = system.settings()
            var evaluator = Evaluator(settings, in: context)
            evaluator.evaluation.effort.limit = 10_000
            for question in system.questions(8, using: &random) {
                var newEvaluator = Evaluator(settings, in: context)
                newEvaluator.evaluation.effort.limit = 10_000
                let isSame = question.answer(from: &evaluator) == question.answer(from: &newEvaluator)
                // The system takes too long for a test.
                if (evaluator.diagnostics + newEvaluator.diagnostics).contains(where: { $0.severity == .error }) {
                    break
                }
                if !isSame { differences.append("\(question) of\n\(system)") }
            }
        }
        #expect(differences.isEmpty)
    }

    @Test("answers are the same as those of an evaluator without a cache", arguments: Seeds.some(of: 20..<36))
    func agreesWithNaiveEvaluation(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var compared = 0
        for _ in 0..<500 {
            let system = RandomSystem(using: &random)
            let (settings, context) = system.settings()
            var evaluator = Evaluator(settings, in: context)
            evaluator.evaluation.effort.limit = 100_000
            var naive = NaiveEvaluator(system.countingAssignments, types: system.types)
            for question in system.questions(8, using: &random) {
                guard let expected = try? question.answer(from: &naive) else { continue }
                #expect(question.answer(from: &evaluator) == expected, "\(question) of\n\(system)")
                compared += 1
            }
        }
        #expect(compared > 3_000)
    }

    @Test(
        "answers are the same as well where nearly every setting refers to every other",
        arguments: Seeds.some(of: 36..<52))
    func agreesWithNaiveEvaluationInCycles(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var reusing = 0
        for _ in 0..<30 {
            let system = RandomSystem(ofCyclesUsing: &random)
            let (settings, context) = system.settings()
            var evaluator = Evaluator(settings, in: context)
            var naive = NaiveEvaluator(system.countingAssignments, types: system.types)
            for question in system.questions(6, using: &random) {
                guard let expected = try? question.answer(from: &naive) else { continue }
                #expect(question.answer(from: &evaluator) == expected, "\(question) of\n\(system)")
            }
            if evaluator.evaluation.cache.cyclic.size > 0 { reusing += 1 }
        }
        #expect(reusing > 15)
    }
}

private enum Question {
    case string(of: String)
    case list(of: String)
    case expansion(of: String)
    case derivation(of: String)

    func answer(from evaluator: inout Evaluator) -> [String] {
        switch self {
        case .string(let name): [evaluator.string(of: name)]
        case .list(let name): evaluator.list(of: name)
        case .expansion(let text): [evaluator.expand(text)]
        case .derivation(let name): evaluator.derivation(of: name).steps.map { "\($0)" }
        }
    }

    /// Returns the answer of the naive evaluator; `nil` for a derivation, which it doesn't record.
    func answer(from naive: inout NaiveEvaluator) throws -> [String]? {
        switch self {
        case .string(let name): return [try naive.value(of: name, asString: true).string]
        case .list(let name):
            let isList = [.list, .pathlist].contains(naive.types[name] ?? .list)
            let value = try naive.value(of: name, asString: !isList)
            return isList ? value.texts : [value.string]
        case .expansion(let text): return [try naive.expansion(of: text)]
        case .derivation: return nil
        }
    }
}

private struct RandomSystem: CustomStringConvertible {
    struct Assignment {
        var name: String
        var condition: String
        var value: String
    }

    let names: ArraySlice<String>
    var assignments: [Assignment] = []
    var types: [String: SettingType] = [:]

    init(using random: inout SplitMix64) {
        names = ["A", "B", "C", "D", "E"].prefix(Int.random(in: 2...5, using: &random))
        for name in names where Int.random(in: 0..<3, using: &random) == 0 {
            types[name] = SettingType.allCases.randomElement(using: &random)
        }
        for _ in 0..<Int.random(in: 2...8, using: &random) {
            let condition = ["", "", "", "[config=D*]", "[config=R]"].randomElement(using: &random) ?? ""
            assignments.append(
                Assignment(
                    name: names.randomElement(using: &random) ?? "A", condition: condition,
                    value: text(upTo: 4, using: &random)))
        }
    }

    /// A system whose values are long enough to be kept for where the same settings are in progress.
    init(ofCyclesUsing random: inout SplitMix64) {
        names = ["A", "B", "C", "D"]
        for name in names + ["B", "D"] {
            let references = (0..<Int.random(in: 2...4, using: &random)).map { _ in
                let name = names.randomElement(using: &random) ?? "A"
                let form = ["$(N)", "$(N)", "$(N:default=$(A))", "$(N:upper)", "$(inherited)", "'$(N)'"]
                    .randomElement(using: &random)
                return (form ?? "").replacing("N", with: name)
            }
            let separator = ["", " ", "x"].randomElement(using: &random) ?? ""
            assignments.append(
                Assignment(name: name, condition: "", value: "y" + references.joined(separator: separator)))
        }
    }

    /// The assignments whose conditions hold, oldest first.
    var countingAssignments: [(name: String, value: String)] {
        assignments.filter { $0.condition != "[config=R]" }.map { ($0.name, $0.value) }
    }

    func settings() -> (BuildSettings, EvaluationContext) {
        var settings = BuildSettings()
        for (line, assignment) in assignments.enumerated() {
            settings.assign(
                assignment.name + assignment.condition, assignment.value,
                at: SourceLocation(file: "F", line: line + 1))
        }
        return (settings, EvaluationContext(conditions: ["config": ["Debug"]], types: types))
    }

    func questions(_ count: Int, using random: inout SplitMix64) -> [Question] {
        (0..<count).map { _ in
            let name = names.randomElement(using: &random) ?? "A"
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1: return .string(of: name)
            case 2, 3: return .list(of: name)
            case 4, 5: return .expansion(of: text(upTo: 3, using: &random))
            default: return .derivation(of: name)
            }
        }
    }

    var description: String {
        "\(types)\n" + assignments.map { "\($0.name)\($0.condition) = \($0.value)\n" }.joined()
    }

    private func text(upTo count: Int, using random: inout SplitMix64) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...count, using: &random) { text += Self.piece(names, depth: 0, using: &random) }
        return text
    }

    private static func piece(_ names: ArraySlice<String>, depth: Int, using random: inout SplitMix64) -> String {
        func name() -> String {
            switch Int.random(in: 0..<(depth < 2 ? 8 : 6), using: &random) {
            case 0: "inherited"
            case 1: "Z"
            case 6: piece(names, depth: depth + 1, using: &random)
            case 7: "$(\(names.randomElement(using: &random) ?? "A"))"
            default: names.randomElement(using: &random) ?? "A"
            }
        }
        func operators() -> String {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: ":lower"
            case 1: ":default=\(piece(names, depth: depth + 1, using: &random))"
            case 2: ":quote:file"
            case 3: ":dir=$(\(name()))"
            case 4: ":nope=x"
            default: ""
            }
        }
        switch Int.random(in: 0..<(depth < 2 ? 12 : 8), using: &random) {
        case 0: return " "
        case 1: return "\""
        case 2: return "'"
        case 3: return "\\"
        case 4: return names.randomElement(using: &random) ?? "A"
        case 5: return "/"
        case 6: return "$\(names.randomElement(using: &random) ?? "A")"
        case 7: return "$$"
        case 8: return "${\(name())\(operators())}"
        default: return "$(\(name())\(operators()))"
        }
    }
}
