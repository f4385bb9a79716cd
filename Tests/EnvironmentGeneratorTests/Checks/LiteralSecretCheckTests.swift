import Testing

@testable import EnvironmentGenerator

struct LiteralSecretCheckTests {
    private static let schema = """
        {"flavours": ["Local", "Prod"], "secrets": ["API_KEY", "API_KEY_PROD"],
         "properties": [{"name": "apiKey", "setting": "API_KEY", "type": "Secret"}]}
        """

    /// The line of each finding about a secret that is written out.
    private func findings(in files: [String: String]) throws -> [String] {
        let package = try CheckedOutPackage()
        var files = files
        files["Configurations/Local.xcconfig", default: ""] += "API_KEY = local\n"
        files["Configurations/Prod.xcconfig", default: ""] += "API_KEY = $(API_KEY_PROD:default=$(inherited))\n"
        files["Configurations/Environment.json"] = Self.schema
        try package.write("API_KEY = s3cr3t-4711-value\n", to: "Configurations/Secrets.xcconfig", mode: 0o600)
        for (file, text) in files { try package.write(text, to: file) }
        try package.git("add", ".")
        return package.findings
    }

    @Test(
        "a value of a secret in a tracked .xcconfig file is an error, whatever the value",
        arguments: [
            ("Configurations/Shared.xcconfig", "A = 1\n  API_KEY = x1\n", 2, "API_KEY"),
            ("Configurations/Base.xcconfig", "API_KEY = x1\n", 1, "API_KEY"),
            ("Configurations/Secrets.example.xcconfig", "API_KEY_PROD = \"\"\nAPI_KEY = your key\n", 2, "API_KEY"),
            ("Configurations/Prod.xcconfig", "API_KEY_PROD = x1\n", 1, "API_KEY_PROD"),
            ("Configurations/Prod.xcconfig", "API_KEY = x1\n", 1, "API_KEY"),
            ("Configurations/Prod.xcconfig", "API_KEY[sdk=*] = x1\n", 1, "API_KEY"),
            ("Configurations/Local.xcconfig", "API_KEY_PROD = x1\n", 1, "API_KEY_PROD"),
            ("App/App.XCCONFIG", "API_KEY = $(API_KEY_PROD:default=x1)\n", 1, "API_KEY"),
            ("Other/Configurations/Shared.xcconfig", "API_KEY = x1\n", 1, "API_KEY"),
            ("App.xcconfig", "A = 1 \\\nAPI_KEY = x1\n", 2, "API_KEY"),
        ])
    func literal(file: String, text: String, line: Int, name: String) throws {
        let column = text.contains("  API") ? 3 : 1
        #expect(
            try findings(in: [file: text]) == [
                "\(file):\(line):\(column): error: the secret '\(name)' has a value here; git tracks this file; remove "
                    + "the secret and have it replaced"
            ])
    }

    @Test(
        "a value that only refers, that no secret could replace in its flavour, or that belongs to another package is none",
        arguments: [
            ("Configurations/Local.xcconfig", "API_KEY = also-local\n"),
            ("Configurations/Secrets.example.xcconfig", "API_KEY =\nAPI_KEY_PROD = // yours\n"),
            ("App/App.xcconfig", "API_KEY = $(API_KEY_PROD:default=$(OTHER))\n"),
            ("App/App.xcconfig", "API_KEY = $(A)-$API_KEY_PROD$OTHER\n"),
            ("App/App.xcconfig", "OTHER = x1\n"),
            ("App/App.json", "API_KEY = x1\n"),
            ("Other/Configurations/Local.xcconfig", "API_KEY = x1\n"),
        ])
    func notLiteral(file: String, text: String) throws {
        #expect(try findings(in: [file: text]) == [])
    }

    @Test("a known value is reported once, and a staged one too")
    func once() throws {
        #expect(try findings(in: ["App.xcconfig": "API_KEY = s3cr3t-4711-value\n"]).count == 1)
        let package = try CheckedOutPackage()
        try package.write("API_KEY = x1\n", to: "App.xcconfig")
        try package.git("add", ".")
        try package.write("API_KEY =\n", to: "App.xcconfig")
        #expect(
            package.findings == [
                "App.xcconfig:1:1: error: the secret 'API_KEY' has a value here; it is staged; remove it and run 'git "
                    + "add' again"
            ])
    }
}
