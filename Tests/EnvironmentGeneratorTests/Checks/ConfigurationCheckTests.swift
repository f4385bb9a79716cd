import Foundation
import Testing
import XCConfig

@testable import EnvironmentGenerator

struct ConfigurationCheckTests {
    private let secret = "sk_live_4711abc"

    @Test("a careful package has no findings")
    func careful() throws {
        let package = try CheckedOutPackage()
        try package.write("API_KEY = \(secret)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        #expect(package.findings == [])
    }

    @Test("what is wrong with the schema, and a flavour without a file, hide nothing else")
    func unusable() throws {
        let package = try CheckedOutPackage()
        try package.write(
            #"{"flavours": ["Prod", "Dev"], "properties": []}"#, to: "Configurations/Environment.json")
        try package.write("", to: "ci_post_clone.sh")
        let misplaced =
            "ci_post_clone.sh:1:1: error: Xcode Cloud does not look here; move the script to ci_scripts/"
        #expect(
            package.findings == [
                "Configurations/Environment.json:1:23: error: flavour 'Dev' has no file; add "
                    + "'Configurations/Dev.xcconfig'", misplaced,
            ])
        try package.write("{", to: "Configurations/Environment.json")
        #expect(
            package.findings == [
                "Configurations/Environment.json:1:2: error: this isn't JSON: expected a string in double quotes",
                misplaced,
            ])
    }

