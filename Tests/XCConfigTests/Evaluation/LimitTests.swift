import Testing

@testable import XCConfig

/// Tests that excessive input costs little or ends at a limit, with a finding that names the setting or the file.
@Suite(.timeLimit(.minutes(10))) struct LimitTests {
    /// A text with a name for the log.
    struct Input: CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ name: String, _ text: String) {
            testDescription = name
            self.text = text
        }
    }

    private static func evaluateAll(_ text: String) -> (evaluator: Evaluator, size: Int) {
        let reading = Reading(["main": text])
        var evaluator = reading.evaluator
        var size = 0
        for name in reading.settings.settingNames {
            size += evaluator.string(of: name).utf8.count
            size += evaluator.list(of: name).count
        }
        return (evaluator, size)
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let smallValues: [(Input, Int)] = [
        (Input("a chain", lines(10_000) { "S\($0) = $(S\($0 + 1))" } + "S10000 = x"), 20_002),
        (Input("doublings of an empty value", "S0 =\n" + lines(2_000) { "S\($0 + 1) = $(S\($0))$(S\($0))" }), 0),
        (
            Input(
                "doublings of an empty value above a cycle",
                "X = $(Y)\nY = $(X)\nS0 = $(X)\n" + lines(2_000) { "S\($0 + 1) = $(S\($0))$(S\($0))" }), 0
        ),
        (Input("a ring", lines(200) { "S\($0) = x$(S\(($0 + 1) % 200))" }), 200 * 200 + 200),
        (Input("a history", lines(2_000) { _ in "A = $(A)$(inherited)" }), 0),
        (Input("an inherited value", lines(25_000) { _ in "A = $(inherited) x" }), 50_000 + 25_000),
        (Input("an inherited list", lines(25_000) { _ in "A = x $(inherited)" }), 50_000 + 25_000),
        (
            Input(
                "many conditions",
                lines(5_000) { "A[sdk=x\($0)] = $(A)x" } + lines(5_000) { _ in "A[sdk=*] = $(A)x" }), 5_001
        ),
        (Input("many quotes", "A = " + repeated("'\"", 100_000)), 200_001),
        (Input("a long name", "A = $(" + repeated("N", 1_000_000) + ":default=x)"), 2),
        (Input("a long line", "A = " + repeated("x", 1_000_000)), 1_000_001),
        (Input("many references", "E =\nA = " + repeated("$(E)", 50_000)), 0),
        (Input("many parts", "A = x" + repeated("\\\nx", 20_000)), 60_002),
    ]

    @Test("cost is linear where the value is small", arguments: smallValues)
    func linear(input: Input, size: Int) {
        let result = Self.evaluateAll(input.text)
        #expect(result.size == size)
        #expect(result.evaluator.diagnostics.filter { $0.severity == .error }.isEmpty)
    }

    @Test(
        "gives up with one finding that names the setting",
        arguments: [
            (
                Input(
                    "doublings",
                    "A0 = " + repeated("x", 1 << 20) + "\n" + lines(40) { "A\($0 + 1) = $(A\($0))$(A\($0))" }),
                "main:10:1: error: the value of 'A9' is larger than 256 MiB"
            ),
            (
                Input("nested names", "A = " + String(repeating: "$(", count: 1_001)),
                "main:1:1: error: the value of 'A' nests references deeper than 1000"
            ),
            (
                Input("nested names without brackets", "A = " + String(repeating: "$A$(", count: 50_000)),
                "main:1:1: error: the value of 'A' nests references deeper than 1000"
            ),
        ])
    func givesUp(input: Input, finding: String) {
        var reading = Reading(["main": input.text])
        for name in ["A", "A40", "A30"] { #expect(reading.evaluator.string(of: name) == "") }
        #expect(reading.evaluator.diagnostics.map(\.description) == [finding])
    }

    @Test("a thousand nested references are allowed")
    func nesting() {
        let nested = String(repeating: "$(X:default=", count: 999) + "$(Y)" + String(repeating: ")", count: 999)
        let result = Self.evaluateAll("Y = y\nA = \(nested)")
        var evaluator = result.evaluator
        #expect(evaluator.string(of: "A") == "y")
        #expect(evaluator.expand(String(repeating: "$(", count: 1_001)) == "")
        #expect(evaluator.string(of: "A") == "y")
        #expect(evaluator.diagnostics.isEmpty)
    }

    @Test("after four exhausted values the next ones get a hundredth of the effort")
    func totalEffort() {
        var effort = Effort()
        for share in Array(repeating: 1, count: 4) + [100] {
            effort.startValue()
            effort.add(Evaluator.effortLimit / share)
            #expect(!effort.isExhausted)
            effort.add(1)
            #expect(effort.isExhausted)
            effort.giveUp()
        }
    }

    @Test("a derivation ends at 10,000 steps, the value doesn't")
    func derivation() {
        let reading = Reading(["main": "B = $(C)\nC = c\nA = " + String(repeating: "$(B)", count: 10_000)])
        let steps = reading.evaluator.derivation(of: "A").steps
        #expect(steps.count == 10_000)
        #expect(steps[0].value == String(repeating: "c", count: 10_000))
        #expect(steps[9_999].value == "c" && steps[9_999].isRepeated)
    }

    @Test("evaluating settings that all refer to each other ends after a fixed effort")
    func denseCycles() throws {
        let text = Self.lines(150) { i in
            "S\(i) = x" + (0..<150).map { "$(S\((i * 31 + $0 * 7) % 150))" }.joined()
        }
        let reading = Reading(["main": text])
        var evaluation = Evaluation(reading.settings, in: EvaluationContext())
        evaluation.effort.limit = 100_000
        for name in reading.settings.settingNames {
            let setting = try #require(reading.settings.names.find(name))
            #expect(evaluation.value(of: setting, form: .string, \.string) == "")
        }
        let findings = evaluation.findings.diagnostics
        #expect(findings.map(\.rule) == [.limitExceeded])
        #expect(findings[0].message.contains("refer to each other in cycles"))
    }

    @Test("ten settings that refer to all others have a value, computed once for the same others in progress")
    func mutualSettings() throws {
        let text = Self.lines(10) { i in "S\(i) = x" + (0..<10).filter { $0 != i }.map { "$(S\($0))" }.joined() }
        let reading = Reading(["main": text])
        var evaluation = Evaluation(reading.settings, in: EvaluationContext())
        // Each path through the others would take a step: 1 + 9 + 9 · 8 + … + 9!
        evaluation.effort.limit = 986_410
        for name in ["S0", "S9"] {
            let setting = try #require(reading.settings.names.find(name))
            let value = evaluation.value(of: setting, form: .string, \.string)
            #expect(value.utf8.count == 986_410 && value.utf8.allSatisfy { $0 == UInt8(ascii: "x") })
        }
        #expect(evaluation.findings.diagnostics.isEmpty)
    }

    @Test("a large value isn't cached again for each setting that refers to it")
    func largeValues() {
        let megabyte = "X = " + String(repeating: "x", count: 1 << 20) + "\nA = " + String(repeating: "$(X)", count: 17)
        let text = megabyte + "\n" + Self.lines(20) { "B\($0) = <$(A)>" }
        var reading = Reading(["main": text])
        #expect((0..<20).allSatisfy { reading.evaluator.string(of: "B\($0)").utf8.count == (17 << 20) + 2 })
        #expect(reading.evaluator.diagnostics.isEmpty)
    }

    @Test("inclusions that double at every level end at a limit")
    func inclusions() {
        var files = (0..<30).reduce(into: [:]) {
            $0["f\($1)"] = "#include \"f\($1 + 1)\"\n#include \"f\($1 + 1)\"\nK\($1) = 1"
        }
        files["main"] = #"#include "f0""#
        files["f30"] = ""
        var reading = Reading(files)
        #expect((100_000..<102_000).contains(reading.settings.files.count))
        #expect(reading.settings.diagnostics.map(\.rule) == [.limitExceeded])
        #expect(reading.evaluator.string(of: "K0") == "1")
    }
}
