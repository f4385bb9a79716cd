import Foundation
import TestSupport
import Testing

/// The setup's questions and the countdown, typed into a terminal.
@Suite(.serialized)
struct DialogTests {
    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    @Test("asks for an address where none is chosen, and shows its dates then")
    func firstStart() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "termine", columns: 30, backend: backend,
                steps: [
                    ("Ort suchen: ", "ein sehr langer Ort"), ("Kein Ort gefunden.", "\u{15}beelenx"),
                    ("Kein Ort gefunden.", "\u{7F}"), ("1  Beelen", "\r"),
                ])
            #expect(run.status == 0)
            #expect(run.text.contains("Gespeichert: Beelen\n\nTermine\nBeelen\n"))
        }
    }

    @Test("takes a number, corrected or not, and nothing else for a district")
    func districtNumber() async throws {
        try await withLocalBackend { backend in
            let run = try program.runInTerminal(
                "einrichten", "wiedenb", backend: backend,
                steps: [
                    ("Nummer: ", "\rx"), ("Bitte eine Zahl von 1 bis 6.", "\u{7F}\u{15}4"),
                ])
            #expect(run.status == 0)
            #expect(run.text.hasSuffix("Gespeichert: Rheda-Wiedenbrück, Lintel\n"))
        }
    }

    @Test("says what went wrong while it searches, and while districts are asked for")
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

    @Test("draws the countdown again when the terminal has another size, and only then or when something changes")
    func resize() throws {
        let run = try program.runInTerminal(
            columns: 50, lines: 200,
            shell: #"(sleep 1.5; stty cols 30 </dev/tty) & "$0" demo --watch"#,
            steps: [("beendet", ""), ("beendet", "q")])
        #expect(run.status == 0)
        #expect(!run.text.contains("…"))
    }

    @Test("counts down without a keyboard until Ctrl-C")
    func noKeyboard() throws {
        let run = try program.runInTerminal(
            columns: 50, lines: 20, shell: #""$0" demo --watch </dev/null"#, steps: [("beendet", "\u{3}")])
        #expect(run.raw.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    }
}
