import Testing

@testable import EnvironmentGenerator

struct SecretOddityTests {
    @Test(
        "finds quotes around a value and assignments in it",
        arguments: [
            ("abc", []), ("a=b=c", []), ("Zm9v==", []), ("abc Zm9v==", []), ("abc DEF=", []), ("abc DEF= ", []),
            ("\"abc-42\"", [.quotes]), ("'abc'", [.quotes]), ("\"$(X)\"", [.quotes]), ("\"", []), ("\"a'", []),
            ("a\"b\"", []), (#"{"a":"b"}"#, []), ("\"\"", [.quotes]),
            ("one KEY_B=two", [.assignment(name: "KEY_B", offset: 4)]),
            ("one;KEY_B=two", [.assignment(name: "KEY_B", offset: 4)]),
            ("one; KEY_B = two", [.assignment(name: "KEY_B", offset: 5)]),
            ("ü KEY_B[config=Prod] = two", [.assignment(name: "KEY_B", offset: 3)]),
            ("KEY_B=one", [.assignment(name: "KEY_B", offset: 0)]),
            ("one xKEY_B=two", []), ("one?KEY_B=two", []),
            ("one B=two", [.assignment(name: nil, offset: 4)]), ("one B2_=two", [.assignment(name: nil, offset: 4)]),
            ("one 2B=two", []), ("one other=two", []), ("UID=sa;PWD=abc", []), ("B=one", []),
            ("'one' KEY_B='two'", [.quotes, .assignment(name: "KEY_B", offset: 6)]),
        ] as [(String, [SecretOddity])])
    func oddities(value: String, expected: [SecretOddity]) {
        #expect(SecretOddity.all(in: value, knowing: ["KEY_A", "KEY_B"]) == expected)
    }

    private static let prod = "Configurations/Prod.xcconfig:1:1: warning: "
    private static let file = "Configurations/Secrets.xcconfig:"

    @Test(
        "a secret that is probably not meant as it is arrives as it is, with a warning at its place",
        arguments: [
            (
                "API_KEY = \"abc-42\"\n", nil, "\"abc-42\"",
                file + "1:1: warning: 'API_KEY' is in quotes, which are a part of the value; remove them"
            ),
            (
                "A = 1\nAPI_KEY[config=Prod] = 'abc'\n", nil, "'abc'",
                file + "2:1: warning: 'API_KEY' is in quotes, which are a part of the value; remove them"
            ),
            (
                nil, "\"k-1\"", "\"k-1\"",
                prod + "the variable 'API_KEY' is in quotes, which are a part of the value; remove them"
            ),
            (
                "API_KEY=one API_KEY_PROD=two\n", nil, "one API_KEY_PROD=two",
                file + "1:13: warning: 'API_KEY' also holds an assignment of 'API_KEY_PROD'; give each its own line"
            ),
            (
                "API_KEY = a \\\n  one; VALUE = two;\n", nil, "a one; VALUE = two",
                file + "2:8: warning: 'API_KEY' also holds an assignment of 'VALUE'; give each its own line"
            ),
            (
                "API_KEY = one OTHER=two\n", nil, "one OTHER=two",
                file + "1:15: warning: 'API_KEY' also holds an assignment of another setting; give each its own line"
            ),
            (
                nil, "one;API_KEY_PROD=two", "one;API_KEY_PROD=two",
                prod + "the variable 'API_KEY' also holds an assignment of 'API_KEY_PROD'; give each its own variable"
            ),
        ] as [(String?, String?, String, String)])
    func warning(line: String?, variable: String?, value: String, finding: String) throws {
        var package = Package.declaring(
            "Secret", settings: "VALUE = $(API_KEY_PROD:default=$(API_KEY))\n",
            variables: variable.map { ["API_KEY": $0] } ?? [:])
        package.files["Configurations/Secrets.xcconfig"] = line
        #expect(package.findings == [finding])
        #expect(try Resolution(package.input).flavours[0].values.map(\.value) == [.secret(value)])
    }

    @Test("quotes that a flavour's file adds are reported there, and a variable that no property needs is not")
    func quotesAround() throws {
        var package = Package.declaring(
            "Secret", settings: "VALUE = \"$(API_KEY)\"\n", variables: ["API_KEY": "abc", "API_KEY_PROD": "'unused'"])
        #expect(
            package.findings == [
                Self.prod + "'VALUE' is in quotes, which are a part of the value; remove them"
            ])
        package.variables = ["API_KEY": "'abc'"]
        package.files["Configurations/Prod.xcconfig"] = "VALUE = $(API_KEY)\n"
        #expect(package.findings.count == 1)
    }

    private static let finalBackslash =
        "1:12: error: '\\' at the end of the line isn't a part of the value; write '$(:default=\\)' for it, or a space "
        + "before it to go on in the next line"

    @Test(
        "a secret that arrives cut or changed is an error at its place, and shows nothing of it",
        arguments: [
            (
                "AI9$84$[x]${y}",
                [
                    "1:17: error: '$' refers to a setting that has no value; write '$$' for '$'",
                    "1:21: error: '$' refers to a setting that has no value; write '$$' for '$'",
                ]
            ),
            ("a$(HOME)", ["1:12: error: '$' refers to a setting that only Xcode has; write '$$' for '$'"]),
            ("abc$(", ["1:14: error: '$' begins a reference without its closing bracket; write '$$' for '$'"]),
            ("x\\", [finalBackslash]),
            ("x\\; // mine", [finalBackslash]), ("x\\\nAPI_KEY_PROD = y", [finalBackslash]),
            (
                "x \\\nAPI_KEY_PROD = y",
                [
                    "2:1: error: the trailing '\\' on the previous line makes this line part of its value; remove it"
                ]
            ),
        ])
    func cut(value: String, findings: [String]) {
        var package = Package.declaring("Secret", settings: "VALUE = $(API_KEY)\n")
        package.files["Configurations/Secrets.xcconfig"] = "API_KEY = \(value)\n"
        #expect(package.findings == findings.map { Self.file + $0 })
    }

    @Test(
        "a secret that is written for the format isn't a fault",
        arguments: [
            "some$", "$84", "abc$hidden", "a$$(x)$$y", "https:/$()/a", "x$(:default=\\)", "$(API_KEY_PROD)x",
            "a \\\n  b",
        ])
    func written(value: String) {
        var package = Package.declaring("Secret", settings: "VALUE = $(API_KEY)\n")
        package.files["Configurations/Secrets.xcconfig"] = "API_KEY = \(value)\nAPI_KEY_PROD = other\n"
        #expect(package.findings == [])
    }
}
