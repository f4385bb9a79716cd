import Testing

@testable import XCConfig

struct EvaluatorTests {
    private static let definitions = """
        V = x
        L = a "b c"
        E =
        N = V
        V_x = nested
        S = $(NONE)
        """

    @Test(
        "evaluates to a string form and a list form",
        arguments: [
            // References.
            ("$(V)${V}$[V]$V", "xxxx", ["xxxx"]), ("$", "$", ["$"]), ("$V$", "x$", ["x$"]), ("$$", "$", ["$"]),
            ("$$(V)", "$(V)", ["$(V)"]),
            ("$$$(V)", "$x", ["$x"]), ("$5 $- $ ", "$5 $- $", ["$5", "$-", "$"]), ("$()", "", []), ("$( V)", "", []),
            ("$(v)", "", []), ("$V.x", "$V.x", ["$V.x"]), ("$V_x", "nested", ["nested"]), ("$V-x", "x-x", ["x-x"]),
            ("$($(N))", "x", ["x"]), ("$(V_$(V))", "nested", ["nested"]), ("${V_$[V]}", "nested", ["nested"]),
            ("$V_$(V)", "nested", ["nested"]), ("$V_${V}", "$V_x", ["$V_x"]), ("$Q$(V)", "$Qx", ["$Qx"]),
            ("$(V_$V)", "nested", ["nested"]), ("$(V", "x", ["x"]), ("$(V$(", "x", ["x"]), ("$($$)", "", []),
            ("$(V])", "", []), ("${V)}", "", []), ("$(NONE)", "", []), ("$NONE", "$NONE", ["$NONE"]),
            ("\u{24}(\u{212A})", "", []),
            // Quotes, backslashes and whitespace.
            (#"a "b  c"'d' "#, #"a "b  c"'d'"#, ["a", "b  cd"]), (#""a'b" 'c"d'"#, #""a'b" 'c"d'"#, ["a'b", "c\"d"]),
            (#""" ''"""#, #""" ''"""#, ["", ""]), ("\"a b", "\"a b", ["a b"]), ("a\\ b", "a\\ b", ["a b"]),
            ("\\$(V)", "\\$(V)", ["$(V)"]), ("\\\\$(V)", "\\\\x", ["\\x"]),
            ("\"\\\"\" \\'", "\"\\\"\" \\'", ["\"", "'"]),
            ("a\u{B}b\u{A0}c", "a\u{B}b\u{A0}c", ["a", "b\u{A0}c"]), ("\\\u{FC}x", "\\\u{FC}x", ["\u{FC}x"]),
            ("'$(V)'", "'x'", ["x"]), (#""$$""#, #""$""#, ["$"]),
            // Lists inside lists.
            ("<$(L)>", #"<a "b c">"#, ["<a", "b c>"]), (#""<$(L)>""#, #""<a "b c">""#, [#"<a "b c">"#]),
            ("$(L)$(L)", #"a "b c"a "b c""#, ["a", "b ca", "b c"]), ("$(E) $(L)", #" a "b c""#, ["a", "b c"]),
            ("x $(E) y", "x  y", ["x", "y"]), ("$(E)$(S)", "", []), (#""$(E)""#, "\"\"", []), ("$(S) $(S)", " ", []),
            ("a $(E)b", "a b", ["a", "b"]), ("a$(E) b", "a b", ["a", "b"]),
        ] as [(String, String, [String])])
    func forms(value: String, string: String, list: [String]) {
        var reading = Reading(["main": "\(Self.definitions)\nR = \(value)"])
        #expect(reading.evaluator.string(of: "R") == string)
        #expect(reading.evaluator.list(of: "R") == list)
    }

    @Test(
        "a setting in progress means its next assignment, and a cycle ends with nothing",
        arguments: [
            ("R = $(R)", ""), ("R = $R", "$R"), ("R = 1\nR = $(R)$(R)2", "112"), ("R = 1\nR = ($R)", "(1)"),
            ("R = $(A)\nA = 1$(R)\nR = 2$(A)", "21"), ("R = 0\nR = a$(A)\nA = b$(R)\nA = c$(A)", "acb0"),
            ("A = R\nR = 1\nR = $($(A))2", "12"), ("R = 1\nR = $(R:default=x)$(value)$(inherited)2", "1112"),
            ("R = 1\nA = $(inherited)2\nR = $(A)3", "23"), ("R = $inherited", "$inherited"),
            ("R = $(inherited) x", " x"),
            ("A = 1$(B)\nB = 2$(C)\nC = 3$(A)\nR = $(A) $(B) $(C)", "123 231 312"),
            ("A = $(N$(B))\nB = $(C)\nC = 1$(A)\nN1 = x\nR = $(B)$(A)$(B)", "1x1"),
        ])
    func progress(text: String, expected: String) {
        var reading = Reading(["main": text])
        #expect(reading.evaluator.string(of: "R") == expected)
    }

    @Test("a value whose name depends on a cycle isn't reused inside the cycle")
    func namesFromCycles() {
        // On its own, B is s: D is 1, so C is N1. Inside X, D is empty, so C is N, which is B without C.
        let text = "B = $(C)\nC = $(N$(D))\nD = $(X)\nX = 1$(C)\nN1 = s\nN = $(B)"
        let expected = ["B": "s", "C": "s", "D": "1", "X": "1"]
        for order in ["BXCD", "XBDC", "CBXD", "DXCB"] {
            var reading = Reading(["main": text])
            for name in order.map(String.init) {
                #expect(reading.evaluator.string(of: name) == expected[name], "\(order)")
            }
        }
    }

    @Test(
        "declared types decide the meaning of quotes and of a missing value",
        arguments: [
            (SettingType.string, "\\$(V)$(NONE:quote)", "\\x", ["\\x"]),
            (.path, "/a/../b/ c", "/a/../b/ c", ["/a/../b/ c"]),
            (.bool, "$(R:not) $(inherited:quote)", #"YES """#, [#"YES """#]), (.list, "$(R:not) a", " a", ["a"]),
            (.path, "$(R:not)", "", [""]), (.pathlist, "a 'b c'", "a 'b c'", ["a", "b c"]), (.string, "", "", [""]),
            (.list, "", "", []), (.string, "$(L) 'x", #"a "b c" 'x"#, [#"a "b c" 'x"#]),
            (.string, "$(T:dir)", "./", ["./"]),
            (.string, "$(U:dir)", "", [""]),
        ])
    func types(type: SettingType, value: String, string: String, list: [String]) {
        let context = EvaluationContext(types: ["R": type, "T": .string, "U": .list])
        var reading = Reading(["main": "\(Self.definitions)\nR = \(value)"], in: context)
        #expect(reading.evaluator.string(of: "R") == string)
        #expect(reading.evaluator.list(of: "R") == list)
    }

    @Test(
        "a free text is a string with references",
        arguments: [
            ("<$(V)>", "<x>"), (#""$(L)""#, #""a "b c"""#), ("\\$(V)\\", "\\x\\"), ("$(inherited)", ""),
            ("$(value)", ""),
            ("$(value:quote)", "\"\""), ("$inherited $value", "$inherited $value"), ("", ""), ("\n$V\n", "\nx\n"),
        ])
    func expansion(text: String, expected: String) {
        var reading = Reading(["main": Self.definitions])
        #expect(reading.evaluator.expand(text) == expected)
        #expect(reading.evaluator.expand(text + text) == expected + expected)
    }

    @Test("expanding a free text first doesn't change later values")
    func expansionFirst() {
        var reading = Reading(["main": "M = a\nL = $(M) b\nN = $(L:upper)$(M)"])
        #expect(reading.evaluator.expand("<$(L)>$(N)") == "<a b>A Ba")
        #expect(reading.evaluator.list(of: "L") == ["a", "b"])
        #expect(reading.evaluator.list(of: "N") == ["A", "Ba"])
        #expect(reading.evaluator.expand("<$(L)>") == "<a b>")
    }

    @Test(
        "a '$' that is part of the previous character doesn't start a reference, unless there is another '$'",
        arguments: [
            ("\u{600}$(V)", "\u{600}$(V)", "\u{600}x"), ("\u{600}$(V)$(V)", "\u{600}xx", "\u{600}xx"),
            ("\u{600}$$", "\u{600}$", "\u{600}$"), ("$\u{301}(V)", "$\u{301}(V)", "$\u{301}(V)"),
            ("\u{E9}$(V)", "\u{E9}x", "\u{E9}x"),
        ])
    func fusedDollars(text: String, string: String, list: String) {
        var reading = Reading(
            ["main": "V = x\nS = \(text)\nL = \(text)"], in: EvaluationContext(types: ["S": .string]))
        #expect(reading.evaluator.expand(text) == string)
        #expect(reading.evaluator.string(of: "S") == string)
        #expect(reading.evaluator.string(of: "L") == list)
    }

    @Test("records each reference and assignment that led to a value")
    func derivation() {
        let reading = Reading([
            "main": "#include \"base\"\nURL = https:/$()/$(HOST:lower) \\\n  $NONE\nURL = $(inherited)$(HOST)",
            "base": "HOST = A$(B)\nB=1",
        ])
        let steps = reading.evaluator.derivation(of: "URL").steps.map { step in
            let places = [step.reference, step.assignment].map {
                $0.map { "\($0.file):\($0.line):\($0.column)" } ?? "-"
            }
            return
                "\(step.depth) \(step.name) \(places[0]) \(places[1]) \(step.value)\(step.isRepeated ? " again" : "")"
        }
        #expect(
            steps == [
                "0 URL - main:4:1 https://a1 $NONEA1", "1 inherited main:4:7 main:2:1 https://a1 $NONE",
                "2 HOST main:2:18 base:1:1 A1", "3 B base:1:9 base:2:1 1", "2 NONE main:3:3 - ",
                "1 HOST main:4:19 base:1:1 A1 again",
            ])
        #expect(reading.evaluator.derivation(of: "NONE").steps == [Derivation.Step(depth: 0, name: "NONE")])
    }
}
