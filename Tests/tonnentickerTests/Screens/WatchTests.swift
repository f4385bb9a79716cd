import Foundation
import TestSupport
import Testing

/// The countdown on a separate screen.
@Suite(.serialized)
struct WatchTests {
    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    @Test("counts down until Ctrl-C, and restores the screen")
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

    @Test("ends at q, doesn't echo keys, and marks what is cut off")
    func quit() throws {
        let run = try program.runInTerminal(
            "demo", "--watch", columns: 50, lines: 20, steps: [("beendet", "xyzq")])
        #expect(run.status == 0)
        #expect(!run.text.contains("xyz"))
        #expect(run.text.contains("…\nq oder Strg-C beendet"))
    }

    @Test("stops at Ctrl-Z, and redraws in the foreground at the terminal's new size")
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

    @Test("redraws the countdown only when the terminal's size or its content changes")
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

    @Test("gives a dumb terminal plain text", arguments: ["dumb", ""])
    func dumb(name: String) throws {
        let run = try program.runInTerminal(
            "demo", "--watch", variables: ["TERM": name, "COLORTERM": "truecolor"], steps: [("Strg-C beendet", "\u{3}")]
        )
        #expect(run.status == 0)
        #expect(run.text.contains("Weitere Termine bis"))
        #expect(!run.raw.contains("\u{1B}"))
    }

    @Test("works at any size of the terminal")
    func sizes() throws {
        let run = try program.runInTerminal(
            "demo", "--watch",
            steps: [
                ("beendet", .size(columns: 1, lines: 1)), ("…", .size(columns: 2, lines: 2)),
                ("\n", .size(columns: 300, lines: 1)), ("Strg-C beendet", .size(columns: 60, lines: 30)),
                ("NÄCHSTE ABHOLUNG", "q"),
            ])
        #expect(run.status == 0)
    }

    @Test("shows stored dates at once, whatever the backend does")
    func storedDates() async throws {
        let none = Array(repeating: ["--fault", "none"], count: 4).flatMap(\.self)
        try await withLocalBackend(none + ["--fault", "slow", "--delay", "60"]) { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            #expect(try program.run("termine", backend: backend).status == 0)
            let run = try program.runInTerminal(
                "termine", "--watch", columns: 60, backend: backend, steps: [("NÄCHSTE ABHOLUNG", "q")])
            #expect(run.status == 0)
            #expect(!run.text.contains("Termine werden geladen"))
        }
    }

    @Test(
        "ends at q or Ctrl-C while it waits for the backend, and doesn't echo what is typed meanwhile",
        arguments: ["q", "Q", "\u{3}"])
    func cancelsWaiting(end: String) async throws {
        try await withLocalBackend(
            "--fault", "none", "--fault", "none", "--fault", "slow", "--delay", "60"
        ) { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            let run = try program.runInTerminal(
                "--watch", backend: backend, steps: [("Termine werden geladen", "xyz\(end)")])
            #expect(run.status == 0)
            #expect(!run.text.contains("xyz"))
            #expect(!run.raw.contains("\u{1B}[?1049h"))
        }
    }
}
