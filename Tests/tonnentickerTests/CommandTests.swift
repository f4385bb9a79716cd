import Testing

@testable import tonnenticker

struct CommandTests {
    @Test(
        "reads what the arguments ask for",
        arguments: [
            ([], .dates(all: false)), (["--alle"], .dates(all: true)), (["demo"], .demo(all: false)),
            (["--alle", "demo"], .demo(all: true)), (["info"], .info), (["hilfe"], .help), (["-h"], .help),
            (["quatsch", "--help"], .help), (["einrichten"], .setUp(place: nil, district: nil)),
            (["einrichten", "Verl"], .setUp(place: "Verl", district: nil)),
            (["einrichten", "Halle (Westf)", "Bezirk 1"], .setUp(place: "Halle (Westf)", district: "Bezirk 1")),
        ] as [([String], Command)]
    )
    func reads(arguments: [String], expected: Command) throws {
        #expect(try Command(arguments: arguments) == expected)
    }

    @Test(
        "says what doesn't fit, with status 2",
        arguments: [
            (["quatsch"], "Unbekannter Befehl „quatsch“."), (["demo", "x"], "„x“ passt hier nicht."),
            (["info", "--alle"], "„--alle“ passt hier nicht."), (["-x"], "„-x“ passt hier nicht."),
            (["einrichten", "a", "b", "c"], "„c“ passt hier nicht."),
        ]
    )
    func refuses(arguments: [String], expected: String) {
        let failure = #expect(throws: Failure.self) { try Command(arguments: arguments) }
        #expect(failure?.status == .usage)
        #expect(failure?.message.hasPrefix(expected) == true)
    }
}
