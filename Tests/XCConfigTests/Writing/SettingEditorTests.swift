import Testing

@testable import XCConfig

struct SettingEditorTests {
    @Test(
        "changes the value and nothing else",
        arguments: [
            ("", "A = v\n"),
            ("// keys\nA = old // mine\nB = 1\n", "// keys\nA = v // mine\nB = 1\n"),
            ("A=old;\n", "A=v\n"),
            ("A = \n", "A = v\n"),
            ("A =\n", "A = v\n"),
            ("A =// none yet\n", "A = v // none yet\n"),
            ("A = // none yet\n", "A = v // none yet\n"),
            ("A = one \\\n  two // end\nB = 1", "A = v // end\nB = 1"),
            ("A = 1\nA = 2\n", "A = 1\nA = v\n"),
            ("A = v\n", "A = v\n"),
            ("A = $()v\n", "A = $()v\n"),
            ("B = 1", "B = 1\nA = v\n"),
            ("B = 1\r\n", "B = 1\r\nA = v\r\n"),
            ("B = 1 \\\n", "B = 1 \\\n\nA = v\n"),
            ("B = 1 \\ // more", "B = 1 \\ // more\n\nA = v\n"),
            ("A = 1\n#include \"B\"\n", "A = 1\n#include \"B\"\nA = v\n"),
            ("A = 1\nA[sdk=*] = 2\n", "A = 1\nA[sdk=*] = 2\nA = v\n"),
            ("nonsense\nA = 1\n", "nonsense\nA = v\n"),
        ])
    func edits(before: String, after: String) throws {
        let edited = try SettingEditor.assigning([("A", "v")], in: Array(before.utf8))
        #expect(String(decoding: edited, as: UTF8.self) == after)
        var settings = BuildSettings()
        settings.load("F", from: MemoryFiles(["F": .file(edited), "B": .file([])]))
        var evaluator = Evaluator(settings)
        #expect(evaluator.string(of: "A") == "v")
    }

    @Test("changes several values, each in its place, down to the bytes of the same letters")
    func several() throws {
        let file = "A = 1 // a\nC = \u{E9}\nB = 2\n"
        let edited = try SettingEditor.assigning(
            [("A", "longer"), ("B", "b"), ("C", "e\u{301}"), ("D", "d")], in: Array(file.utf8))
        #expect(edited == Array("A = longer // a\nC = e\u{301}\nB = b\nD = d\n".utf8))
    }
}
