import Testing

@testable import XCConfig

/// Small systems of settings that refer to each other in every way, against an evaluator that remembers nothing.
struct EvaluatorPropertyTests {
    @Test("what is remembered never changes a value, in whatever order one asks", arguments: 0..<16)
    func agreesWithNaiveEvaluation(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var compared = 0
        for _ in 0..<500 {
            let system = RandomSystem(using: &random)
            var settings = BuildSettings()
            for (line, assignment) in system.assignments.enumerated() {
                settings.assign(assignment.name, assignment.value, at: SourceLocation(file: "F", line: line + 1))
            }
            let context = EvaluationContext(types: system.types)
            var naive = NaiveEvaluator(system.assignments, types: system.types)
            guard let expected = try? system.questions.map({ try $0.answer(from: &naive) }) else { continue }
            for _ in 0..<3 {
                var evaluator = Evaluator(settings, in: context)
                for (question, expected) in zip(system.questions, expected).shuffled(using: &random) {
                    let answer = question.answer(from: &evaluator)
                    #expect(answer == expected, "\(question) of\n\(system)")
                    compared += 1
                }
            }
        }
        #expect(compared > 5_000)
    }
}

private struct Question {
    var name: String
    var asString: Bool

    func answer(from evaluator: inout Evaluator) -> [String] {
        asString ? [evaluator.string(of: name)] : evaluator.list(of: name)
    }

    func answer(from naive: inout NaiveEvaluator) throws -> [String] {
        let isList = [.list, .pathlist].contains(naive.types[name] ?? .list)
        let value = try naive.value(of: name, asString: asString || !isList)
        return asString || !isList ? [value.string] : value.texts
    }
}

private struct RandomSystem: CustomStringConvertible {
    var assignments: [(name: String, value: String)] = []
    var types: [String: SettingType] = [:]
    var questions: [Question] = []

    init(using random: inout SplitMix64) {
        let names = ["A", "B", "C", "D", "E"].prefix(Int.random(in: 2...5, using: &random))
        for name in names where Int.random(in: 0..<3, using: &random) == 0 {
            types[name] = SettingType.allCases.randomElement(using: &random)
        }
        for _ in 0..<Int.random(in: 2...8, using: &random) {
            var value = ""
            for _ in 0..<Int.random(in: 0...4, using: &random) { value += Self.piece(names, depth: 0, using: &random) }
            assignments.append((names.randomElement(using: &random) ?? "A", value))
        }
        questions = names.flatMap { [Question(name: $0, asString: true), Question(name: $0, asString: false)] }
    }

    var description: String { "\(types)\n" + assignments.map { "\($0.name) = \($0.value)\n" }.joined() }

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
