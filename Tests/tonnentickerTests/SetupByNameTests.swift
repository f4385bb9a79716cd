import TestSupport
import Testing

/// The setup with the address as arguments.
@Suite(.serialized)
struct SetupByNameTests {
    @Test("names what would be right where a name fits none or several, and keeps nothing")
    func wrongNames() async throws {
        let program = try BuiltProgram()
        try await withLocalBackend { backend in
            for (arguments, start) in [
                (["lingen", "1"], "Kein Ort gefunden."),
                (["e", "1"], "„e“ ist nicht eindeutig:\n  Ennigerloh, Kreis Warendorf\n"),
                (["gütersloh", "99"], "Kein Bezirk „99“. Es gibt:\n  Bezirk 1, Innenstadt, "),
                (["gütersloh", "bezirk"], "„bezirk“ ist nicht eindeutig:\n  Bezirk 1, Innenstadt, "),
            ] {
                let run = try program.run(["einrichten"] + arguments, backend: backend)
                #expect(run.status == 1)
                #expect(run.output.isEmpty)
                #expect(run.errors.hasPrefix(start), "\(arguments)")
            }
            #expect(try program.run("termine", backend: backend).status == 3)
        }
    }
}
