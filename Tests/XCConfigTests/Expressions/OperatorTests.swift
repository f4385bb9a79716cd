import Testing

@testable import XCConfig

struct OperatorTests {
    @Test(
        "retrieves part or another form of a value",
        arguments: [
            ("upper", "stra\u{DF}e \u{E9}", "STRASSE \u{C9}"), ("lower", "\u{130}X", "i\u{307}x"),
            ("quote", "", "\"\""),
            ("quote", "a b\t\\\"'$", "a\\ b\\\t\\\\\\\"\\'$"), ("identifier", "1-a.\u{E9}_\u{1F680}2", "__a____2"),
            ("identifier", "e\u{301}x\u{212A}", "_xK"), ("rfc1034identifier", "9a_b-c.\u{FC}", "-a-b-c--"),
            ("c99extidentifier", "e\u{301}\u{540D}-1\u{B2}", "\u{E9}\u{540D}_1_"), ("c99extidentifier", "1a", "_a"),
            ("dir", "a/b/c.d", "a/b/"), ("dir", "/a", "/"), ("dir", "a", "./"), ("dir", "a/", "a/"),
            ("dir", "a//b", "a/"),
            ("file", "a/b.c", "b.c"), ("file", "a/", ""), ("base", "a.b/c.d.e", "c.d"), ("base", ".x", ""),
            ("base", "a.b/c", "c"),
            ("suffix", "a.b/c.d.e", ".e"), ("suffix", "a.b/c", ""), ("suffix", ".x", ".x"), ("suffix", "a.", "."),
            ("standardizepath", "/a/./b//../c/", "/a/c"), ("standardizepath", "a/../b/.", "a/../b"),
            ("standardizepath", "/..", "/"),
            ("standardizepath", ".", "."), ("standardizepath", "./.", ""), ("standardizepath", "~/x/", "~/x"),
            ("not", "YES", "NO"), ("not", "yes", "YES"), ("not", "", "YES"), ("truncatedversion", "1..2.3.4", "1.2.3"),
            ("truncatedversion", "1", "1"), ("__stripslash", "//a/", "/a/"), ("__stripslash", "a", "a"),
        ])
    func retrieval(name: String, value: String, expected: String) throws {
        let operation = try #require(RetrievalOperator(rawValue: name))
        #expect(Array(operation.apply(to: value).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "replaces part of a value",
        arguments: [
            ("default", "a", "b", "a"), ("default", "", "b", "b"), ("dir", "a/b.c", "x/y", "x/y/b.c"),
            ("dir", "a/", "x", "x"),
            ("dir", "a", "", "a"), ("file", "a/b", "c", "a/c"), ("file", "b", "/c", "/c"), ("file", "/b", "c", "/c"),
            ("base", "a/b.c", "x", "a/x.c"), ("base", "b", "x", "x."), ("suffix", "a.b/c.d", "e", "a.b/c.e"),
            ("suffix", "a.b/c", ".x.y", "a.b/c.y"), ("suffix", "a.b", "", "a."), ("suffix", "a.b", "x.", "a."),
            ("suffix", "a.b", "x.y/z", "a."),
            ("relativeto", "/a/b", "/a/c/d", "../c/d"), ("relativeto", "/a", "/a", "."), ("relativeto", "a", "/a", "a"),
            ("relativeto", "/", "/a/./b", "a/b"), ("isancestor", "/a/b", "/a", "YES"),
            ("isancestor", "/a", "/a/b", "NO"),
            ("isancestor", "/a", "/a/", "NO"), ("isancestor", "/ab", "/a", "NO"), ("isancestor", "/a", "/", "YES"),
            ("isancestor", "a/b", "a", "NO"),
        ])
    func replacement(name: String, value: String, operand: String, expected: String) throws {
        let operation = try #require(ReplacementOperator(rawValue: name))
        #expect(operation.apply(to: value, operand: operand) == expected)
    }

    @Test(
        "applies to each element, keeps an absent value absent, and is ignored if malformed",
        arguments: [
            ("$(L:upper)", "A B/C.D", ["A", "B/C.D"]), ("$(L:file:base)", "c", ["a", "c"]),
            (#""$(L:file)""#, #""c.d""#, ["c.d"]),
            ("$(L:dir=$(L))", "a b/c.d/c.d", ["ab/c.d/a", "ab/c.d/c.d"]), ("$(E:upper:quote:dir:not)", "", []),
            ("$(E:default=$(L))", "a b/c.d", ["ab/c.d"]), ("$(E:default=)", "", [""]), ("$(E:suffix=x)", "", []),
            ("$(L:)$(L:::upper)", "a b/c.dA B/C.D", ["a", "b/c.dA", "B/C.D"]),
            ("$(L:up per:upper)", "A B/C.D", ["A", "B/C.D"]),
            ("$(L:=x)$(L:nope)$(L:nope=x)", "a b/c.da b/c.da b/c.d", ["a", "b/c.da", "b/c.da", "b/c.d"]),
            ("$(L:upper=x)", "a b/c.d", ["a", "b/c.d"]), ("$(L:upper", "a b/c.d", ["a", "b/c.d"]),
            ("$(E:default=x", "x", ["x"]),
            ("$(:default=x)", "x", ["x"]), ("$(E:default=a{b}[c])", "a{b}[c]", ["a{b}[c]"]),
            ("${E:default=a)b}", "a)b", ["a)b"]),
            ("$(E:default=$(E:default=a:upper):lower)", "a", ["a"]),
            ("$L:upper", "a b/c.d:upper", ["a", "b/c.d:upper"]),
        ] as [(String, String, [String])])
    func application(value: String, string: String, list: [String]) {
        var reading = Reading(["main": "L = a b/c.d\nE =\nR = \(value)"])
        #expect(reading.evaluator.string(of: "R") == string)
        #expect(reading.evaluator.list(of: "R") == list)
    }
}
