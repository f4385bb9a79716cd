import Testing
import TonnentickerCore

@testable import tonnenticker

struct CommandTests {
    @Test(
        "reads what the arguments ask for",
        arguments: [
            ([], .dates(.init())), (["--alle"], .dates(.init(all: true))),
            (["termine", "--json"], .dates(.init(asJSON: true))),
            (["--watch"], .dates(.init(watch: true))), (["demo"], .demo(.normal, .init(), calendarFile: nil)),
            (["--alle", "demo", "leer"], .demo(.empty, .init(all: true), calendarFile: nil)),
            (["demo", "--ics=a b.ics"], .demo(.normal, .init(), calendarFile: "a b.ics")),
            (["info"], .info(asJSON: false)), (["hilfe"], .help(nil)), (["-h"], .help(nil)),
            (["hilfe", "abc"], .help(.guide)),
            (["abc", "--help"], .help(.guide)), (["quatsch", "--help"], .help(nil)),
            (["einrichten"], .setUp(place: nil, district: nil)),
            (["einrichten", "Verl"], .setUp(place: "Verl", district: nil)),
            (["einrichten", "Halle (Westf)", "Bezirk 1"], .setUp(place: "Halle (Westf)", district: "Bezirk 1")),
            (["einrichten", "--", "-x"], .setUp(place: "-x", district: nil)),
            (["orte", "schloss", "holte", "--json"], .places(name: "schloss holte", asJSON: true)),
            (["abc"], .guide(text: "", asJSON: false)),
            (["abc", "alte", "zeitung"], .guide(text: "alte zeitung", asJSON: false)),
            (["erinnerungen", "--ics", "x.ics"], .reminders(calendarFile: "x.ics", asJSON: false)),
            (["kalender"], .calendar), (["mehr"], .settings(.init(), asJSON: false)),
            (
                ["mehr", "--erinnerungen", "an", "--darstellung=Dunkel"],
                .settings(.init(reminders: true, appearance: .dark), asJSON: false)
            ),
        ] as [([String], Command)]
    )
    func reads(arguments: [String], expected: Command) throws {
        #expect(try Command(arguments: arguments) == expected)
    }

    @Test(
        "says what doesn't fit, with status 2",
        arguments: [
            (["quatsch"], "Unbekannter Befehl „quatsch“."), (["demo", "normal", "x"], "„x“ passt hier nicht."),
            (["demo", "x"], "„x“ passt hier nicht. Möglich: normal, leer, offline, langsam, verschoben"),
            (["info", "--alle"], "„--alle“ passt hier nicht."), (["-x"], "„-x“ passt hier nicht."),
            (["--json=ja"], "„--json=ja“ passt hier nicht."),
            (["kalender", "--ics", "x"], "„--ics“ passt hier nicht."),
            (["einrichten", "a", "b", "c"], "„c“ passt hier nicht."), (["orte"], "Hinter orte fehlt eine Angabe."),
            (["erinnerungen", "--ics"], "Hinter --ics fehlt eine Angabe."),
            (["mehr", "--erinnerungen", "ja"], "„ja“ passt hier nicht. Möglich: an, aus"),
            (["--watch", "--json"], "--watch und --json schließen sich aus."),
            (["erinnerungen", "--ics", "x", "--json"], "--ics und --json schließen sich aus."),
            (["hilfe", "x"], "Unbekannter Befehl „x“."),
        ]
    )
    func refuses(arguments: [String], expected: String) {
        let failure = #expect(throws: Failure.self) { try Command(arguments: arguments) }
        #expect(failure?.status == .usage)
        #expect(failure?.message.hasPrefix(expected) == true)
    }

    @Test("has help for every command, with all of its options, within 80 columns", arguments: Verb.allCases)
    func help(verb: Verb) {
        let text = Help.text(about: verb)
        #expect(text.hasPrefix("Aufruf\n  tonnenticker \(verb.rawValue)"))
        #expect(verb.options.allSatisfy { text.contains($0.rawValue) })
        #expect(verb == .dates || verb == .help || Help.text(about: nil).contains("tonnenticker \(verb.rawValue)"))
        for line in (text + "\n" + Help.text(about: nil)).split(separator: "\n") where !line.contains("[--") {
            #expect(String(line).columns <= 80, "\(line)")
        }
    }
}
