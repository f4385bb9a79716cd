import Testing

@testable import EnvironmentGenerator

struct ResolutionTests {
    @Test(
        "says where a value is missing and who could supply it",
        arguments: [
            (
                Package.declaring("Secret", settings: "VALUE = $(API_KEY_PROD:default=$(API_KEY))\n"),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; set the variable "
                    + "API_KEY_PROD or API_KEY, or write 'API_KEY_PROD = …' to Configurations/Secrets.xcconfig "
                    + "('swift package --allow-writing-to-package-directory inject-secrets' does it from the variables)"
            ),
            (
                Package(files: [
                    "Configurations/Environment.json": """
                    {"flavours": ["Prod"], "properties": [{"name": "value", "setting": "VALUE", "type": "Secret"}],
                     "secrets": ["VALUE"]}
                    """
                ]),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; set the variable "
                    + "VALUE, or write 'VALUE = …' to Configurations/Secrets.xcconfig "
                    + "('swift package --allow-writing-to-package-directory inject-secrets' does it from the variables)"
            ),
            (
                Package.declaring("Secret", settings: "VALUE =\n"),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; it refers to no secret "
                    + "of Environment.json; write 'VALUE = $(API_KEY)' in Configurations/Prod.xcconfig"
            ),
            (
                Package.declaring("URL", settings: "\n"),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; set it in "
                    + "Configurations/Prod.xcconfig"
            ),
            (
                Package.declaring(
                    "URL", settings: "#include \"Base.xcconfig\"\n#include \"Shared.xcconfig\"\n",
                    variables: ["API_KEY": "a"]),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; set it in "
                    + "Configurations/Prod.xcconfig or Configurations/Base.xcconfig or Configurations/Shared.xcconfig"
            ),
            (
                Package.declaring("String", settings: "OTHER = 1\n"),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; set it in "
                    + "Configurations/Prod.xcconfig"
            ),
            (
                Package.declaring("String", settings: "OTHER = 1\nVALU = 1\n"),
                "Configurations/Prod.xcconfig:2:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; "
                    + "'VALU' belongs to no property, did you mean 'VALUE'?"
            ),
            (
                Package.declaring("Secret", settings: "VALUE = $(API_KEY_PORD:default=$(API_KEY))\n"),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; "
                    + "'API_KEY_PORD' at Configurations/Prod.xcconfig:1:9 is assigned nowhere; did you mean "
                    + "'API_KEY_PROD'?"
            ),
            (
                Package(files: [
                    "Configurations/Environment.json": """
                    {"flavours": ["Prod"], "properties": [{"name": "value", "setting": "VALUE", "type": "Secret"}]}
                    """
                ]),
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' of property 'value' has no value in flavour 'Prod'; name a "
                    + #"variable for it under "secrets" of Environment.json"#
            ),
        ])
    func missing(package: Package, finding: String) {
        var package = package
        package.files["Configurations/Prod.xcconfig", default: ""] += ""
        for name in ["Base", "Shared"] { package.files["Configurations/\(name).xcconfig"] = "" }
        #expect(package.findings == [finding])
    }

