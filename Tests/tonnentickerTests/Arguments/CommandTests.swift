import Testing
import TonnentickerCore

@testable import tonnenticker

struct CommandTests {
    @Test(
        "parses the arguments",
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
            (["kalender"], .calendar(file: nil, isPlain: false)),
            (["kalender", "--ics", "x"], .calendar(file: "x", isPlain: false)),
            (["--ics", "x", "kalender", "--ics=y"], .calendar(file: "y", isPlain: false)),
            (["kalender", "--ics=-x", "--ohne-erinnerung"], .calendar(file: "-x", isPlain: true)),
            (["version"], .version), (["--version"], .version), (["help", "abc"], .help(.guide)),
            (["mehr"], .settings(.init(), bins: false, asJSON: false)),
            (["mehr", "--tonnen", "--json"], .settings(.init(), bins: true, asJSON: true)),
            (
                ["mehr", "--ohne", "Gelber Sack", "--mit=2", "--ohne", "R"],
                .settings(
                    .init(bins: [
                        .init(name: "Gelber Sack", isSelected: false), .init(name: "2", isSelected: true),
                        .init(name: "R", isSelected: false),
                    ]), bins: true, asJSON: false)
            ),
            (
                ["mehr", "--erinnerungen", "an", "--darstellung=Dunkel"],
                .settings(.init(reminders: true, appearance: .dark), bins: false, asJSON: false)
            ),
        ] as [([String], Command)]
    )
    func reads(arguments: [String], expected: Command) throws {
        #expect(try Command(arguments: arguments) == expected)
    }

    @Test(
        "reports invalid arguments with status 2",
        arguments: [
            (["quatsch"], "Unbekannter Befehl „quatsch“."), (["demo", "normal", "x", "y"], "„x“ passt hier nicht."),
            (["demo", "x"], "„x“ passt hier nicht. Möglich: normal, leer, offline, langsam, verschoben"),
            (["--all"], "„--all“ passt hier nicht. Meintest du „--alle“?"),
            (["demo", "--ALLE"], "„--ALLE“ passt hier nicht. Meintest du „--alle“?"),
            (["--wach"], "„--wach“ passt hier nicht. Meintest du „--watch“?"),
            (["mehr", "--tonne"], "„--tonne“ passt hier nicht. Meintest du „--tonnen“?"),
            (["mehr", "--darstelung=hell"], "„--darstelung=hell“ passt hier nicht. Meintest du „--darstellung“?"),
            (["info", "--all"], "„--all“ passt hier nicht. Alle Optionen: tonnenticker info --help"),
            (
                ["mehr", "--ohne", "Gelber", "Sack"],
                """
                Das sind mehrere Angaben. Setze Namen mit Leerzeichen in Anführungszeichen: \
                tonnenticker mehr --ohne "Gelber Sack"
                """
            ),
            (["info", "--alle"], "„--alle“ passt hier nicht."), (["-x"], "„-x“ passt hier nicht."),
            (["--json=ja"], "„--json=ja“ passt hier nicht."),
            (["kalender", "--json"], "„--json“ passt hier nicht. Alle Optionen: tonnenticker kalender --help"),
            (
                ["einrichten", "Gütersloh", "Bezirk", "1"],
                """
                Das sind mehr als zwei Namen. Setze Namen mit Leerzeichen in Anführungszeichen: \
                tonnenticker einrichten Gütersloh "Bezirk 1"
                """
            ),
            (["--hell", "mehr"], "„--hell“ passt hier nicht. Alle Optionen: tonnenticker mehr --help"),
            (
                ["mehr", "--erinnerungen"],
                "Hinter --erinnerungen fehlt eine Angabe. Mehr dazu: tonnenticker mehr --help"
            ),
            (["--ics"], "„--ics“ passt hier nicht. Alle Optionen: tonnenticker --help"),
            (["Einrichten"], "Unbekannter Befehl „Einrichten“. Meintest du „einrichten“?"),
            (["einrichen"], "Unbekannter Befehl „einrichen“. Meintest du „einrichten“?"),
            (["hilfe", "kalander"], "Unbekannter Befehl „kalander“. Meintest du „kalender“?"),
            (["orte"], "Hinter orte fehlt eine Angabe."),
            (["kalender", "--ics", ""], "Hinter --ics fehlt eine Angabe."),
            (["kalender", "--ics="], "Hinter --ics fehlt eine Angabe."),
            (["erinnerungen", "--ics"], "Hinter --ics fehlt eine Angabe."),
            (["erinnerungen", "--ics", "--json"], "Hinter --ics fehlt eine Angabe."),
            (["mehr", "--erinnerungen", "ja"], "„ja“ passt hier nicht. Möglich: an, aus"),
            (["--watch", "--json"], "--watch und --json schließen sich aus."),
            (["erinnerungen", "--ics", "x", "--json"], "--ics und --json schließen sich aus."),
            (["hilfe", "x"], "Unbekannter Befehl „x“. Alle Befehle: tonnenticker --help"),
        ]
    )
    func refuses(arguments: [String], expected: String) {
        let failure = #expect(throws: Failure.self) { try Command(arguments: arguments) }
        #expect(failure?.status == .usage)
        #expect(failure?.message?.hasPrefix(expected) == true)
    }

    @Test("has help for every command, with all of its options", arguments: Verb.allCases)
    func help(verb: Verb) {
        let text = Help(width: 80).lines(about: verb).joined(separator: "\n")
        #expect(text.hasPrefix("Aufruf\n  tonnenticker \(verb.rawValue)"))
        #expect(verb.options.allSatisfy { text.contains($0.rawValue) })
        let overview = Help(width: 80).lines(about: nil)
        let call = "  tonnenticker " + (verb == .dates ? "[\(verb.rawValue)]" : verb.rawValue)
        #expect(overview.contains { $0.hasPrefix(call) })
    }

    @Test("keeps help within the terminal without splitting words", arguments: [30, 40, 80, 200])
    func helpWidth(width: Int) {
        for verb in Verb.allCases.map(Optional.some) + [nil] {
            let lines = Help(width: width).lines(about: verb)
            #expect(lines.allSatisfy { $0.columns <= min(width, 80) }, "\(lines)")
            let words = lines.flatMap { $0.split(separator: " ") }
            let wide = Help(width: 80).lines(about: verb).flatMap { $0.split(separator: " ") }
            #expect(words.count == wide.count, "\(lines)")
        }
    }
}
