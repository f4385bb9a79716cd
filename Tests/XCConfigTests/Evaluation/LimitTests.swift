import Testing

@testable import XCConfig

/// What grows without bound elsewhere ends here, with a finding that names the setting or the file.
@Suite(.timeLimit(.minutes(1))) struct LimitTests {
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
            ("a chain", lines(10_000) { "S\($0) = $(S\($0 + 1))" } + "S10000 = x", 20_002),
            ("doublings of nothing", "S0 =\n" + lines(2_000) { "S\($0 + 1) = $(S\($0))$(S\($0))" }, 0),
            (
                "doublings of nothing over a cycle",
                "X = $(Y)\nY = $(X)\nS0 = $(X)\n" + lines(2_000) { "S\($0 + 1) = $(S\($0))$(S\($0))" }, 0
            ),
            ("a ring", lines(200) { "S\($0) = x$(S\(($0 + 1) % 200))" }, 200 * 200 + 200),
            ("a history", lines(2_000) { _ in "A = $(A)$(inherited)" }, 0),
            ("many quotes", "A = " + String(repeating: "'\"", count: 100_000), 200_001),
            ("a long name", "A = $(" + String(repeating: "N", count: 1_000_000) + ":default=x)", 2),
            ("a long line", "A = " + String(repeating: "x", count: 1_000_000), 1_000_001),
            ("many references", "E =\nA = " + String(repeating: "$(E)", count: 50_000), 0),
            ("many parts", "A = x" + String(repeating: "\\\nx", count: 20_000), 60_002),
        ])
    func linear(name: String, text: String, size: Int) {
        let result = Self.evaluateAll(text)
        #expect(result.size == size)
        #expect(result.evaluator.diagnostics.filter { $0.severity == .error }.isEmpty)
    }

    @Test(
        "gives up with one finding that names the setting",
        arguments: [
            (
                "A0 = x\n" + lines(40) { "A\($0 + 1) = $(A\($0))$(A\($0))" },
                "main:26:1: error: the value of 'A25' is larger than 16 MiB"
            ),
            (
                "A = " + String(repeating: "$(", count: 1_001),
                "main:1:1: error: the value of 'A' nests references deeper than 1000"
            ),
            (
                "A = " + String(repeating: "$A$(", count: 50_000),
                "main:1:1: error: the value of 'A' nests references deeper than 1000"
            ),
        ])
    func givesUp(text: String, finding: String) {
        let result = Self.evaluateAll(text)
        #expect(result.evaluator.diagnostics.map(\.description) == [finding])
        #expect(result.size < 64 << 20)
    }

    @Test("a thousand nested references are allowed")
    func nesting() {
        let nested = String(repeating: "$(X:default=", count: 999) + "$(Y)" + String(repeating: ")", count: 999)
        let result = Self.evaluateAll("Y = y\nA = \(nested)")
        var evaluator = result.evaluator
        #expect(evaluator.string(of: "A") == "y")
        #expect(evaluator.diagnostics.isEmpty)
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
        files["main"] = "#include \"f0\""
        files["f30"] = ""
        var reading = Reading(files)
        #expect(reading.settings.files.count == 20_001)
        #expect(reading.settings.diagnostics.map(\.rule) == [.limitExceeded])
        #expect(reading.evaluator.string(of: "K0") == "1")
    }
}
