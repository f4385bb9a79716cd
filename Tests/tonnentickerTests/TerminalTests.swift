import Foundation
import TestSupport
import Testing

/// The built program in a terminal.
@Suite(.serialized)
final class TerminalTests {
    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    deinit {
        program.removeHome()
    }

    @Test("searches while somebody types, and takes numbers for answers")
    func dialog() throws {
        let backend = try LocalBackend()
        defer { withExtendedLifetime(backend) {} }
        let run = try program.runInTerminal(
            "einrichten",
            columns: 60,
            backend: backend,
            steps: [
                ("Ort suchen: ", "qqq"), ("Kein Ort gefunden. Prüfe die Schreibweise.", "\u{15}wiedenb"),
                ("1  Rheda-Wiedenbrück, Kreis Gütersloh", "1"), ("Nummer: ", "9"),
                ("Bitte eine Zahl von 1 bis 6.", "4"),
            ]
        )
        #expect(run.status == 0)
        #expect(run.text.hasSuffix("Gespeichert: Rheda-Wiedenbrück, Lintel\n"))
        let named = try program.runInTerminal(
            "einrichten", "wiedenb",
            columns: 60,
            backend: backend,
            steps: [("Nummer: ", "4")]
        )
        #expect(named.status == 0)
        #expect(named.text.contains("Welcher Bezirk?\nRheda-Wiedenbrück\n"))
        #expect(named.text.hasSuffix("Gespeichert: Rheda-Wiedenbrück, Lintel\n"))
        let unclear = try program.runInTerminal(
            "einrichten",
            columns: 60,
            backend: backend,
            steps: [
                ("Ort suchen: ", "e"), ("weitere – tippe weiter", "\r"),
                ("Mehrere Orte passen: Wähle eine Zahl, oder tippe weiter.", "\u{3}"),
            ]
        )
        #expect(unclear.status == 3)
        let cancelled = try program.runInTerminal(
            "einrichten",
            columns: 40,
            backend: backend,
            steps: [("Ort suchen: ", "verl\r"), ("Nummer: ", "\u{3}")]
        )
        #expect(cancelled.status == 3)
        #expect(cancelled.text.hasSuffix("Abgebrochen, nichts gespeichert.\n"))
    }

    @Test("ends at Ctrl-C while it waits for the backend")
    func cancelsWaiting() throws {
        let backend = try LocalBackend("--fault", "none", "--fault", "slow", "--delay", "60")
        defer { withExtendedLifetime(backend) {} }
        let run = try program.runInTerminal(
            "einrichten",
            backend: backend,
            steps: [("Ort suchen: ", "verl"), ("1  Verl", "1"), ("Termine werden geladen", "\u{3}")]
        )
        #expect(run.status == 3)
        #expect(run.text.hasSuffix("Abgebrochen, nichts gespeichert.\n"))
    }

    @Test("gives the terminal back when another process ends it")
    func terminated() throws {
        let run = try program.runInTerminal(
            shell: """
                bash -c '
                    (until stty -a </dev/tty | grep -q -- -icanon; do sleep 0.1; done; kill -TERM $$) &
                    exec "$0" einrichten
                ' "$0"
                echo "status $?" $(stty -a | grep -ow -e "-*icanon" -e "-*echo")
                """)
        #expect(run.text.hasSuffix("Abgebrochen, nichts gespeichert.\nstatus 3 icanon echo\n"))
    }

    @Test("keeps the prompt in sight on a low screen")
    func low() throws {
        let backend = try LocalBackend()
        defer { withExtendedLifetime(backend) {} }
        let run = try program.runInTerminal(
            "einrichten",
            lines: 6,
            backend: backend,
            steps: [("Ort suchen: ", "e"), ("4  ", "\u{3}")]
        )
        #expect(run.raw.split(separator: "\u{1B}[J").allSatisfy { $0.split(separator: "\r\n").count <= 6 })
    }

    @Test("counts down until Ctrl-C, and gives the screen back")
    func watch() throws {
        let run = try program.runInTerminal(
            "demo", "--watch",
            columns: 50,
            lines: 20,
            steps: [("Strg-C beendet", "\u{3}")]
        )
        #expect(run.status == 0)
        #expect(run.raw.hasPrefix("\u{1B}[?1049h"))
        #expect(run.raw.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
        #expect(run.text.contains("bis 6:00 Uhr rausstellen"))
    }

    @Test("ends at q, shows no keys, and marks what is cut off")
    func quit() throws {
        let run = try program.runInTerminal(
            "demo", "--watch", columns: 50, lines: 20, steps: [("beendet", "xyzq")])
        #expect(run.status == 0)
        #expect(!run.text.contains("xyz"))
        #expect(run.text.contains("…\nq oder Strg-C beendet"))
    }

    @Test("stops at Ctrl-Z, and draws again in the foreground, in the size that the terminal has by then")
    func suspend() throws {
        let run = try program.runInTerminal(
            columns: 50,
            lines: 20,
            shell: #"set -m; "$0" demo --watch; stty cols 30; echo STOPPED; fg >/dev/null; echo OVER"#,
            steps: [("beendet", "\u{1A}"), ("beendet", "q")]
        )
        #expect(run.status == 0)
        let parts = run.raw.split(separator: "STOPPED\r\n")
        try #require(parts.count == 2)
        #expect(parts[0].contains("\u{1B}[?25h\u{1B}[?1049l"))
        #expect(parts[1].hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H"))
        #expect(parts[1].hasSuffix("\u{1B}[?1049lOVER\r\n"))
        let columns = parts[1].replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").split(separator: "\r\n").map(\.count)
        #expect(columns.max() ?? 0 <= 30)
    }

    @Test("keeps within the terminal, in its colours", arguments: [40, 80, 120])
    func terminal(columns: Int) throws {
        let colored = try program.runInTerminal("demo", "--alle", columns: columns)
        #expect(colored.raw.contains("\u{1B}[1;38;5;"))
        #expect(colored.text.split(separator: "\n").allSatisfy { $0.count <= columns })
        let plain = try program.runInTerminal(
            "demo", "--alle",
            columns: columns,
            variables: ["NO_COLOR": "1"]
        )
        #expect(!plain.raw.contains("\u{1B}"))
    }

    @Test("shows that it waits on a terminal, and only there and only when it takes a while")
    func spinner() throws {
        let slow = try LocalBackend("--fault", "slow", "--delay", "1.5")
        defer { withExtendedLifetime(slow) {} }
        let waiting = try program.runInTerminal("orte", "verl", columns: 60, backend: slow)
        #expect(waiting.raw.contains(" Orte werden gesucht …"))
        #expect(waiting.raw.contains("\r\u{1B}[K"))
        let file = try program.run("orte", "verl", backend: slow)
        #expect(file.errors.isEmpty)
        let fast = try program.runInTerminal("demo", columns: 60)
        #expect(!fast.raw.contains("…"))
    }
}
