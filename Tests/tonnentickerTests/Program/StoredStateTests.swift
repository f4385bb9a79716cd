import Foundation
import TestSupport
import Testing

/// The built program and what it stores: address, settings and calendar files.
@Suite(.serialized)
final class StoredStateTests {
    private let program: BuiltProgram
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tonnenticker-\(UUID().uuidString)")

    init() throws {
        program = try BuiltProgram()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    @Test("prints every list as JSON, too")
    func json() async throws {
        try await withLocalBackend { backend in
            #expect(try program.run("einrichten", "beelen", backend: backend).output == "Gespeichert: Beelen\n")
            func json(_ arguments: [String]) throws -> Any {
                let run = try program.run(arguments + ["--json"], backend: backend)
                #expect(run.status == 0)
                return try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            }
            let dates = try #require(try json(["termine"]) as? [String: Any])
            #expect((dates["address"] as? [String: String])?["place"] == "Beelen")
            #expect((dates["days"] as? [Any])?.isEmpty == false)
            #expect(dates["next"] is [String: Any] && dates["staleSince"] == nil)
            #expect((try json(["erinnerungen"]) as? [Any])?.isEmpty == true)
            _ = try program.run("mehr", "--erinnerungen", "an")
            #expect((try json(["erinnerungen"]) as? [[String: String]])?.first?["title"]?.hasPrefix("Morgen: ") == true)
            #expect((try json(["mehr"]) as? [String: Any])?["appearance"] as? String == "system")
            let places = try #require(try json(["orte", "beelen"]) as? [[String: Any]])
            #expect(places.map { $0["name"] as? String } == ["Beelen"])
            #expect((places[0]["districts"] as? [Any])?.count == 1)
            // With many places, the districts aren't requested.
            let many = try program.run("orte", "e", backend: backend).output
            #expect(many.split(separator: "\n").count > 5 && !many.contains("\n  "))
        }
    }

    @Test("distinguishes two districts of one name wherever it shows them")
    func namesakes() async throws {
        try await withLocalBackend { backend in
            let north = "Außenbereich (nördlich der Ems)"
            let unclear = try program.run("einrichten", "harsewinkel", "außenbereich", backend: backend)
            #expect(unclear.errors.hasSuffix("\n  \(north)\n  Außenbereich (südlich der Ems)\n"))
            #expect(try program.run("orte", "harsewinkel", backend: backend).output.contains("\n  \(north)\n"))
            let chosen = try program.run("einrichten", "harsewinkel", north, backend: backend)
            #expect(chosen.output == "Gespeichert: Harsewinkel, \(north)\n")
            for arguments in [
                ["termine"], ["termine", "--json"], ["mehr"], ["mehr", "--json"], ["orte", "harse", "--json"],
            ] {
                #expect(try program.run(arguments, backend: backend).output.contains(north), "\(arguments)")
            }
        }
    }

    @Test("writes calendar files, but none if there is nothing to write")
    func calendar() async throws {
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            let demo = try program.run("demo", "--ics", path("demo.ics"))
            #expect(demo.status == 0 && demo.output == "Geschrieben: \(path("demo.ics"))\n")
            let own = try program.run("erinnerungen", "--ics", path("own.ics"), backend: backend)
            #expect(own.status == 0 && own.output == "Geschrieben: \(path("own.ics"))\n")
            for name in ["demo.ics", "own.ics"] {
                #expect(try String(contentsOfFile: path(name), encoding: .utf8).hasPrefix("BEGIN:VCALENDAR\r\n"))
            }
            let none = try program.run("demo", "leer", "--ics", path("none.ics"))
            #expect(none.status == 1 && none.output.isEmpty && !none.errors.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: path("none.ics")))
        }
    }

    @Test("fails if its streams are closed, and doesn't print into its own files")
    func closedStreams() async throws {
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            let closed = try program.run(shell: #""$0" <&- >&- 2>&-; echo "status $?""#, backend: backend)
            #expect(closed.output == "status 1\n")
            #expect(try program.run("termine").status == 4)
        }
    }

