import Foundation
import TestSupport
import Testing

@testable import tonnenticker

/// The built program as users run it.
@Suite(.serialized)
struct ExecutableTests {
    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    @Test("shows the demo on any system: time zone and language don't matter")
    func demo() throws {
        let berlin = try program.run("demo", variables: ["TZ": "Europe/Berlin", "LANG": "de_DE.UTF-8"])
        #expect(berlin.status == 0)
        #expect(berlin.errors.isEmpty)
        #expect(berlin.output.contains("NÄCHSTE ABHOLUNG"))
        #expect(!berlin.output.contains("\u{1B}"))
        for zone in ["Pacific/Auckland", "America/Los_Angeles", "Asia/Bangkok"] {
            let other = try program.run("demo", variables: ["TZ": zone, "LANG": "th_TH.UTF-8"])
            #expect(other.output.withoutCountdown == berlin.output.withoutCountdown)
        }
    }

    @Test(
        "shows each scenario of the demo",
        arguments: [
            ("leer", 0, "Noch keine Termine veröffentlicht."), ("offline", 1, "Keine Internetverbindung."),
            ("langsam", 0, "NÄCHSTE ABHOLUNG"), ("verschoben", 0, "Biotonne"),
            ("verschoben", 0, ": tonnenticker demo verschoben --alle\n"), ("normal", 0, ": tonnenticker demo --alle\n"),
        ]
    )
    func scenarios(name: String, status: Int32, words: String) throws {
        let run = try program.run("demo", name)
        #expect(run.status == status)
        #expect((status == 0 ? run.output : run.errors).contains(words))
    }

    @Test("shows what was built, but not the key")
    func info() throws {
        let run = try program.run("info", "--json", variables: ["TONNENTICKER_BACKEND": ""])
        #expect(run.status == 0)
        #expect(run.output.contains(#""backend" : "http://localhost:8080""#))
        #expect(run.output.contains(#""flavour" : "local""#))
        #expect(try program.run("info").output.contains("\nVariante  Local\n"))
        #expect(!run.output.contains("schluessel"))
    }

    @Test("says what to do if no address is chosen and the user can't be asked")
    func notSetUp() throws {
        for verb in ["termine", "erinnerungen", "kalender"] {
            let run = try program.run(verb)
            #expect(run.status == 3)
            #expect(run.output.isEmpty)
            #expect(run.errors == "Noch kein Ort gewählt. Wähle ihn mit: tonnenticker einrichten ORT BEZIRK\n")
        }
    }

    @Test("reports a wrong call by its status and on the error stream")
    func usage() throws {
        for run in [
            try program.run("quatsch"), try program.run("einrichten"),
            try program.run("demo", "--watch"),
            try program.run("info", variables: ["TONNENTICKER_BACKEND": "https://example.org"]),
        ] {
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(!run.errors.isEmpty)
        }
        #expect(try program.run("--help").output.hasPrefix("Better Tonnenticker"))
    }

    @Test(
        "says in German why a file can't be written",
        arguments: [
            ("/nirgends/da.ics", "Im Ordner /nirgends lässt sich nichts anlegen. Prüfe, ob es ihn gibt.\n"),
            ("/dev/null/da.ics", "Im Ordner /dev/null lässt sich nichts anlegen. Prüfe, ob es ihn gibt.\n"),
            ("/proc/da.ics", "Im Ordner /proc lässt sich nichts anlegen. Prüfe, ob es ihn gibt.\n"),
        ])
    func unwritable(path: String, words: String) throws {
        let run = try program.run("demo", "--ics", path)
        #expect(run.status == 1)
        #expect(run.errors == words)
    }

    @Test(
        "fails if its output is lost",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["demo", "kalender --help", "abc --json"])
    func fullOutput(arguments: String) throws {
        let run = try program.run(shell: "\"$0\" \(arguments) >/dev/full")
        #expect(run.status == 1)
        #expect(run.errors == "Die Ausgabe lässt sich nicht schreiben. Der Speicherplatz ist voll.\n")
    }

