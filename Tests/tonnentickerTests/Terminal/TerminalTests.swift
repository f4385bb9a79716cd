import Foundation
import TestSupport
import Testing

/// The effects of the built program on its terminal.
@Suite(.serialized)
struct TerminalTests {
    private let program: BuiltProgram

    init() throws {
        program = try BuiltProgram()
    }

    @Test(
        "restores the terminal at any signal that ends the program",
        arguments: ["TERM", "HUP", "QUIT", "INT", "USR1", "ALRM"], [("einrichten", 3), ("demo --watch", 0)])
    func signals(signal: String, call: (arguments: String, status: Int)) throws {
        let run = try program.runInTerminal(
            shell: """
                bash -c '
                    (until stty -a </dev/tty | grep -q -- -icanon; do sleep 0.1; done; kill -\(signal) $$) &
                    exec "$0" \(call.arguments)
                ' "$0"
                echo "status $?" $(stty -a | grep -ow -e "-*icanon" -e "-*echo")
                """)
        #expect(run.text.hasSuffix("status \(call.status) icanon echo\n"))
        for (on, off) in [("?1049h", "?1049l"), ("?2004h", "?2004l"), ("?25l", "?25h"), ("?7l", "?7h")] {
            let switches = run.raw.split(separator: "\u{1B}[").map { $0.prefix { $0 != "\u{1B}" && $0 != "\r" } }
            let last = switches.last { $0.hasPrefix(on) || $0.hasPrefix(off) }
            #expect(last.map { $0.hasPrefix(off) } != false, "\(on)")
        }
    }

    @Test("ends at Ctrl-\\ without a crash report", arguments: [("einrichten", 3), ("--watch", 0)])
    func quit(option: String, status: Int32) throws {
        let arguments = option == "--watch" ? ["demo", option] : [option]
        let run = try program.runInTerminal(
            arguments[0], arguments.count > 1 ? arguments[1] : "--",
            steps: [(option == "--watch" ? "beendet" : "Ort suchen: ", "\u{1C}")])
        #expect(run.status == status)
        #expect(!run.text.contains("Crash") && !run.text.contains("Press space"))
    }

    @Test(
        "ends at Ctrl-C and Ctrl-\\ while it loads, and erases the progress indicator",
        arguments: ["\u{3}", "\u{1C}"])
    func interrupted(key: String) async throws {
        try await withLocalBackend("--fault", "slow", "--delay", "60") { backend in
            let run = try program.runInTerminal(
                shell: #""$0" orte verl; echo "status $?""#, backend: backend,
                steps: [("Orte werden gesucht", "\(key)")])
            #expect(run.raw.hasSuffix("\r\u{1B}[Kstatus 130\r\n"))
        }
    }

    @Test("stays within the terminal, in its colours", arguments: [40, 80, 120])
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

    @Test("shows progress only on a terminal and only if it takes a while")
    func spinner() async throws {
        // The first of two requests is slow; on Linux, URL loading spends the wait computing.
        let faults = ["slow", "none", "slow"].flatMap { ["--fault", $0] }
        try await withLocalBackend(faults + ["--delay", "1.5"]) { slow in
            let waiting = try program.runInTerminal("orte", "verl", columns: 60, backend: slow)
            #expect(waiting.raw.contains(" Orte werden gesucht …"))
            #expect(waiting.raw.contains("\r\u{1B}[K"))
            let file = try program.run("orte", "verl", backend: slow)
            #expect(file.errors.isEmpty)
            let fast = try program.runInTerminal("demo", columns: 60)
            #expect(!fast.raw.contains("…"))
        }
    }
}
