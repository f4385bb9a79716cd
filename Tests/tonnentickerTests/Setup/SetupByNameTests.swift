import TestSupport
import Testing

/// The setup with the address in the arguments.
@Suite(.serialized)
struct SetupByNameTests {
    @Test("lists the possible names if a name matches none or several, and stores nothing")
    func wrongNames() async throws {
        let program = try BuiltProgram()
        try await withLocalBackend { backend in
            for (arguments, start) in [
                (["lingen", "1"], "Kein Ort gefunden."),
                (["e", "1"], "„e“ ist nicht eindeutig:\n  Ennigerloh, Kreis Warendorf\n"),
                (["gütersloh", "99"], "Kein Bezirk „99“. Es gibt:\n  Bezirk 1, Innenstadt, "),
                (["gütersloh", "bezirk"], "„bezirk“ ist nicht eindeutig:\n  Bezirk 1, Innenstadt, "),
                (["gütersloh, kreis warendorf", "1"], "Kein Ort gefunden."),
                (
                    ["everswinkel", "alvers"],
                    """
                    Kein Bezirk heißt genau „alvers“. Meintest du „Alverskirchen“?
                      tonnenticker einrichten "Everswinkel, Kreis Warendorf" Alverskirchen
                    """
                ),
                (
                    ["inhagen"],
                    """
                    Kein Ort heißt genau „inhagen“. Meintest du „Steinhagen“?
                      tonnenticker einrichten "Steinhagen, Kreis Gütersloh"
                    """
                ),
            ] {
                let run = try program.run(["einrichten"] + arguments, backend: backend)
                #expect(run.status == 1)
                #expect(run.output.isEmpty)
                #expect(run.errors.hasPrefix(start), "\(arguments)")
            }
            #expect(try program.run("termine", backend: backend).status == 3)
        }
    }

    @Test(
        "accepts the names as the client prints them",
        arguments: [
            (["Gütersloh, Kreis Gütersloh", "Bezirk 1"], "Gütersloh, Bezirk 1"),
            (["gütersloh kreis gütersloh", "2"], "Gütersloh, Bezirk 2"),
            (["Gütersloh", "Bezirk 3, Pavenstädt, Kattenstroth"], "Gütersloh, Bezirk 3"),
            (["Gütersloh, Bezirk 4"], "Gütersloh, Bezirk 4"),
            (["Gütersloh, Kreis Gütersloh, Bezirk 5, Avenwedde, Friedrichsdorf"], "Gütersloh, Bezirk 5"),
            (
                ["Harsewinkel, Kreis Gütersloh", "Außenbereich (südlich der Ems)"],
                "Harsewinkel, Außenbereich (südlich der Ems)"
            ),
            (
                ["Harsewinkel, Außenbereich (nördlich der Ems)"],
                "Harsewinkel, Außenbereich (nördlich der Ems)"
            ),
            (["Beelen, Kreis Warendorf"], "Beelen"), (["halle", "künsebeck"], "Halle (Westf), Bezirk 2"),
        ])
    func labels(arguments: [String], saved: String) async throws {
        let program = try BuiltProgram()
        try await withLocalBackend { backend in
            let run = try program.run(["einrichten"] + arguments, backend: backend)
            #expect(run.output == "Gespeichert: \(saved)\n")
            #expect(run.status == 0)
            // The address as the settings show it works, too.
            let shown = try program.run("mehr", "--json").output
            let again = try program.run("einrichten", saved, backend: backend)
            #expect(again.status == 0)
            #expect(try program.run("mehr", "--json").output == shown)
        }
    }
}