    @Test("keeps existing files if the disk is full, and says so", .enabled(if: BuiltProgram.canMount))
    func fullDisk() throws {
        let run = try program.run(
            shell: """
                mkdir -p "$XDG_CONFIG_HOME"
                exec unshare --map-root-user --mount sh -ec '
                    mount -t tmpfs -o size=64k tmpfs "$XDG_CONFIG_HOME"
                    cd "$XDG_CONFIG_HOME"
                    "$0" mehr --darstellung dunkel >/dev/null
                    echo old >termine.ics
                    cat /dev/zero >filling 2>/dev/null || true
                    "$0" mehr --erinnerungen an || echo "status $?"
                    "$0" demo --ics termine.ics || echo "status $?"
                    "$0" mehr
                    cat termine.ics
                    ls . tonnenticker
                ' "$0"
                """)
        let home = try #require(program.variables["XDG_CONFIG_HOME"])
        #expect(
            run.errors == """
                \(home)/tonnenticker/settings-local.json lässt sich nicht schreiben. Der Speicherplatz ist voll.
                termine.ics lässt sich nicht schreiben. Der Speicherplatz ist voll.

                """)
        #expect(
            run.output == """
                status 1
                status 1
                Adresse       –
                Erinnerungen  aus
                Darstellung   Dunkel
                Version       1.0.0 · Local · localhost
                old
                .:
                filling
                termine.ics
                tonnenticker

                tonnenticker:
                settings-local.json
                settings-local.json.lock

                """)
    }

    @Test("rejects a backend that isn't on this machine")
    func foreignBackend() throws {
        let run = try program.run("info", variables: ["TONNENTICKER_BACKEND": "http://example.com"])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("TONNENTICKER_BACKEND nennt keine Adresse dieses Rechners."))
        #expect(
            TerminalWording.fixedBackend("X", "Prod")
                == "X gilt nur in der Variante Local. Dies ist die Variante Prod.")
    }

    @Test("looks things up in the Abfall-ABC")
    func guide() throws {
        let found = try program.run("abc", "pizzaschachtel")
        #expect(found.status == 0)
        #expect(found.output.hasPrefix("[ P ] Pizzakarton (sauber)\n      Altpapier / Blaue Tonne\n"))
        let none = try program.run("abc", "qqqqqq")
        #expect(none.status == 1)
        #expect(none.errors == "Nichts gefunden. Versuch ein anderes Wort.\n")
        let all = try JSONDecoder().decode(
            [Item].self, from: Data(try program.run("abc", "--json").output.utf8))
        #expect(all.count >= 450)
    }

    private struct Item: Decodable {
        let item: String
    }

    @Test("says in German that its Abfall-ABC is damaged")
    func damagedGuide() throws {
        let run = try program.run(
            shell: """
                folder=$(mktemp -d) && cp "$0" "$folder" && cd "$folder"
                mkdir better-tonnenticker_TonnentickerCore.resources
                echo '{' >better-tonnenticker_TonnentickerCore.resources/abfall-abc.json
                ./tonnenticker abc
                status=$?
                rm -r "$folder"
                exit "$status"
                """)
        #expect(run.status == 1)
        #expect(run.errors == "Das Abfall-ABC ist beschädigt. Bitte neu installieren.\n")
    }

    @Test("gets from the setup to dates, reminders and calendar, and then works without a network")
    func everything() async throws {
        try await withLocalBackend { backend in
            let places = try program.run("orte", "wiedenbrueck", backend: backend)
            #expect(places.output.hasPrefix("Rheda-Wiedenbrück, Kreis Gütersloh\n  Rheda, Altstadt"))
            #expect(try program.run("orte", "qqq", backend: backend).status == 1)
            let ambiguous = try program.run("einrichten", "wiedenbrueck", backend: backend)
            #expect(ambiguous.status == 2)
            #expect(
                ambiguous.errors.contains(
                    "mehrere Bezirke. Nenne einen: tonnenticker einrichten Rheda-Wiedenbrück BEZIRK\n  Rheda, Altstadt")
            )
            let setUp = try program.run("einrichten", "wiedenbrueck", "lintel", backend: backend)
            #expect(setUp.status == 0)
            #expect(setUp.output == "Gespeichert: Rheda-Wiedenbrück, Lintel\n")
            let dates = try program.run("--alle", backend: backend)
            #expect(dates.status == 0)
            #expect(dates.output.hasPrefix("Termine\nRheda-Wiedenbrück, Lintel\n\n╭─"))
            _ = try program.run("mehr", "--erinnerungen", "an")
            #expect(try program.run("erinnerungen", backend: backend).output.contains(", 18:00"))
            let calendar = try program.run("kalender", backend: backend)
            #expect(calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
        }
        for verb in ["termine", "erinnerungen", "kalender"] {
            let stale = try program.run(verb)
            #expect(stale.status == 4)
            #expect(
                stale.errors.hasPrefix(
                    """
                    Der Dienst ist gerade nicht erreichbar.
                    Starte ihn: python3 Tests/LocalBackend/local_backend.py
                    Erneut versuchen: denselben Befehl noch einmal aufrufen

                    """
                ))
            #expect(!stale.output.isEmpty)
        }
        let stale = try program.run("--alle")
        #expect(stale.output.contains("Stand: "))
        #expect(stale.output.contains(" – gerade keine Verbindung\n"))
        try await withLocalBackend("--fault", "403") { refusing in
            let refused = try program.run("--alle", backend: refusing)
            #expect(refused.status == 1)
            #expect(!refused.output.contains("Verbindung"))
            #expect(
                refused.output.replacing("die App ist nicht berechtigt", with: "gerade keine Verbindung")
                    .withoutCountdown == stale.output.withoutCountdown)
            #expect(refused.errors.hasPrefix("Die App ist nicht berechtigt. Bitte aktualisieren.\n"))
        }
    }

    @Test("reports errors in the words of the design")
    func faults() async throws {
        // A 500 is retried twice.
        let faults = ["401", "500", "500", "500", "429", "html"].flatMap { ["--fault", $0] }
        try await withLocalBackend(faults) { backend in
            for words in [
                """
                Die App ist nicht berechtigt. Bitte aktualisieren.
                Der Schlüssel in Configurations/Local.xcconfig ist ein anderer als der des Dienstes.
                """,
                """
                Der Dienst ist gerade nicht erreichbar.
                Erneut versuchen: denselben Befehl noch einmal aufrufen
                """,
                "Zu viele Anfragen. Versuch es in 2 Minuten wieder.",
                """
                Unerwartete Antwort. Bist du in einem WLAN mit Anmeldeseite?
                Erneut versuchen: denselben Befehl noch einmal aufrufen
                """,
            ] {
                let run = try program.run("orte", "verl", backend: backend)
                #expect(run.status == 1)
                #expect(run.output.isEmpty)
                #expect(run.errors == words + "\n")
            }
        }
    }

    @Test("shows and changes the settings, from many processes at once")
    func settings() async throws {
        let program = program
        try await withThrowingTaskGroup { group in
            for (option, value) in [("--erinnerungen", "an"), ("--darstellung", "dunkel")] {
                group.addTask { for _ in 1...5 { _ = try program.run("mehr", option, value) } }
            }
            try await group.waitForAll()
        }
        let shown = try program.run("mehr")
        #expect(
            shown.output == """
                Adresse       –
                Erinnerungen  an – am Vorabend um 18:00 Uhr
                Darstellung   Dunkel
                Version       1.0.0 · Local · localhost

                """
        )
    }
}

extension String {
    /// The lines without the countdown, which may change between two runs.
    fileprivate var withoutCountdown: [Substring] {
        split(separator: "\n").filter { !$0.contains(" noch ") }
    }
}
