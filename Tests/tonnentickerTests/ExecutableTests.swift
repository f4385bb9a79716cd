import Foundation
import Testing

/// The built program, run as people run it, without a network.
struct ExecutableTests {
    private struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    private func run(_ arguments: String..., variables: [String: String] = [:]) throws -> Run {
        let program = try #require(
            Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "tonnenticker"))
        let process = Process()
        process.executableURL = program
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
        #expect(!berlin.output.contains("\u{1B}"))
        for zone in ["Pacific/Auckland", "America/Los_Angeles", "Asia/Bangkok"] {
            let other = try run("demo", variables: ["TZ": zone, "LANG": "th_TH.UTF-8"])
            #expect(other.output.withoutCountdown == berlin.output.withoutCountdown)
        }
    }

    @Test("tells what was built, and keeps the key to itself")
    func info() throws {
        let run = try run("info")
        #expect(run.status == 0)
        #expect(run.output.contains("http://localhost:8080"))
        #expect(!run.output.contains("schluessel"))
    }

    @Test("says what to do where no address is chosen and nobody can be asked")
    func notSetUp() throws {
        let run = try run(variables: ["XDG_CONFIG_HOME": "/nonexistent"])
        #expect(run.status == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors == "Noch kein Ort gewählt. Wähle ihn mit: tonnenticker einrichten ORT BEZIRK\n")
    }

    @Test("tells a wrong call by its status, on the error stream")
    func usage() throws {
        for run in [try run("quatsch"), try run("einrichten")] {
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("tonnenticker"))
        }
        #expect(try run("--help").output.hasPrefix("Better Tonnenticker"))
    }
}

extension String {
    /// The lines but the countdown, which may go on between two runs.
    fileprivate var withoutCountdown: [Substring] {
        split(separator: "\n").filter { !$0.contains(" noch ") }
    }
}
