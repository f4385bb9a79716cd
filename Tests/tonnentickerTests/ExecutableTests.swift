import Foundation
import TestSupport
import Testing

/// The built program, run as people run it.
@Suite(.serialized)
struct ExecutableTests {
    private let home: URL

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "tonnenticker-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    private func program() throws -> String {
        try #require(Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "tonnenticker"))
            .path(percentEncoded: false)
    }

    private func variables(_ backend: LocalBackend? = nil) -> [String: String] {
        [
            "XDG_CONFIG_HOME": home.appending(path: "config").path(percentEncoded: false),
            "XDG_STATE_HOME": home.appending(path: "state").path(percentEncoded: false),
            "TONNENTICKER_BACKEND": backend?.url.absoluteString ?? "http://localhost:1",
            "TERM": "xterm-256color",
        ]
    }

    private struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    private func run(_ arguments: String..., variables: [String: String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: try program())
        process.arguments = arguments
        process.environment = variables
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: outputText, errors: errorText)
    }

    @Test("shows the demo on any system: time zone and language don't matter")
    func demo() throws {
        let berlin = try run("demo", variables: ["TZ": "Europe/Berlin", "LANG": "de_DE.UTF-8"])
        #expect(berlin.status == 0)
        #expect(berlin.errors.isEmpty)
        #expect(berlin.output.contains("NÄCHSTE ABHOLUNG"))
        #expect(berlin.output.contains("verschoben wegen Feiertag"))
        #expect(!berlin.output.contains("\u{1B}"))
        for zone in ["Pacific/Auckland", "America/Los_Angeles", "Asia/Bangkok"] {
            let other = try run("demo", variables: ["TZ": zone, "LANG": "th_TH.UTF-8"])
            #expect(other.output.withoutCountdown == berlin.output.withoutCountdown)
        }
    }

    @Test(
        "shows each scenario of the demo",
        arguments: [
            ("leer", 0, "Noch keine Termine veröffentlicht."), ("offline", 1, "Keine Internetverbindung."),
            ("langsam", 0, "NÄCHSTE ABHOLUNG"), ("verschoben", 0, "verschoben wegen Weihnachten"),
        ]
    )
    func scenarios(name: String, status: Int32, words: String) throws {
        let run = try run("demo", name, variables: [:])
        #expect(run.status == status)
        #expect((status == 0 ? run.output : run.errors).contains(words))
    }

    @Test("tells what was built, and keeps the key to itself")
    func info() throws {
        let run = try run("info", "--json", variables: [:])
        #expect(run.status == 0)
        #expect(run.output.contains(#""backend" : "http://localhost:8080""#))
        #expect(!run.output.contains("schluessel"))
    }

    @Test("says what to do where no address is chosen and nobody can be asked")
    func notSetUp() throws {
        for verb in ["termine", "erinnerungen", "kalender"] {
            let run = try run(verb, variables: variables())
            #expect(run.status == 3)
            #expect(run.output.isEmpty)
            #expect(run.errors == "Noch kein Ort gewählt. Wähle ihn mit: tonnenticker einrichten ORT BEZIRK\n")
        }
    }

    @Test("tells a wrong call by its status, on the error stream")
    func usage() throws {
        for run in [
            try run("quatsch", variables: [:]), try run("einrichten", variables: variables()),
            try run("demo", "--watch", variables: [:]),
            try run("info", variables: ["TONNENTICKER_BACKEND": "https://example.org"]),
        ] {
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(!run.errors.isEmpty)
        }
        #expect(try run("--help", variables: [:]).output.hasPrefix("Better Tonnenticker"))
    }

    @Test("looks things up in the Abfall-ABC")
    func guide() throws {
        let found = try run("abc", "pizzaschachtel", variables: [:])
        #expect(found.status == 0)
        #expect(found.output.hasPrefix("[ P ] Pizzakarton (sauber)\n      Altpapier / Blaue Tonne\n"))
        let none = try run("abc", "qqqqqq", variables: [:])
        #expect(none.status == 1)
        #expect(none.errors == "Nichts gefunden. Versuch ein anderes Wort.\n")
        let all = try JSONDecoder().decode(
            [Item].self, from: Data(try run("abc", "--json", variables: [:]).output.utf8))
        #expect(all.count == 184)
    }

    private struct Item: Decodable {
        let item: String
    }

    @Test("goes from the setup to dates, reminders and calendar, and on without a network")
    func everything() throws {
        var backend: LocalBackend? = try LocalBackend()
        let online = variables(backend)
        let places = try run("orte", "wiedenbrueck", variables: online)
        #expect(places.output.hasPrefix("Rheda-Wiedenbrück, Kreis Gütersloh\n  Rheda, Altstadt"))
        #expect(try run("orte", "qqq", variables: online).status == 1)
        let ambiguous = try run("einrichten", "wiedenbrueck", variables: online)
        #expect(ambiguous.status == 2)
        #expect(ambiguous.errors.contains("Bezirke:\n  Rheda, Altstadt"))
        let setUp = try run("einrichten", "wiedenbrueck", "lintel", variables: online)
        #expect(setUp.status == 0)
        #expect(setUp.output == "Gespeichert: Rheda-Wiedenbrück, Lintel\n\n")
        let dates = try run("--alle", variables: online)
        #expect(dates.status == 0)
        #expect(dates.output.hasPrefix("Termine\nRheda-Wiedenbrück, Lintel\n\n╭─"))
        let reminders = try run("erinnerungen", variables: online)
        #expect(reminders.output.contains(", 18:00"))
        #expect(reminders.output.hasSuffix("Einschalten: tonnenticker mehr --erinnerungen an\n"))
        let calendar = try run("kalender", variables: online)
        #expect(calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
        withExtendedLifetime(backend) { backend = nil }
        for verb in ["termine", "erinnerungen", "kalender"] {
            let stale = try run(verb, variables: online)
            #expect(stale.status == 4)
            #expect(
                stale.errors.hasPrefix(
                    "Der Dienst ist gerade nicht erreichbar.\nErneut versuchen: denselben Befehl noch einmal aufrufen\n"
                ))
            #expect(!stale.output.isEmpty)
        }
        let stale = try run("--alle", variables: online)
        #expect(stale.output.contains("Stand: "))
        #expect(stale.output.contains(" – gerade keine Verbindung\n"))
    }

    @Test(
        "says what went wrong in the words of the design",
        arguments: [
            ("401", "Die App ist nicht berechtigt. Bitte aktualisieren."),
            ("429", "Zu viele Anfragen. Versuch es in 2 Minuten wieder."),
            ("html", "Unerwartete Antwort. Bist du in einem WLAN mit Anmeldeseite?"),
        ])
    func faults(fault: String, words: String) throws {
        let backend = try LocalBackend("--fault", fault)
        defer { withExtendedLifetime(backend) {} }
        let run = try run("orte", "verl", variables: variables(backend))
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix(words + "\nErneut versuchen: "))
    }

    @Test("shows and changes the settings, from many processes at once")
    func settings() async throws {
        let variables = variables()
        try await withThrowingTaskGroup { group in
            for (option, value) in [("--erinnerungen", "an"), ("--darstellung", "dunkel")] {
                group.addTask { for _ in 1...5 { _ = try run("mehr", option, value, variables: variables) } }
            }
            try await group.waitForAll()
        }
        let shown = try run("mehr", variables: variables)
        #expect(
            shown.output == """
                Adresse       –
                Erinnerungen  an – Am Vorabend um 18:00 Uhr
                Darstellung   Dunkel
                Version       1.0.0 · Local · localhost

                """
        )
    }

    @Test("searches while somebody types, and takes numbers for answers")
    func dialog() throws {
        let backend = try LocalBackend()
        defer { withExtendedLifetime(backend) {} }
        let run = try PseudoTerminal.run(
            [try program(), "einrichten"],
            columns: 60,
            variables: variables(backend),
            steps: [
                ("Ort suchen: ", "qqq"), ("Kein Ort gefunden. Prüfe die Schreibweise.", "\u{15}wiedenb"),
                ("1  Rheda-Wiedenbrück, Kreis Gütersloh", "1"), ("Nummer: ", "9"),
                ("Bitte eine Zahl von 1 bis 6.", "4"),
            ]
        )
        #expect(run.status == 0)
        #expect(run.text.hasSuffix("Gespeichert: Rheda-Wiedenbrück, Lintel\n\n"))
        let cancelled = try PseudoTerminal.run(
            [try program(), "einrichten"],
            columns: 40,
            variables: variables(backend),
            steps: [("Ort suchen: ", "verl\r"), ("Nummer: ", "\u{3}")]
        )
        #expect(cancelled.status == 3)
        #expect(cancelled.text.hasSuffix("Abgebrochen, nichts gespeichert.\n"))
    }

    @Test("counts down until Ctrl-C, and gives the screen back")
    func watch() throws {
        let run = try PseudoTerminal.run(
            [try program(), "demo", "--watch"],
            columns: 50,
            lines: 20,
            variables: variables(),
            steps: [("Strg-C beendet", "\u{3}")]
        )
        #expect(run.status == 0)
        #expect(run.raw.hasPrefix("\u{1B}[?1049h"))
        #expect(run.raw.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
        #expect(run.text.contains("bis 6:00 Uhr rausstellen"))
    }

    @Test("keeps within the terminal, in its colours", arguments: [40, 80, 120])
    func terminal(columns: Int) throws {
        let colored = try PseudoTerminal.run(
            [try program(), "demo", "--alle"], columns: columns, variables: variables(), steps: [])
        #expect(colored.raw.contains("\u{1B}[1;38;5;"))
        #expect(colored.text.split(separator: "\n").allSatisfy { $0.count <= columns })
        let plain = try PseudoTerminal.run(
            [try program(), "demo", "--alle"],
            columns: columns,
            variables: variables().merging(["NO_COLOR": "1"]) { $1 },
            steps: []
        )
        #expect(!plain.raw.contains("\u{1B}"))
    }

    @Test("shows that it waits on a terminal, and only there and only when it takes a while")
    func spinner() throws {
        let slow = try LocalBackend("--fault", "slow", "--delay", "1.5")
        defer { withExtendedLifetime(slow) {} }
        let waiting = try PseudoTerminal.run(
            [try program(), "orte", "verl"], columns: 60, variables: variables(slow), steps: [])
        #expect(waiting.raw.contains(" Orte werden gesucht …"))
        #expect(waiting.raw.contains("\r\u{1B}[K"))
        let file = try run("orte", "verl", variables: variables(slow))
        #expect(file.errors.isEmpty)
        let fast = try PseudoTerminal.run([try program(), "demo"], columns: 60, variables: variables(), steps: [])
        #expect(!fast.raw.contains("…"))
    }
}

extension String {
    /// The lines but the countdown, which may go on between two runs.
    fileprivate var withoutCountdown: [Substring] {
        split(separator: "\n").filter { !$0.contains(" noch ") }
    }
}