    @Test("reminds only if reminders are on, but always in a file with reminders")
    func reminders() async throws {
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            func remindsInCalendar(_ options: String...) throws -> Bool {
                try program.run(["kalender"] + options, backend: backend).output.contains("BEGIN:VALARM\r\n")
            }
            #expect(
                try program.run("erinnerungen", backend: backend).output
                    == "Erinnerungen sind aus. Einschalten: tonnenticker mehr --erinnerungen an\n")
            #expect(try !remindsInCalendar())
            _ = try program.run("erinnerungen", "--ics", path("own.ics"), backend: backend)
            #expect(try String(contentsOfFile: path("own.ics"), encoding: .utf8).contains("BEGIN:VALARM\r\n"))
            _ = try program.run("mehr", "--erinnerungen", "an")
            #expect(try program.run("erinnerungen", backend: backend).output.contains(":00  Morgen: "))
            #expect(try remindsInCalendar())
            #expect(try !remindsInCalendar("--ohne-erinnerung"))
        }
    }

    @Test("finds an address again whose ids the backend no longer knows, and stores the new ones")
    func renewedAddress() async throws {
        try await withLocalBackend { backend in
            let variables = ["XDG_CONFIG_HOME": path("config")]
            _ = try program.run("einrichten", "beelen", backend: backend, variables: variables)
            let file = path("config/tonnenticker/settings-local.json")
            let settings = try String(contentsOfFile: file, encoding: .utf8)
            try Data(settings.replacing(/"id" ?: ?"/) { _ in "\"id\":\"gone-" }.utf8).write(to: URL(filePath: file))
            #expect(try program.run("termine", backend: backend, variables: variables).status == 0)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == settings)
        }
    }

    private static let wrongKind =
        "lässt sich nicht schreiben. Auf dem Weg liegt eine Datei statt eines Ordners, oder am Ziel ein Ordner.\n"

    @Test("reports unusable settings, and what it can't read or write")
    func unusable() throws {
        let variables = ["XDG_CONFIG_HOME": path("config")]
        let file = path("config/tonnenticker/settings-local.json")
        _ = try program.run("mehr", "--darstellung", "hell", variables: variables)
        try Data("{".utf8).write(to: URL(filePath: file))
        let damaged = try program.run("mehr", variables: variables)
        #expect(damaged.status == 0)
        #expect(damaged.errors == "Die Einstellungen waren beschädigt. Die alte Datei liegt in \(file).damaged.\n")
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        let unreadable = try program.run("demo", variables: variables)
        #expect(unreadable.status == 1)
        #expect(unreadable.errors.hasPrefix("\(file) ist keine Datei."))
        let unwritable = try program.run(
            "mehr", "--erinnerungen", "an", variables: ["XDG_CONFIG_HOME": "/dev/null/config"])
        #expect(unwritable.status == 1)
        #expect(
            unwritable.errors
                == "/dev/null/config/tonnenticker/settings-local.json \(Self.wrongKind)")
    }

    @Test("shows dates that can't be stored, and says so")
    func unkept() async throws {
        try await withLocalBackend { backend in
            _ = try program.run("einrichten", "beelen", backend: backend)
            let run = try program.run("termine", backend: backend, variables: ["XDG_STATE_HOME": "/dev/null"])
            #expect(run.status == 0)
            #expect(run.output.contains("NÄCHSTE ABHOLUNG"))
            #expect(
                run.errors
                    == "/dev/null/tonnenticker/schedule-local.json \(Self.wrongKind)")
        }
    }

    @Test("shows its version, what was built, and the whole Abfall-ABC as text")
    func texts() throws {
        #expect(try program.run("--version").output == "Better Tonnenticker 1.0.0\n")
        let info = try program.run("info", variables: ["TONNENTICKER_BACKEND": ""]).output
        #expect(info.hasPrefix("Version   1.0.0\nVariante  Local\nDienst    http://localhost:8080\nApp-Icon  "))
        let guide = try program.run("abc").output
        #expect(guide.hasPrefix("A\n[") && guide.contains("\n\nB\n["))
        #expect(try program.run("einrichten", "verl").status == 1)
    }

    @Test(
        "uses the chosen appearance, or the terminal's own",
        arguments: [
            ("system", "15;0", true), ("system", "0;15", false), ("system", "0;7", false), ("system", "x", false),
            ("hell", "15;0", false), ("dunkel", "0;15", true),
        ])
    func appearance(name: String, colors: String, isDark: Bool) throws {
        _ = try program.run("mehr", "--darstellung", name)
        let run = try program.runInTerminal(
            "demo", variables: ["COLORTERM": "truecolor", "COLORFGBG": colors, "NO_COLOR": ""])
        // In light mode, the card's gradient begins with this green.
        #expect(run.raw.contains("48;2;47;125;50m") == !isDark)
    }
}
