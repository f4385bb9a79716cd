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
            ("A = 1\nA = 2\n", "A = v\nA = v\n"),
            ("A = v\n", "A = v\n"),
            ("A = $()v\n", "A = $()v\n"),
            ("B = 1", "B = 1\nA = v\n"),
            ("B = 1\r\n", "B = 1\r\nA = v\r\n"),
            ("B = 1 \\\n", "B = 1 \\\n\nA = v\n"),
            ("B = 1 \\ // more", "B = 1 \\ // more\n\nA = v\n"),
            ("A = 1\n#include \"B\"\n", "A = v\n#include \"B\"\nA = v\n"),
            ("A = 1\nA[sdk=*] = 2\n", "A = v\nA[sdk=*] = v\n"),
            ("A[sdk=macosx*] = 2\n", "A[sdk=macosx*] = v\nA = v\n"),
            ("A = v\nA = old\nA = v\n", "A = v\nA = v\nA = v\n"),
            ("nonsense\nA = 1\n", "nonsense\nA = v\n"),
            ("A = Zm9v//old-rest-8Qz==\n", "A = v\n"),
            ("A = Zm9v//old-rest-8Qz== // mine\n", "A = v // mine\n"),
            ("A = v//old-rest\n", "A = v\n"),
            ("A = old; // mine\n", "A = v // mine\n"),
            ("A = old;//rest\n", "A = v\n"),
            ("A = https://old.example//rest", "A = v"),
            ("A = one \\\n  two//rest // end\nB = 1", "A = v // end\nB = 1"),
            ("A = old\\\nB = 1\n", "A = v\nB = 1\n"),
            ("A = v\\\nB = 1\n", "A = v\nB = 1\n"),
            ("A = old\\ // mine\n  #include \"B\"\n", "A = v // mine\n  #include \"B\"\nA = v\n"),
            ("A = \\\nB = 1\n", "A = v\nB = 1\n"),
            ("A = one \\\n  two\\\nB[sdk=*] = 1\n", "A = v\nB[sdk=*] = 1\n"),
            ("A = old\\\nA = older\\\nB = 1\n", "A = v\nA = v\nB = 1\n"),
            ("A = old\\", "A = v"),
            ("A = old\\\n\nB = 1\n", "A = v\n\nB = 1\n"),
            ("B = 1\\\nA = old\n", "B = 1\\\n\nA = v\n"),
            ("B = 1\\\r\nA = v\r\n", "B = 1\\\r\n\r\nA = v\r\n"),
            ("B = 1\\\nC = 2\\\nA = old\n", "B = 1\\\nC = 2\\\n\nA = v\n"),
        ])
    func edits(before: String, after: String) throws {
        let edited = try SettingEditor.assigning([("A", "v")], in: Array(before.utf8))
        #expect(String(decoding: edited, as: UTF8.self) == after)
        var settings = BuildSettings()
        settings.load("F", from: MemoryFiles(["F": .file(edited), "B": .file([])]))
        var evaluator = Evaluator(settings)
        #expect(evaluator.string(of: "A") == "v")
    }

    @Test("a line that was part of another setting's value becomes a statement")
    func swallowed() throws {
        let edited = try SettingEditor.assigning(
            [("A", "a"), ("B", "b"), ("C", "c")], in: Array("A = old\\\nB = old\\\nD = 1\\\nC = old\n".utf8))
        #expect(String(decoding: edited, as: UTF8.self) == "A = a\nB = b\nD = 1\\\n\nC = c\n")
    }

    @Test("changes several values in place, and distinguishes Unicode forms of the same letter")
    func several() throws {
        let file = "A = 1 // a\nC = \u{E9}\nB = 2\n"
        let edited = try SettingEditor.assigning(
            [("A", "longer"), ("B", "b"), ("C", "e\u{301}"), ("D", "d")], in: Array(file.utf8))
        #expect(edited == Array("A = longer // a\nC = e\u{301}\nB = b\nD = d\n".utf8))
    }
}