    @Test(
        "names the cause of a cut address, quoted or not, and only the cause",
        arguments: ["https://a.de/v1", #""https://a.de""#])
    func cutAddress(value: String) {
        #expect(
            Package.declaring("URL", settings: "\nVALUE = \(value)\n").findings == [
                "Configurations/Prod.xcconfig:2:\(value.hasPrefix("\"") ? 16 : 15): error: '//' starts a comment, also "
                    + "inside quotes, and cuts this address; write ':/$()/' for '://'"
            ])
    }

    @Test("reports the faults of each flavour in that flavour, all at once")
    func severalFaults() throws {
        let package = Package(files: [
            "Configurations/Environment.json": """
            {"flavours": ["Local", "Dev", "Prod"], "properties": [
              {"name": "baseURL", "setting": "API_BASE_URL", "type": "URL"},
              {"name": "retries", "setting": "RETRIES", "type": "Int"}]}
            """,
            "Configurations/Local.xcconfig": "API_BASE_URL = http:/$()/localhost\nRETRIES = 3\n",
            "Configurations/Dev.xcconfig": "#include \"Gone.xcconfig\"\nRETRIES = three\nAPI-KEY = x\n",
        ])
        let flavours = try Resolution(package.input).flavours
        #expect(flavours.map(\.isUsable) == [true, false, false])
        #expect(
            package.findings == [
                "Configurations/Dev.xcconfig:1:1: error: there is no file 'Gone.xcconfig'; use '#include?' if it's optional",
                "Configurations/Dev.xcconfig:1:1: error: 'API_BASE_URL' of property 'baseURL' has no value in flavour 'Dev'; set it in "
                    + "Configurations/Dev.xcconfig",
                "Configurations/Dev.xcconfig:2:1: error: 'RETRIES' isn't a valid Int in flavour 'Dev'; expected a whole number "
                    + "from -9223372036854775808 to 9223372036854775807, in decimal digits without leading zeros",
                "Configurations/Dev.xcconfig:3:1: error: a setting's name consists of letters, digits and '_'; "
                    + "replace '-' and '.'",
                "Configurations/Environment.json:1:31: error: flavour 'Prod' has no file; add "
                    + "'Configurations/Prod.xcconfig'",
            ])
    }

    @Test(
        "a file under nearly the right name is named",
        arguments: [
            (
                "Environment.json", #"{"flavours": ["Prd"], "properties": []}"#,
                "Environment.json:1:15: error: flavour 'Prd' has no file; add 'Configurations/Prd.xcconfig', or did you "
                    + "mean 'Prod', which has one?"
            ),
            (
                "environment.json", "{}",
                "environment.json:1:1: error: a file of this name is ignored; rename it to 'Environment.json'"
            ),
            (
                "Prod.xcconfig",
                "#include \"Sharde\"\n#include? \"Sharde.xcconfig\"\nAPI_BASE_URL = https:/$()/a.example\nAPI_KEY = a\n",
                "Prod.xcconfig:1:1: error: there is no file 'Sharde'; did you mean 'Shared.xcconfig'?"
            ),
            (
                "Enviroment.json", "{}",
                "Enviroment.json:1:1: error: a file of this name is ignored; rename it to 'Environment.json'"
            ),
        ])
    func misnamed(file: String, text: String, finding: String) {
        var package = Package(files: ["Configurations/Prod.xcconfig": "", "Configurations/Shared.xcconfig": ""])
        package.files["Configurations/" + file] = text
        #expect(package.findings == ["Configurations/" + finding])
    }

    @Test(
        "a variable counts as the last line of the secrets file",
        arguments: [
            (nil, nil, nil), (nil, "file", "file"), ("", "file", "file"), ("variable", nil, "variable"),
            ("variable", "file", "variable"), ("line break\n", "file", "line break"), ("\r\n", "file", "file"),
        ] as [(String?, String?, String?)])
    func precedence(variable: String?, line: String?, expected: String?) throws {
        var package = Package.declaring(
            "Secret", settings: "VALUE = $(API_KEY)\n",
            variables: variable.map { ["API_KEY": $0] } ?? [:])
        // A continuation at the end of the file swallows no variable.
        if let line { package.files["Configurations/Secrets.xcconfig"] = "API_KEY = \(line)\nOTHER = a \\" }
        let value = try Resolution(package.input).flavours[0].values.first?.value
        #expect(value == expected.map { .secret($0) })
    }

    @Test(
        "keeps every secret of one line as it is",
        arguments: [
            "A$QEs+iS", "some$", "$tY?}{", "bt@tE$@tE@#@$#", "abc#def", "Zm9v==", "a=b=c", #"{"a":"b"}"#, "\\abc\\",
            "x;",
            "x//y", " x ", "Müll 🗑️", "$(API_KEY)", "\\$(X)", "https://a.de//",
        ])
    func secretsUnchanged(secret: String) throws {
        let package = Package.declaring(
            "Secret", settings: "VALUE = $(API_KEY_PROD:default=$(API_KEY))\n",
            variables: ["API_KEY": secret])
        #expect(package.findings == [])
        #expect(try Resolution(package.input).flavours[0].values.map(\.value) == [.secret(secret)])
    }

    @Test("a secret that a comment cuts is an error in its file, another value a warning")
    func cutSecret() {
        var package = Package.declaring(
            "Secret", settings: "VALUE = $(API_KEY)\nOTHER = x//y\n")
        package.files["Configurations/Secrets.xcconfig"] = "API_KEY = Zm9v//8= // mine\n"
        let remedy =
            "'//' starts a comment, also inside quotes, and cuts this word; write '/$()/' for '//', or put a space "
            + "before a comment"
        #expect(
            package.findings == [
                "Configurations/Prod.xcconfig:2:10: warning: \(remedy)",
                "Configurations/Secrets.xcconfig:1:15: error: \(remedy)",
            ])
    }

    @Test("keeps a long secret, such as a certificate")
    func longSecret() throws {
        try secretsUnchanged(secret: String(repeating: "lang/", count: 8_000))
    }

    @Test(
        "a secret in the open is refused, wherever it comes from",
        arguments: [
            ("VALUE = key-$(API_KEY)\n", "file", nil, true), ("VALUE = $(API_KEY)\n", nil, "variable", true),
            ("VALUE = $(API_KEY:default=none)\n", nil, nil, false),
            ("API_KEY = plain\nVALUE = $(API_KEY)", nil, nil, false),
        ] as [(String, String?, String?, Bool)])
    func secretInTheOpen(settings: String, line: String?, variable: String?, isRefused: Bool) {
        var package = Package.declaring(
            "String", settings: settings,
            variables: variable.map { ["API_KEY": $0] } ?? [:])
        package.files["Configurations/Secrets.xcconfig"] = line.map { "API_KEY = \($0)\n" }
        let refusal =
            "Configurations/Prod.xcconfig:1:1: error: 'VALUE' holds the secret 'API_KEY'; declare 'value' as Secret"
        #expect(package.findings == (isRefused ? [refusal] : []))
    }

    @Test(
        "a flavour finds the secrets below its own settings, whether it includes the file or not",
        arguments: [
            ("", "secret"),
            ("VALUE = own\n", "own"),
            ("VALUE = $(inherited)\n", "secret"),
            ("VALUE = $(API_KEY_PROD:default=$(inherited))\n", "secret of Prod"),
            ("#include? \"Secrets.xcconfig\"\n", "secret"),
            ("#include? \"Secrets.xcconfig\"\nVALUE = own\n", "own"),
            ("#include? \"Secrets.xcconfig\"\nVALUE = $(API_KEY_PROD:default=$(inherited))\n", "secret of Prod"),
            ("VALUE = own\n#include? \"Secrets.xcconfig\"\n", "secret"),
        ], [true, false])
    func level(settings: (text: String, value: String), isInFile: Bool) throws {
        let secrets = ["VALUE": "secret", "API_KEY_PROD": "secret of Prod"]
        var package = Package(
            files: [
                "Configurations/Environment.json": """
                {"flavours": ["Prod"], "secrets": ["VALUE", "API_KEY_PROD"],
                 "properties": [{"name": "value", "setting": "VALUE", "type": "Secret"}]}
                """,
                "Configurations/Prod.xcconfig": settings.text,
            ], variables: isInFile ? [:] : secrets)
        if isInFile {
            package.files["Configurations/Secrets.xcconfig"] = secrets.map { "\($0) = \($1)\n" }.joined()
        }
        #expect(package.findings == [])
        #expect(try Resolution(package.input).flavours[0].values.map(\.value) == [.secret(settings.value)])
    }

    @Test("a fault of the secrets file is reported once, also in a flavour that includes it, however its path is spelt")
    func faultBelow() {
        var package = Package.declaring("Secret", settings: "VALUE = $(API_KEY)\n")
        package.files["Configurations/Secrets.xcconfig"] = "API_KEY = a\n!\n"
        let findings = package.findings
        #expect(findings.count == 1 && findings[0].hasPrefix("Configurations/Secrets.xcconfig:2:1: error: "))
        for path in ["Secrets.xcconfig", "../Configurations/./Secrets.xcconfig"] {
            package.files["Configurations/Prod.xcconfig"] = "#include \"\(path)\"\nVALUE = $(API_KEY)\n"
            #expect(package.findings == findings)
        }
    }

    @Test("the variables belong to the secrets file, however its path is spelt, and to no other of its name")
    func spellings() throws {
        func value(including path: String) throws -> PropertyValue? {
            let package = Package.declaring(
                "Secret", settings: "API_KEY = own\n#include? \"\(path)\"\nVALUE = $(API_KEY)\n",
                variables: ["API_KEY": "a"])
            return try Resolution(package.input).flavours[0].values.first?.value
        }
        #expect(try value(including: "../Configurations/./Secrets.xcconfig") == .secret("a"))
        #expect(try value(including: "../Other/Secrets.xcconfig") == .secret("own"))
    }

    @Test("a secret with the name of a property of another type is refused at the flavour, not at the variable")
    func variableInTheOpen() {
        let package = Package(
            files: [
                "Configurations/Environment.json": """
                {"flavours": ["Prod"], "secrets": ["VALUE"],
                 "properties": [{"name": "value", "setting": "VALUE", "type": "String"}]}
                """,
                "Configurations/Prod.xcconfig": "OTHER = 1\n",
            ], variables: ["VALUE": "a"])
        #expect(
            package.findings == [
                "Configurations/Prod.xcconfig:1:1: error: 'VALUE' holds the secret 'VALUE'; declare 'value' as Secret"
            ])
    }

    @Test("a schema that can't be read is one finding")
    func unreadableSchema() {
        let package = Package(files: ["Configurations/Environment.json/Prod": ""])
        #expect(
            package.findings == [
                "Configurations/Environment.json:1:1: error: the file can't be read: it is a directory"
            ])
        #expect(package.input.shown("/elsewhere/Environment.json") == "/elsewhere/Environment.json")
    }

    @Test(
        "a reference that only Xcode fills is empty here and a warning, unless it has a value or a fallback",
        arguments: [
            ("https:/$()/$(PRODUCT_NAME).example", 20, "PRODUCT_NAME"), ("$(HOME)", 9, "HOME"),
            ("a$(CONFIGURATION)", 10, "CONFIGURATION"), ("$(HOME:default=x)", nil, ""),
            ("$(SRCROOT)\nSRCROOT = x", nil, ""),
        ] as [(String, Int?, String)])
    func xcodeReference(value: String, column: Int?, name: String) {
        let warning = column.map {
            "Configurations/Prod.xcconfig:1:\($0): warning: only Xcode gives '\(name)' a value, so this reference is "
                + "empty here; assign it, or add a fallback with ':default='"
        }
        #expect(Package.declaring("String", settings: "VALUE = \(value)\n").findings == [warning].compactMap(\.self))
    }

    @Test("a value with bytes that aren't UTF-8 is an error at its line, since it would arrive changed")
    func malformedText() {
        var package = Package.declaring("String", settings: "")
        package.images["Configurations/Prod.xcconfig"] = Array("// one\nVALUE = M".utf8) + [0xFC] + Array("ll".utf8)
        #expect(
            package.findings == [
                "Configurations/Prod.xcconfig:2:9: error: this value contains bytes that aren't UTF-8; save the file "
                    + "as UTF-8"
            ])
    }

    @Test("refuses a secret that no line can hold, where it would count", arguments: ["first\nsecond", "caf\u{FFFD}"])
    func unwritableSecret(secret: String) {
        let package = Package.declaring(
            "Secret", settings: "VALUE = $(API_KEY_PROD:default=$(API_KEY))\n",
            variables: ["API_KEY_PROD": secret, "API_KEY": "other"])
        #expect(
            package.findings == [
                "Configurations/Prod.xcconfig:1:1: error: the variable 'API_KEY_PROD' holds a line break or bytes "
                    + "that are not UTF-8, which no .xcconfig file can; encode the secret, in base64 for example"
            ])
    }

    @Test("says where it looked if there are no files")
    func nothingFound() {
        #expect(
            Package().findings == [
                "Configurations:1:1: error: there is no file of a flavour, such as Local.xcconfig; searched "
                    + "'/package/Configurations'"
            ])
    }
}
