import Testing

@testable import XCConfig

/// What grows without bound elsewhere ends here, with a finding that names the setting or the file.
@Suite(.timeLimit(.minutes(10))) struct LimitTests {
    /// A text that goes by its name in the log.
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

    @Test(
        "cost is linear where the value is small",
        arguments: [
            (Input("a chain", lines(10_000) { "S\($0) = $(S\($0 + 1))" } + "S10000 = x"), 20_002),
            (Input("doublings of nothing", "S0 =\n" + lines(2_000) { "S\($0 + 1) = $(S\($0))$(S\($0))" }), 0),
            (
                Input(
                    "doublings of nothing over a cycle",
                    "X = $(Y)\nY = $(X)\nS0 = $(X)\n" + lines(2_000) { "S\($0 + 1) = $(S\($0))$(S\($0))" }), 0
            ),
            (Input("a ring", lines(200) { "S\($0) = x$(S\(($0 + 1) % 200))" }), 200 * 200 + 200),
            (Input("a history", lines(2_000) { _ in "A = $(A)$(inherited)" }), 0),
            (Input("many quotes", "A = " + String(repeating: "'\"", count: 100_000)), 200_001),
            (Input("a long name", "A = $(" + String(repeating: "N", count: 1_000_000) + ":default=x)"), 2),
            (Input("a long line", "A = " + String(repeating: "x", count: 1_000_000)), 1_000_001),
            (Input("many references", "E =\nA = " + String(repeating: "$(E)", count: 50_000)), 0),
            (Input("many parts", "A = x" + String(repeating: "\\\nx", count: 20_000)), 60_002),
        ])
    func linear(input: Input, size: Int) {
        let result = Self.evaluateAll(input.text)
        #expect(result.size == size)
        #expect(result.evaluator.diagnostics.filter { $0.severity == .error }.isEmpty)
    }

    @Test(
        "gives up with one finding that names the setting",
        arguments: [
            (
                Input("doublings", "A0 = x\n" + lines(40) { "A\($0 + 1) = $(A\($0))$(A\($0))" }),
                "main:26:1: error: the value of 'A25' is larger than 16 MiB"
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
        let result = Self.evaluateAll(input.text)
        #expect(result.evaluator.diagnostics.map(\.description) == [finding])
        #expect(result.size < 64 << 20)
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

    @Test("after sixteen exhausted values the next ones get a hundredth of the effort")
    func totalEffort() {
        var effort = Effort()
        for share in Array(repeating: 1, count: 16) + [100] {
            effort.startValue()
            effort.add(Evaluator.effortLimit / share)
            #expect(!effort.isExhausted)
            effort.add(1)
            #expect(effort.isExhausted)
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

    @Test("values come out the same where not all can be cached", arguments: 0...4)
    func cacheLimit(limit: Int) throws {
        let reading = Reading(["main": "A = $(B)$(C)\nB = b$(D)\nC = c$(D)$(B)\nD = $(E)d\nE = $(F)\nF = f"])
        var evaluation = Evaluation(reading.settings, in: EvaluationContext())
        evaluation.cache.dependencyLimit = limit
        for (name, value) in [("A", "bfdcfdbfd"), ("C", "cfdbfd"), ("D", "fd"), ("A", "bfdcfdbfd")] {
            let setting = try #require(reading.settings.identifiers[name])
            #expect(evaluation.value(of: setting, form: .string, \.string) == value)
        }
    }

    @Test("settings that all refer to each other end after a fixed effort")
    func denseCycles() {
        let text =
            Self.lines(150) { _ in "" }
            + Self.lines(150) { i in
                "S\(i) = x" + (0..<150).map { "$(S\((i * 31 + $0 * 7) % 150))" }.joined()
            }
        let result = Self.evaluateAll(text)
        #expect(result.evaluator.diagnostics.map(\.rule) == [.limitExceeded])
        #expect(result.evaluator.diagnostics[0].message.contains("refer to each other in cycles"))
    }

    @Test("values that are too large together are errors, each with its setting")
    func totalSize() {
        let text = "A = " + String(repeating: "x", count: 16 << 20) + "\n" + Self.lines(20) { "B\($0) = $(A)" }
        var reading = Reading(["main": text])
        let sizes = (0..<20).map { reading.evaluator.string(of: "B\($0)").utf8.count }
        #expect(sizes == Array(repeating: 16 << 20, count: 16) + [0, 0, 0, 0])
        #expect(
            reading.evaluator.diagnostics.map(\.description)
                == (16..<20).map {
                    "main:\($0 + 2):1: error: with 'B\($0)' the values of all settings are larger than 256 MiB"
                })
    }

    @Test("inclusions that double at every level end at a limit")
    func inclusions() {
        var files = (0..<30).reduce(into: [:]) {
            $0["f\($1)"] = "#include \"f\($1 + 1)\"\n#include \"f\($1 + 1)\"\nK\($1) = 1"
        }
        files["main"] = #"#include "f0""#
        files["f30"] = ""
        var reading = Reading(files)
        #expect(reading.settings.files.count == 20_001)
        #expect(reading.settings.diagnostics.map(\.rule) == [.limitExceeded])
        #expect(reading.evaluator.string(of: "K0") == "1")
    }
}
