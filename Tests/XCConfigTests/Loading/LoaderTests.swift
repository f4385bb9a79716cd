import Testing

@testable import XCConfig

struct LoaderTests {
    @Test(
        "accepts only #include and #include? with one quoted name",
        arguments: [
            (#"#include "P""#, []), ("  #\tinclude  \"P\" // c", []), (#"#include? "P""#, []),
            (#"#include"P""#, ["1:1 malformed-directive"]), ("#include 'P'", ["1:10 malformed-directive"]),
            ("#include \"P", ["1:12 malformed-directive"]), (#"#include "P";"#, ["1:13 malformed-directive"]),
            (#"#include "P" x"#, ["1:14 malformed-directive"]), ("#", ["1:1 malformed-directive"]),
            ("# a note", ["1:1 malformed-directive"]), (#"#Include "P""#, ["1:1 malformed-directive"]),
            (#"#include ?"P""#, ["1:10 malformed-directive"]), (#"#include // "P""#, ["1:16 malformed-directive"]),
            (#"A = 1 #include "P""#, []),
        ])
    func directives(line: String, findings: [String]) {
        let reading = Reading(["main": line, "P": "P = 1"])
        #expect(reading.findings == findings)
        #expect((reading.settings.files == ["main", "P"]) == (findings.isEmpty && !line.hasPrefix("A")))
    }

    @Test(
        "searches the file's own directory, those of the including files, then the project's; exact name first",
        arguments: [
            ("a/b/P", "P"), ("a/P", "P"), ("P", "P"), ("proj/P", "P"), ("a/b/P.xcconfig", "P"), ("a/b/P.x", "P.x"),
            ("a/b/P..xcconfig", "P."), ("a/b/.P", ".P"), ("dev/P", "<DEVELOPER_DIR>/P"), ("/abs/P", "/abs/P"),
            ("/abs/P.xcconfig", "/abs/P"), ("a/b/c/P.xcconfig", "c//P"), ("a/P", "../P"), ("a/b/c d/ü", "c d/ü"),
        ])
    func search(place: String, name: String) {
        let search = IncludeSearch(directories: ["proj"], developerDirectory: "dev")
        var reading = Reading(
            [
                "main": #"#include "a/A""#, "a/A": #"#include "b/B""#, "a/b/B": "#include \"\(name)\"\nK = 0$(K)",
                place: "K = found",
            ], search: search)
        #expect(reading.findings.isEmpty)
        #expect(reading.values == ["K=0found"])
    }

    @Test(
        "reports missing, unreadable and cyclic files, and continues",
        arguments: [
            (#"#include "X""#, ["1:1 include-not-found"]), (#"#include? "X""#, []),
            (#"#include? """#, ["1:1 include-unreadable"]),
            (#"#include "~/P""#, ["1:1 include-not-found"]), (#"#include "$(D)/P""#, ["1:1 include-not-found"]),
            (#"#include ".hidden""#, ["1:1 include-not-found"]), (#"#include "v.1""#, ["1:1 include-not-found"]),
            (#"#include? "main""#, ["1:1 include-cycle"]), (#"#include "d/../main""#, ["1:1 include-cycle"]),
            (#"#include "link""#, ["1:1 include-cycle"]), (#"#include? "d""#, ["1:1 include-unreadable"]),
            (#"#include "broken""#, ["1:1 include-not-found"]), (#"#include? "broken""#, []),
            ("#include \"two\"\n#include \"two\"", ["two:2:3 include-cycle", "two:2:3 include-cycle"]),
        ])
    func faults(text: String, findings: [String]) {
        func file(_ text: String) -> MemoryFiles.Node { .file(Array(text.utf8)) }
        var reading = Reading(nodes: [
            "main": file("\(text)\nK = 1"), "d": .directory, "link": .symbolicLink("main"),
            "broken": .symbolicLink("gone"), ".hidden.xcconfig": file(""), "v.1.xcconfig": file(""),
            "two": file("\n  #include \"main\"\nT = $(T)2"),
        ])
        #expect(reading.findings == findings)
        #expect(reading.evaluator.string(of: "K") == "1")
    }

    @Test("a missing main file is a finding")
    func missing() {
        #expect(Reading([:]).findings == ["1:1 include-not-found"])
    }

    @Test(
        "files in memory give the reason that they can't be read, like those on disk",
        arguments: [
            ("d", "it is a directory"), ("a/b/..", "it is a directory"), ("none", "it doesn't exist"),
            ("cycle", "its symbolic links form a cycle"),
        ])
    func unreadable(path: String, reason: String) {
        let files = MemoryFiles(["d": .directory, "a/b": .file([]), "cycle": .symbolicLink("cycle")])
        #expect(throws: UnreadableFile(path: path, reason: reason)) { try files.read(path) }
    }

    @Test("a file is read where it is included, each time, and never continues into the next file")
    func order() {
        var reading = Reading([
            "main": "A = 1\n#include \"P\"\nA = $(A)3\n#include \"P\"\nB = x \\",
            "P": "A = $(inherited)2 \\",
        ])
        #expect(reading.values == ["A=1232", "B=x"])
        #expect(reading.settings.files == ["main", "P", "P"])
    }

    @Test("a link's own directory is searched, not that of its target")
    func linkedDirectory() {
        func file(_ text: String) -> MemoryFiles.Node { .file(Array(text.utf8)) }
        var reading = Reading(nodes: [
            "main": file(#"#include "a/link""#), "a/link": .symbolicLink("../b/real"),
            "b/real": file(#"#include "K""#), "a/K": file("K = link"), "b/K": file("K = target"),
        ])
        #expect(reading.values == ["K=link"])
    }
}