    @Test("outside of a checkout there is nothing to ask git")
    func outside() throws {
        let package = Package(files: ["Configurations/Local.xcconfig": "API_BASE_URL = https:/$()/a.example\n"])
        #expect(
            try ConfigurationCheck.findings(of: Resolution(package.input), in: package.input)
                .map { package.input.shown($0.description) } == [
                    "Configurations/Local.xcconfig:1:1: error: 'API_KEY' of property 'apiKey' has no value in flavour "
                        + "'Local'; set the variable API_KEY, or write 'API_KEY = …' to "
                        + "Configurations/Secrets.xcconfig ('swift package --allow-writing-to-package-directory "
                        + "inject-secrets' does it from the variables)"
                ])
    }

    @Test("a tracked secrets file is an error, ignored later or not")
    func tracked() throws {
        let package = try CheckedOutPackage()
        try package.write("API_KEY =\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.git("add", "--force", "Configurations/Secrets.xcconfig")
        #expect(
            package.findings == [
                "Configurations/Secrets.xcconfig:1:1: error: git tracks the secrets file; run 'git rm --cached' on it "
                    + "and have its secrets replaced"
            ])
    }

    @Test("a secrets file that git would take, that others read, or that is a link")
    func exposed() throws {
        let package = try CheckedOutPackage(ignoring: "")
        try package.write("API_KEY = x\n", to: "Configurations/Secrets.xcconfig")
        #expect(
            package.findings == [
                "Configurations/Secrets.xcconfig:1:1: error: git does not ignore the secrets file; add "
                    + "'Secrets.xcconfig' to .gitignore",
                "Configurations/Secrets.xcconfig:1:1: error: others can read the secrets file; run 'chmod 600' on it",
            ])
        let file = package.directory.appending(path: "Configurations/Secrets.xcconfig")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(
            at: file, withDestinationURL: package.directory.appending(path: ".gitignore"))
        #expect(
            package.findings.last
                == "Configurations/Secrets.xcconfig:1:1: error: the secrets file is a symbolic link; put the file "
                + "itself there")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        #expect(
            package.findings.contains(
                "Configurations/Secrets.xcconfig:1:1: error: the secrets file isn't a file; put a file there"))
    }

    @Test("a secret in a tracked file is found by its line, wherever it comes from, and never shown")
    func leaked() throws {
        var package = try CheckedOutPackage()
        package.variables = ["API_KEY_PROD": "p$ssw0rd//\(secret)"]
        try package.write("API_KEY = \(secret)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("let a = 1\nlet key = \"\(secret)\"\n", to: "Sources/Key.swift")
        try package.write("K = p$$ssw0rd/$()/\(secret)\n", to: "Notes ü.md")
        try package.write(secret, to: "untracked")
        try package.git("add", "Sources", "Notes ü.md")
        let findings = package.findings
        #expect(
            findings == [
                "Notes ü.md:1:1: error: this file contains the value of the secret 'API_KEY'; git tracks this file; "
                    + "remove the secret and have it replaced",
                "Notes ü.md:1:1: error: this file contains the value of the secret 'API_KEY_PROD'; git tracks this "
                    + "file; remove the secret and have it replaced",
                "Sources/Key.swift:2:1: error: this file contains the value of the secret 'API_KEY'; git tracks this "
                    + "file; remove the secret and have it replaced",
            ])
        #expect(!findings.joined().contains(secret))
    }

    @Test(
        "a secret is found however a tracked file spells it",
        arguments: [
            Data("c2tfbGl2ZV80NzExYWJj".utf8),  // sk_live_4711abc in base64
            Data("OnNrX2xpdmVfNDcxMWFiYwo=".utf8),  // :sk_live_4711abc\n
            Data("dXM6c2tfbGl2ZV80NzExYWJj".utf8),  // us:sk_live_4711abc
            Data("dTpza19saXZlXzQ3MTFhYmM7".utf8),  // u:sk_live_4711abc;
            Data("c2tfbGl2ZV8\n0NzExYWJj".utf8), Data("c2\r\n  tfbGl2ZV80NzExYWJj".utf8),
            Data("c2tfbGl2ZV80NzExYWJ\nj".utf8), Data("c2tfbGl2ZV80tfbGl2ZV8c2tfbGl2ZV8\n0NzExYWJj".utf8),
            Data(
                #"{"a": "\u0073\u006b\u005f\u006c\u0069\u0076\u0065\u005f\u0034\u0037\u0031\u0031\u0061\u0062\u0063"}"#
                    .utf8),
            Data("\u{FEFF}sk_live_4711abc".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
            Data("\u{FEFF}sk_live_4711abc".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
            Data(count: 9 << 20) + Data("sk_live_4711abc".utf8),
        ])
    func spelling(content: Data) throws {
        let package = try CheckedOutPackage()
        try package.write(
            "API_KEY = x\nAPI_KEY[config=Prod] = \(secret)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try content.write(to: package.directory.appending(path: "file"))
        try package.git("add", "file")
        #expect(
            package.findings.map { $0.prefix(64) }
                == ["file:1:1: error: this file contains the value of the secret 'API_KEY'"].map { $0.prefix(64) })
    }

    @Test(
        "a secret with odd characters is found however a tracked file spells it",
        arguments: [
            #"clé/=<\u0041&>'?>~~~"#, #"cl\u00e9\/=<\\u0041&>'?>~~~"#,
            #"cl\u00E9/=\u003C\\u0041\u0026\u003E'?\u003E~~~"#,
            #"cl\u00e9\/=\u003c\\u0041\u0026\u003e\u0027?\u003e~~~"#, #"clé/=\u003c\\u0041\u0026\u003e'?\u003e~~~"#,
            "cl%C3%A9%2F%3D%3C%5Cu0041%26%3E%27%3F%3E~~~",
            "Y2zDqS89PFx1MDA0MSY+Jz8+fn5+", "Y2zDqS89PFx1MDA0MSY-Jz8-fn5-", "Y2zDqS89PFx1\nMDA0MSY-Jz8-fn5-",
        ])
    func oddSpelling(content: String) throws {
        let package = try CheckedOutPackage()
        try package.write(#"API_KEY = clé/=<\u0041&>'?>~~~"#, to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("a\n" + content, to: "file")
        try package.git("add", "file")
        #expect(package.findings.map { $0.prefix(10) } == ["file:2:1: "])
    }

    @Test("names that aren't UTF-8 are no hiding place, and those of patterns stand for themselves")
    func namesOfBytes() throws {
        let package = try CheckedOutPackage(in: "p*")
        try package.write("", to: "../package/Configurations/Secrets.xcconfig")
        try package.write("API_KEY = \(secret)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        // A shell is given the bytes of the names in octal digits.
        for script in [
            #"printf '\nsk_live_4711abc' > "$(printf 'M\374ller')""#,
            #"printf 'sk_live_4711abc' > "$(printf 'staged\377')""#,
            "git add .", #"printf '' > "$(printf 'staged\377')""#,
            "git add --force ../package/Configurations/Secrets.xcconfig",
        ] {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", script]
            process.currentDirectoryURL = package.directory
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }
        #expect(
            package.findings.map { $0.prefix(17) }
                == ["M\u{FFFD}ller:2:1: error:", "staged\u{FFFD}:1:1: error:"].map { $0.prefix(17) })
    }

    @Test("the secrets file is asked about where it is: in a submodule, or behind a link")
    func linkedConfigurations() throws {
        let library = try CheckedOutPackage()
        var package = try CheckedOutPackage(ignoring: "")
        package.variables = ["API_KEY": secret]
        let folder = package.directory.appending(path: "Configurations")
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createSymbolicLink(
            at: folder, withDestinationURL: library.directory.appending(path: "Configurations"))
        func inject() throws -> Bool {
            try SecretsInjection(.init(), into: Resolution(package.input), of: package.input).report.isCheckedByGit
        }
        #expect(try inject())
        #expect(package.findings == [])
        try library.write("", to: ".gitignore")
        #expect(throws: InjectionFailure.self) { try inject() }
        #expect(
            package.findings == [
                "Configurations/Secrets.xcconfig:1:1: error: git does not ignore the secrets file; add "
                    + "'Secrets.xcconfig' to .gitignore"
            ])
        try library.write("damaged", to: ".git/index")
        #expect(throws: InjectionFailure.self) { try inject() }
        #expect(
            package.findings == [
                "\(library.path):1:1: error: can't ask git what it tracks; run 'git status' here to see why"
            ])
    }

    @Test("a secret that is staged is found, though the file has lost it since; a link to the secrets file is no leak")
    func staged() throws {
        var package = try CheckedOutPackage()
        package.variables = ["API_KEY": secret + "\n"]
        try package.write("API_KEY = \(secret)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("a\n\(secret)", to: #"Sources/a "ü""#)
        try FileManager.default.createSymbolicLink(
            atPath: package.path + "/link", withDestinationPath: "Configurations/Secrets.xcconfig")
        try package.git("add", "Sources", "link")
        try package.write("a\n", to: #"Sources/a "ü""#)
        #expect(
            package.findings == [
                #"Sources/a "ü":2:1: error: this file contains the value of the secret 'API_KEY'; it is staged; "#
                    + "remove it and run 'git add' again"
            ])
    }

    @Test(
        "git that can't tell what it tracks is a finding, and no secret is written",
        arguments: [".git/index", ".git/HEAD"])
    func damagedCheckout(file: String) throws {
        var package = try CheckedOutPackage()
        package.variables = ["API_KEY": secret]
        try package.write("damaged", to: file)
        #expect(
            package.findings == [
                "\(package.path):1:1: error: can't ask git what it tracks; run 'git status' here to see why"
            ])
        #expect(throws: InjectionFailure.self) {
            try SecretsInjection(.init(), into: Resolution(package.input), of: package.input)
        }
    }

    @Test("a secret in a submodule is found")
    func submodule() throws {
        let library = try CheckedOutPackage()
        try library.write(secret, to: "file")
        try library.git("add", ".")
        try library.git("-c", "user.name=a", "-c", "user.email=a", "commit", "--quiet", "--message", "a")
        var package = try CheckedOutPackage()
        package.variables = ["API_KEY": secret]
        try package.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.path, "Library")
        #expect(package.findings.map { $0.prefix(28) } == ["Library/file:1:1: error: thi"])
    }

    @Test("a secret is found in the whole checkout, though the package is in a folder of it only")
    func wholeCheckout() throws {
        let package = try CheckedOutPackage(in: "ios")
        try package.write("API_KEY = \(secret)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("env:\n  KEY: \(secret)\n", to: "../.github/ci.yml")
        try package.write("\(secret)", to: "../staged ü")
        try package.git("add", "..")
        try package.write("", to: "../staged ü")
        #expect(
            package.findings == [
                "\(package.root)/.github/ci.yml:2:1: error: this file contains the value of the secret 'API_KEY'; git "
                    + "tracks this file; remove the secret and have it replaced",
                "\(package.root)/staged ü:1:1: error: this file contains the value of the secret 'API_KEY'; it is "
                    + "staged; remove it and run 'git add' again",
            ])
    }

    @Test("an old value of a secret is found too, though a later line or a variable overrides it")
    func overriddenValue() throws {
        var package = try CheckedOutPackage()
        package.variables = ["API_KEY": "another-key-4711"]
        try package.write(
            "API_KEY = \(secret)\nAPI_KEY = new-key-0815\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("\(secret)\n", to: "first")
        try package.write("new-key-0815\n", to: "second")
        try package.git("add", "first", "second")
        #expect(package.findings.map { $0.prefix { $0 != ":" } } == ["first", "second"])
    }

    @Test("what a killed run left is found, in the package and below .build")
    func leftovers() throws {
        let package = try CheckedOutPackage()
        let folder = ".\(UUID().uuidString)"
        let leftovers = [
            "Configurations/\(folder)/Secrets.xcconfig",
            ".build/plugins/InjectSecrets/outputs/\(folder)/Secrets.xcconfig",
            ".build/plugins/outputs/a/b/variables.json.\(UUID().uuidString)",
        ]
        for file in leftovers + [".build/plugins/outputs/a/b/variables.json"] { try package.write("", to: file) }
        #expect(
            package.findings
                == leftovers.map {
                    "\($0):1:1: warning: a command that was killed left secrets here; delete the file, or run the "
                        + "command again"
                })
    }

    @Test("a secrets file that can't be read is the only finding about what it should supply")
    func unreadable() throws {
        let package = try CheckedOutPackage()
        try package.write(Package.schema(declaring: "Secret"), to: "Configurations/Environment.json")
        try package.write("VALUE = $(API_KEY)\n", to: "Configurations/Prod.xcconfig")
        #expect(mkfifo(package.path + "/Configurations/Secrets.xcconfig", 0o600) == 0)
        #expect(
            package.findings == [
                "Configurations/Secrets.xcconfig:1:1: error: can't read '\(package.path)/Configurations/Secrets.xcconfig': "
                    + "it is a pipe or a device, not a file",
                "Configurations/Secrets.xcconfig:1:1: error: the secrets file isn't a file; put a file there",
            ])
    }

    @Test(
        "short and common values raise no alarm", arguments: ["test", "secret", "production", "12345678", "aaaaaaaa1"])
    func common(value: String) throws {
        let package = try CheckedOutPackage()
        try package.write("API_KEY = \(value)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        try package.write("let word = \"\(value)\"\n", to: "Sources/Word.swift")
        try package.git("add", "Sources")
        #expect(package.findings == [])
    }

    @Test("a flavour that includes the secrets is warned of, at each inclusion, once, whether the file exists or not")
    func includedSecrets() throws {
        let package = try CheckedOutPackage()
        try package.write(
            #"{"flavours": ["Prod", "Dev"], "properties": [], "secrets": ["API_KEY"]}"#,
            to: "Configurations/Environment.json")
        try package.write("A = 1\n#include? \"Secrets.xcconfig\"\n", to: "Configurations/Shared.xcconfig")
        try package.write("#include \"Shared.xcconfig\"\n", to: "Configurations/Prod.xcconfig")
        try package.write(
            "#include \"Shared.xcconfig\"\n#include? \"../Configurations/Secrets.xcconfig\"\n",
            to: "Configurations/Dev.xcconfig")
        let reason =
            "warning: a file that includes the secrets and is the base of a configuration in Xcode gives every secret "
            + "to scripts, logs and '-showBuildSettings'; remove this line, each flavour has the secrets without it"
        let expected = ["Shared.xcconfig:2:1", "Dev.xcconfig:2:1"].map { "Configurations/\($0): \(reason)" }
        #expect(package.findings == expected)
        try package.write("API_KEY = a\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        #expect(package.findings == expected)
    }

    @Test(
        "SwiftPM's own files are looked through; the state of the command that asks holds what the asking brings",
        arguments: [
            ("cache/EnvironmentPlugin-state.json", "sk_live_4711abc\n", nil, true),
            ("cache/EnvironmentCommand-state.json", "sk_live_4711abc\n", nil, false),
            ("cache/EnvironmentCommand-state.json", "sk_live_4711abc", "sk_live_4711abc", false),
            ("cache/EnvironmentCommand-state.json", nil, "sk_live_4711abc", true),
            ("EnvironmentCommand/cache/EnvironmentCommand-state.json", "other", "sk_live_4711abc", true),
        ] as [(String, String?, String?, Bool)])
    func buildState(file: String, variable: String?, line: String?, isFound: Bool) throws {
        var package = try CheckedOutPackage()
        package.variables = variable.map { ["API_KEY": $0] } ?? [:]
        if let line { try package.write("API_KEY = \(line)\n", to: "Configurations/Secrets.xcconfig", mode: 0o600) }
        try package.write("{\"env\": \"\(secret)\"}", to: ".build/plugins/" + file)
        let finding =
            ".build/plugins/\(file):1:1: warning: this file contains the value of the secret 'API_KEY'; SwiftPM wrote "
            + "it there; delete the file"
        #expect(package.findings == (isFound ? [finding] : []))
    }

    @Test("Xcode Cloud's scripts have to have the right name, place and run bit")
    func xcodeCloud() throws {
        let package = try CheckedOutPackage()
        try package.write("", to: "ci_scripts/ci_post_clone.sh")
        try package.write("", to: "ci_scripts/ci_postclone.sh", mode: 0o755)
        try package.write("", to: "scripts/ci_post_clone.sh", mode: 0o755)
        try package.git("add", ".")
        // What git doesn't know yet has the run bit of the disk.
        try package.write("", to: "ci_scripts/ci_pre_xcodebuild.sh")
        try package.write("", to: "ci_scripts/ci_post_xcodebuild.sh", mode: 0o755)
        #expect(
            package.findings == [
                "scripts/ci_post_clone.sh:1:1: error: Xcode Cloud does not look here; move the script to ci_scripts/",
                "ci_scripts/ci_postclone.sh:1:1: error: Xcode Cloud runs no script of this name; rename it to "
                    + "ci_post_clone.sh",
                "ci_scripts/ci_post_clone.sh:1:1: error: Xcode Cloud can't run the script; run 'git update-index "
                    + "--chmod=+x' on it",
                "ci_scripts/ci_pre_xcodebuild.sh:1:1: error: Xcode Cloud can't run the script; run 'git update-index "
                    + "--chmod=+x' on it",
            ])
    }
}
