import Foundation
import Testing
import TonnentickerCore

@testable import tonnenticker

struct AddressByNameTests {
    private let finder = AddressByName(
        api: PreviewAPI(now: Date(timeIntervalSince1970: 1_800_000_000)), flavour: .local)

    @Test(
        "finds place and district by name",
        arguments: [
            ("beelen", nil, "Beelen, Gesamtes Gebiet"), ("Gütersloh", "bezirk 2", "Gütersloh, Bezirk 2"),
            ("gutersloh", "2", "Gütersloh, Bezirk 2"), ("wiedenbrueck", "Rheda", "Rheda-Wiedenbrück, Rheda"),
        ]
    )
    func finds(place: String, district: String?, expected: String) async throws {
        let answer = try await finder.address(place: place, district: district)
        guard case .address(let address) = answer else {
            Issue.record("\(answer) is no address")
            return
        }
        #expect(Wording.address(address) == expected)
    }

    @Test("leaves the district open where there are several")
    func open() async throws {
        let answer = try await finder.address(place: "rheda", district: nil)
        guard case .districts(let place, let districts) = answer else {
            Issue.record("\(answer) leaves nothing open")
            return
        }
        #expect(
            TerminalWording.districtNeeded(in: place.name, districts.map(\.name))
                == "In Rheda-Wiedenbrück gibt es mehrere Bezirke. "
                + "Nenne einen: tonnenticker einrichten Rheda-Wiedenbrück BEZIRK\n  Rheda\n  Wiedenbrück")
        #expect(TerminalWording.districtNeeded(in: "Halle (Westf)", []).contains("einrichten \"Halle (Westf)\" BEZIRK"))
    }

    @Test(
        "says what is missing or unclear",
        arguments: [
            ("nirgends", nil, ExitCode.failure, "Kein Ort gefunden. Prüfe die Schreibweise."),
            ("be", nil, .failure, "„be“ ist nicht eindeutig:\n  Beckum, Kreis Warendorf\n  Beelen, Kreis Warendorf"),
            (
                "l", nil, .failure,
                """
                „l“ ist nicht eindeutig:
                  Ahlen, Kreis Warendorf
                  Beelen, Kreis Warendorf
                  Gütersloh, Kreis Gütersloh
                  Halle (Westf), Kreis Gütersloh
                  Oelde, Kreis Warendorf
                  Schloß Holte-Stukenbrock, Kreis Gütersloh
                """
            ),
            ("rheda", "Nord", .failure, "Kein Bezirk „Nord“. Es gibt:\n  Rheda\n  Wiedenbrück"),
            (
                "rheda", "e", .failure,
                "„e“ ist nicht eindeutig:\n  Rheda\n  Wiedenbrück"
            ),
        ]
    )
    func refuses(place: String, district: String?, status: ExitCode, message: String) async {
        let failure = await #expect(throws: Failure.self) { try await finder.address(place: place, district: district) }
        #expect(failure == Failure(status, message))
    }
}
