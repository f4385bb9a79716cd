import Testing

@testable import XCConfig

struct ParserTests {
    @Test(
        "lines end only at LF, CR, CR LF, U+2028 and U+2029",
        arguments: [
            ("A=1\nB=2", ["A=1", "B=2"]), ("A=1\rB=2", ["A=1", "B=2"]), ("A=1\r\nB=2", ["A=1", "B=2"]),
            ("A=1\u{2028}B=2\u{2029}C=3", ["A=1", "B=2", "C=3"]), ("A=1\u{85}B=2", ["A=1\u{85}B=2"]),
            ("A=1\u{B}B=2\u{C}", ["A=1\u{B}B=2"]), ("A=1\0\n", ["A=1\0"]),
            ("A=\u{2027}x\u{202A}", ["A=\u{2027}x\u{202A}"]),
        ])
    func lineEnds(text: String, expected: [String]) {
        var reading = Reading(["main": text])
        #expect(reading.values == expected)
        #expect(reading.findings.isEmpty)
    }

    @Test(
        "a name, conditions and '=' form an assignment; anything else is an error, and reading continues",
        arguments: [
            ("  A\t=\u{B}x", ["A=x"], []), ("_=1", ["_=1"], []), ("A==x", ["A==x"], []),
            ("A = = x", ["A== x"], []), ("A // c\nB=1", ["B=1"], ["1:7 missing-equals"]),
            ("A\n=1\nB=1", ["B=1"], ["1:2 missing-equals", "2:1 unexpected-character"]),
            ("A += 1", [], ["1:3 missing-equals"]), ("export A = 1", [], ["1:8 missing-equals"]),
            ("A.b = 1", [], ["1:1 missing-equals"]), ("A-b[sdk=*] = 1", [], ["1:1 missing-equals"]),
            ("A\u{A0}= 1", [], ["1:2 missing-equals"]), ("9A = 1", [], ["1:1 unexpected-character"]),
            (#""A" = 1"#, [], ["1:1 unexpected-character"]), ("/ A = 1", [], ["1:1 unexpected-character"]),
            ("A[sdk=x]", [], ["1:9 missing-equals"]), ("A[=x] = 1", [], ["1:2 malformed-condition"]),
            ("A[sdk]=1", [], ["1:2 malformed-condition"]), ("A[sdk=x = 1\nB=1", ["B=1"], ["1:2 malformed-condition"]),
            ("A [config=*] // c\n", [], ["1:18 missing-equals"]),
            ("A[config=*] [arch=*] = 1", ["A=1"], []), ("\u{FEFF}A=1\nB=2", ["B=2"], ["1:1 unexpected-character"]),
        ] as [(String, [String], [String])])
    func lines(text: String, values: [String], findings: [String]) {
        var reading = Reading(["main": text])
        #expect(reading.values == values)
        #expect(reading.findings == findings)
    }

    @Test(
        "a value ends at '//', loses trailing whitespace and one ';', and continues after '\\'",
        arguments: [
            ("x // y", "x"), ("x//y", "x"), ("x / / y", "x / / y"), (#""x // y""#, "\"x"), ("$(//)x", "$("),
            ("x ; ", "x"), ("x;;", "x;"), ("x ;; // y", "x ;"), (";", ""), ("; ; ;", "; ;"),
            ("x \\\n y", "x y"), ("x\\\ny", "x y"), ("\\\n\\\nx", "x"), ("x \\\n\ny", "x"), ("x \\\n// c\n", "x"),
            ("x;\\\ny;", "x; y"), ("x \\;\ny", "x y"), ("x \\ ; // c\ny", "x y"), ("x \\ // c\n y // d\n", "x y"),
            ("x\u{3000}\\\n\u{3000}y", "x \u{3000}y"),
            ("x\u{A0}\u{1680}\u{2000}\u{200B}\u{202F}\u{205F}\\\ny", "x y"), ("x\u{200C}\\\ny", "x\u{200C} y"),
            ("\u{3000}x\u{3000}", "\u{3000}x\u{3000}"),
            ("x\u{B}\\\n\u{B}y", "x\u{B} y"), ("x \\\n;", "x "), ("x\\\r\ny", "x y"), ("x\\\u{2028}y", "x y"),
            ("\u{E0}\\\u{301}", "\u{E0}\\\u{301}"), ("#x", "#x"), ("/* x */", "/* x */"),
        ])
    func value(text: String, expected: String) {
        var settings = BuildSettings()
        settings.load("main", from: MemoryFiles(["main": "A = \(text)"]))
        let assignment = settings.assignments[0]
        #expect(String(decoding: settings.text[assignment.value], as: UTF8.self) == expected)
    }

    @Test(
        "ill-formed UTF-8 becomes U+FFFD, part by part",
        arguments: [
            ([0xFF], "\u{FFFD}"), ([0x61, 0xC3], "a\u{FFFD}"), ([0xE2, 0x80], "\u{FFFD}"),
            ([0xE2, 0x80, 0xA8 ^ 0x08], "\u{2020}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xC3, 0x5C, 0x0A, 0xA9], "\u{FFFD} \u{FFFD}"), ([0xC2, 0xA0, 0x5C, 0x0A, 0x78], "x"),
            ([0xFE, 0xC2, 0xA0, 0x5C, 0x0A, 0x78], "\u{FFFD} x"),
        ] as [([UInt8], String)])
    func repair(bytes: [UInt8], expected: String) {
        var reading = Reading(nodes: ["main": .file(Array("A = ".utf8) + bytes)])
        #expect(reading.evaluator.string(of: "A") == expected)
    }
}
