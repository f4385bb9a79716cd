import Foundation
import Testing
import TonnentickerCore

@testable import tonnenticker

struct AddressByNameTests {
    private let finder = AddressByName(api: PreviewAPI(now: Date(timeIntervalSince1970: 1_800_000_000)))

    @Test(
        "finds place and district by name",
        arguments: [
            ("beelen", nil, "Beelen, Gesamtes Gebiet"), ("Gütersloh", "bezirk 2", "Gütersloh, Bezirk 2"),
            ("gutersloh", "2", "Gütersloh, Bezirk 2"), ("wiedenbrueck", "Rheda", "Rheda-Wiedenbrück, Rheda"),
        ]
    )
    func finds(place: String, district: String?, expected: String) async throws {
        #expect(Wording.address(try await finder.address(place: place, district: district)) == expected)
    }

    @Test(
        "says what is missing or unclear",
        arguments: [
            ("nirgends", nil, ExitCode.failure, "Kein Ort gefunden. Prüfe die Schreibweise."),
            ("be", nil, .failure, "„be“ ist nicht eindeutig:\n  Beckum, Kreis Warendorf\n  Beelen, Kreis Warendorf"),
            (
                "rheda", nil, .usage,
                "Ohne Terminal fehlt hier eine Angabe: tonnenticker einrichten ORT BEZIRK\nBezirke:\n  Rheda\n  Wiedenbrück"
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
