import Foundation
import TestSupport
import Testing

/// The questions of the setup, answered in a terminal.
@Suite(.serialized)
struct DialogTests {
    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    @Test("searches while the user types, accepts numbers as answers, and asks once whether to remind")
    func dialog() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "einrichten", backend: backend,
                steps: [
                    ("Ort suchen: ", "qqq"), ("Kein Ort gefunden. Prüfe die Schreibweise.", "\u{15}wiedenb"),
                    ("1  Rheda-Wiedenbrück, Kreis Gütersloh", "1"), ("Nummer: ", "9"),
                    ("Bitte eine Zahl von 1 bis 6.", "4"), ("2  Später", "1"),
                ])
            #expect(run.status == 0)
            #expect(
                run.text.contains(
                    """
                    Gespeichert: Rheda-Wiedenbrück, Lintel

                    Am Vorabend erinnern?
                    Um 18:00 Uhr am Tag vor jeder Abholung.
                      1  Ja, erinnern
                      2  Später

                    """))
            #expect(
                run.text.hasSuffix("Die Termine mit Erinnerung für ihn: tonnenticker kalender\n--ics termine.ics\n"))
            #expect(try program.run("mehr").output.contains("\nErinnerungen  an "))
            let again = try program.runInTerminal(
                "einrichten", "wiedenb", backend: backend, steps: [("Nummer: ", "2")])
            #expect(again.status == 0)
            #expect(again.text.contains("Welcher Bezirk?\nRheda-Wiedenbrück\n"))
            #expect(again.text.hasSuffix("Gespeichert: Rheda-Wiedenbrück, Nordrheda-Ems\n"))
            #expect(try program.run("mehr").output.contains("\nErinnerungen  an "))
        }
    }

    @Test(
        "leaves reminders off after „Später“, and if the last question is cancelled",
        arguments: ["2", "\u{3}", "\u{1C}"])
    func later(key: String) async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "einrichten", "beelen", backend: backend, steps: [("Später", "\(key)")])
            #expect(run.status == 0)
            #expect(run.text.contains("Erinnerungen sind aus. Einschalten: tonnenticker mehr"))
            #expect(try program.run("mehr").output.contains("Adresse       Beelen\n"))
        }
    }

    @Test("asks for an address if none is chosen, and then shows its dates")
    func firstStart() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "termine", columns: 30, backend: backend,
                steps: [
                    ("Ort suchen: ", "ein sehr langer Ort"), ("Kein Ort gefunden.", "\u{15}beelenx"),
                    ("Kein Ort gefunden.", "\u{7F}"), ("1  Beelen", "\r"), ("Später", "2"),
                ])
            #expect(run.status == 0)
            #expect(run.text.contains("Gespeichert: Beelen\n"))
            #expect(run.text.contains("\n\nTermine\nBeelen\n"))
        }
    }

    @Test("accepts only a number for a district, corrected or not")
    func districtNumber() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "einrichten", "wiedenb", backend: backend,
                steps: [
                    ("Nummer: ", "\rx"), ("Bitte eine Zahl von 1 bis 6.", "\u{7F}\u{15}4"), ("Später", "2"),
                ])
            #expect(run.status == 0)
            #expect(run.text.contains("Gespeichert: Rheda-Wiedenbrück, Lintel\n"))
        }
    }

    @Test("asks what a name leaves open, instead of guessing")
    func unclear() async throws {
        try await withLocalBackend { backend in
            let several = try program.runInTerminal(
                "einrichten",
                backend: backend,
                steps: [
                    ("Ort suchen: ", "e"), ("weitere – tippe weiter", "\r"),
                    ("Mehrere Orte passen: Wähle eine Zahl, oder tippe weiter.", "\u{3}"),
                ])
            #expect(several.status == 3)
            let named = try program.runInTerminal(
                "einrichten", "be", "nord", backend: backend,
                steps: [
                    ("1  Beckum", "1"), ("Keiner heißt genau „nord“.", "1"), ("Später", "2"),
                ])
            #expect(named.text.contains("Gespeichert: Beckum, Beckum Nord\n"))
            let unknown = try program.runInTerminal(
                "einrichten", "beckum", "qqq", backend: backend, steps: [("5  Vellern", "5")])
            #expect(unknown.text.hasSuffix("Gespeichert: Beckum, Vellern\n"))
        }
    }

    @Test("ends at Ctrl-C while it waits for the backend")
    func cancelsWaiting() async throws {
        try await withLocalBackend("--fault", "none", "--fault", "slow", "--delay", "60") { backend in
            let run = try program.runInTerminal(
                "einrichten",
                backend: backend,
                steps: [("Ort suchen: ", "verl"), ("1  Verl", "1"), ("Termine werden geladen", "\u{3}")]
            )
            #expect(run.status == 3)
            #expect(run.text.hasSuffix("Abgebrochen, nichts gespeichert.\n"))
        }
    }

    @Test("says that a search takes long, and ends at Ctrl-C in the meantime")
    func slowSearch() async throws {
        try await withLocalBackend("--fault", "slow", "--delay", "60") { backend in
            let run = try program.runInTerminal(
                "einrichten", backend: backend, steps: [("Ort suchen: ", "verl"), ("\nSuche …", "\u{3}")])
            #expect(run.status == 3)
        }
    }

    @Test("treats a paste as one text, and draws it once", arguments: ["", "\u{1B}[200~"])
    func paste(start: String) async throws {
        try await withLocalBackend { backend in
            let end = start.isEmpty ? "" : "\u{1B}[201~"
            let text = String(repeating: "Müll 1 ", count: 115)
            let run = try program.runInTerminal(
                "einrichten", backend: backend,
                steps: [
                    ("Ort suchen: ", "\(start)\(text)\(end)"), ("Kein Ort gefunden.", "\u{15}"),
                    ("Gib den Namen", "\(start)verl\(end)\r"), ("Nummer: ", "\(text)\u{3}"),
                ])
            #expect(run.status == 3)
            #expect(run.text.split(separator: "Ort suchen: ").count < 12)
        }
    }

    @Test("erases input typed before the first question, and uses it as the answer")
    func typedAhead() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                shell: #"read -r; "$0" einrichten"#, backend: backend,
                steps: [("", "\nverl"), ("1  Verl", "1"), ("Nummer: ", "1"), ("Später", "2")])
            #expect(run.status == 0)
            #expect(run.raw.contains("\r\u{1B}[J\u{1B}[?2004h\u{1B}[1mWo wohnst du?"))
        }
    }

    @Test("gives a dumb terminal plain text, and reads its lines")
    func dumb() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "einrichten", backend: backend, variables: ["TERM": "dumb"],
                steps: [
                    ("Ort suchen: ", "e\r"), ("Mehrere Orte passen", "wiedenb\r"), ("Nummer: ", "7\r"),
                    ("Bitte eine Zahl von 1 bis 6.", "4\r"), ("Später", "1\r"),
                ])
            #expect(run.status == 0)
            #expect(run.text.contains("Gespeichert: Rheda-Wiedenbrück, Lintel\n"))
            #expect(!run.raw.contains("\u{1B}"))
            let cancelled = try program.runInTerminal(
                "einrichten", backend: backend, variables: ["TERM": "dumb"], steps: [("Ort suchen: ", "\u{3}")])
            #expect(cancelled.status == 3)
        }
    }

    @Test("keeps the prompt visible on a low screen, and works at any size")
    func low() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "einrichten", lines: 6, backend: backend,
                steps: [
                    ("Ort suchen: ", "e"), ("4  ", .size(columns: 1, lines: 1)), ("Ort suchen: ", "\u{7F}verl"),
                    ("erl", .size(columns: 40, lines: 10)), ("1  Verl", "\u{3}"),
                ])
            #expect(run.status == 3)
            let drawn = run.raw.split(separator: "\u{1B}[J")
            #expect(drawn.count > 3 && drawn.allSatisfy { $0.split(separator: "\r\n").count <= 6 })
        }
    }

    @Test("reports errors of the search and of the request for districts")
    func failures() async throws {
        let search = try await withLocalBackend("--fault", "403") { backend in
            try program.runInTerminal(
                "einrichten", backend: backend,
                steps: [("Ort suchen: ", "verl"), ("Die App ist nicht berechtigt. Bitte aktualisieren.", "\u{3}")])
        }
        #expect(search.status == 3)
        let districts = try await withLocalBackend("--fault", "none", "--fault", "403") { backend in
            try program.runInTerminal(
                "einrichten", backend: backend, steps: [("Ort suchen: ", "beelen"), ("1  Beelen", "1")])
        }
        #expect(districts.status == 1)
        #expect(districts.text.contains("Die App ist nicht berechtigt. Bitte aktualisieren.\n"))
    }
}
