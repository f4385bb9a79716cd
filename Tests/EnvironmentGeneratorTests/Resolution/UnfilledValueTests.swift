import Testing

@testable import EnvironmentGenerator

struct UnfilledValueTests {
    @Test(
        "tells values that were never filled in or resolved",
        arguments: [
            ("changeme", .placeholder), ("CHANGE_ME", .placeholder), ("your-key", .placeholder),
            ("YOUR_API_KEY_HERE", .placeholder), ("<api key>", .placeholder), ("xxxx", .placeholder),
            ("TODO", .placeholder), ("***", .masked), ("••••", .masked), ("op://vault/item/field", .reference),
            ("${API_KEY}", .reference), ("{{ key }}", .reference), ("encrypted:BDq4", .encrypted),
            ("ENC[AES256,data]", .encrypted), ("abc\u{200B}def", .invisible), ("\u{FEFF}abc", .invisible),
            ("abc\u{A0}", .invisible),
        ] as [(String, UnfilledValue)])
    func finds(text: String, expected: UnfilledValue) {
        #expect(UnfilledValue(of: text, isText: false) == expected)
    }

    @Test(
        "leaves values alone that only look similar",
        arguments: [
            "A$QEs+iS", "yourkey", "lokaler-entwicklungsschluessel", "anything", "**", "x", "vaulted", "a b", "your",
        ])
    func accepts(text: String) {
        #expect(UnfilledValue(of: text, isText: false) == nil)
    }

    @Test(
        "text for people may have joiners, soft hyphens and spaces that don't break",
        arguments: ["👨\u{200D}👩", "5\u{A0}€", "a\u{AD}b"])
    func text(text: String) {
        #expect(UnfilledValue(of: text, isText: true) == nil)
    }

    @Test("a flavour warns of the example file's value, without showing it")
    func example() {
        var package = Package.declaring(
            "Secret", settings: "VALUE = $(API_KEY)\n", variables: ["API_KEY": "put-it-here"])
        package.files["Configurations/Secrets.example.xcconfig"] = "API_KEY = put-it-here\n"
        #expect(
            package.findings == [
                "Configurations/Prod.xcconfig:1:1: warning: the value of 'VALUE' in flavour 'Prod' is the one of the example "
                    + "file; write your own"
            ])
    }
}
