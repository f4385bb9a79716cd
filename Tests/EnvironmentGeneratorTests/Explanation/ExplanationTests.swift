import Testing

@testable import EnvironmentGenerator

struct ExplanationTests {
    private static let package = Package(
        files: [
            "Configurations/Environment.json": """
            {"flavours": ["Prod"], "secrets": ["API_KEY", "API_KEY_PROD"], "properties": [
              {"name": "baseURL", "setting": "URL", "type": "URL"},
              {"name": "apiKey", "setting": "API_KEY", "type": "Secret"},
              {"name": "count", "setting": "COUNT", "type": "Int"}]}
            """,
            "Configurations/Shared.xcconfig": "HOST = a.example\nCOUNT = 1\n",
            "Configurations/Prod.xcconfig":
                "#include \"Shared.xcconfig\"\nURL = https:/$()/$(HOST)\n"
                + "API_KEY = $(API_KEY_PROD:default=$(inherited))\nCOUNT = many\n",
        ])

    private func lines(
        variables: [String: String], secrets: String?, includesSecrets: Bool
    ) throws -> [String] {
        var package = Self.package
        if includesSecrets {
            package.files["Configurations/Shared.xcconfig"]? += "#include? \"../Configurations/Secrets.xcconfig\"\n"
        }
        package.variables = variables
        package.files["Configurations/Secrets.xcconfig"] = secrets
        return try Explanation(Resolution(package.input), of: package.input).entries.map { entry in
            [
                entry.property, entry.value ?? "-", entry.origin ?? "-", entry.through.joined(separator: " "),
                entry.shadowed.joined(separator: " "),
            ].joined(separator: " | ").replacing("Configurations/", with: "")
        }
    }

    @Test("shows every type as it is written in a file, and what is missing as missing")
    func types() throws {
        let values = [
            ("String", "a  b"), ("Int", "-1"), ("Double", "0.5"), ("Bool", "YES"), ("Bool", "NO"), ("Duration", "5min"),
            ("[String]", "a b"), ("URL", "https:/$()/a.example"),
        ]
        let properties = (values.map(\.0) + ["String"]).enumerated().map {
            "{\"name\": \"p\($0)\", \"setting\": \"S\($0)\", \"type\": \"\($1)\"}"
        }
        let package = Package(
            files: [
                "Configurations/Environment.json": """
                {"flavours": ["Prod", "Gone"], "properties": [\(properties.joined(separator: ","))],
                 "icon": {"catalog": "A.xcassets", "setting": "ICON"}}
                """,
                "Configurations/Prod.xcconfig":
                    values.enumerated().map { "S\($0) = \($1.1)\n" }.joined() + "ICON = I\n",
                "A.xcassets/I.appiconset/Contents.json": #"{"images": [{"filename": "I.png"}]}"#,
            ],
            images: ["A.xcassets/I.appiconset/I.png": IconTests.png()])
        let entries = try Explanation(Resolution(package.input), of: package.input).entries
        #expect(
            entries.prefix(10).map(\.value) == [
                "a  b", "-1", "0.5", "YES", "NO", "5min", "a, b", "https://a.example", nil, "I",
            ])
        #expect(entries[9].origin == "Configurations/Prod.xcconfig:9")
        #expect(entries[8].origin == nil && !entries[8].isInvalid)
        let gone = try Explanation(Resolution(package.input), of: package.input, flavour: "Gone").entries
        #expect(gone.count == 10 && gone.allSatisfy { $0.value == nil && $0.origin == nil && !$0.isInvalid })
    }

    @Test("says where each value comes from, what passes it on and what it shadows", arguments: [false, true])
    func origins(includesSecrets: Bool) throws {
        func lines(variables: [String: String], secrets: String?) throws -> [String] {
            try self.lines(variables: variables, secrets: secrets, includesSecrets: includesSecrets)
        }
        let fixed = [
            "baseURL | https://a.example | Prod.xcconfig:2 |  | ",
            "count | - | Prod.xcconfig:4 |  | Shared.xcconfig:2",
        ]
        #expect(
            try lines(variables: [:], secrets: nil) == [fixed[0], "apiKey | - | Prod.xcconfig:3 |  | ", fixed[1]])
        #expect(
            try lines(variables: ["API_KEY": "variable"], secrets: "// keys\nAPI_KEY_PROD = file\nAPI_KEY = other\n")
                == [
                    fixed[0],
                    "apiKey | •••• (4 characters) | Secrets.xcconfig:2 | "
                        + "Prod.xcconfig:3 | variable API_KEY Secrets.xcconfig:3",
                    fixed[1],
                ])
        #expect(
            try lines(variables: ["API_KEY_PROD": "16-byte variable"], secrets: "API_KEY_PROD = f\n") == [
                fixed[0],
                "apiKey | •••• (16 characters, fingerprint \(Fingerprint.short("16-byte variable"))) | variable API_KEY_PROD | Prod.xcconfig:3 | "
                    + "Secrets.xcconfig:1",
                fixed[1],
            ])
    }
}
