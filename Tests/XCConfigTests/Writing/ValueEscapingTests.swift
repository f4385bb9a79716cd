import Testing

@testable import XCConfig

struct ValueEscapingTests {
    @Test("a text of one line survives writing, reading and evaluating, for strings and lists")
    func roundTrip() throws {
        let pieces = [
            "$", "\\", "/", ";", "\"", "'", "#", "=", " ", "\t", "\u{B}", "(", ")", "{", "a", "Z", "ü",
            "e\u{301}", "🗑️", "\u{A0}", "\u{0}", "\u{85}", "$(A)", "//", "\\\\", "inherited", "]", ":",
        ]
        var random = SplitMix64(seed: 2026)
        for _ in 0..<10_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            let line = "K = \(try ValueEscaping.escaped(text))\nNEXT = 1\n"
            var settings = BuildSettings()
            settings.load("F", from: MemoryFiles(["F": line]))
            for type in [SettingType.string, .list] {
                var evaluator = Evaluator(settings, in: EvaluationContext(types: ["K": type]))
                #expect(Array(evaluator.string(of: "K").utf8) == Array(text.utf8), "\(line)")
                #expect(evaluator.string(of: "NEXT") == "1")
            }
            #expect(settings.diagnostics.isEmpty)
        }
    }

    @Test("a value with a line end can't be written", arguments: ["a\nb", "\r", "a\r\n", "\u{2028}", "\u{2029}b"])
    func lineEnd(text: String) {
        #expect(throws: ValueEscaping.LineEndInValue()) { try ValueEscaping.escaped(text) }
    }

    @Test("doesn't escape plain text", arguments: ["abc", "C:\\dir\\file", "a/b", "Zm9v==", "a b", "x;y", "#1"])
    func plain(text: String) throws {
        #expect(try ValueEscaping.escaped(text) == text)
    }
}
