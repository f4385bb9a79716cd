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

    @Test("says that a place has no dates, and nothing of a cancelled question")
    func unanswered() async {
        let place = Place(id: "1", name: "Verl")
        let empty = AddressByName(api: Answers(places: [place], districts: []), flavour: .local)
        await #expect(throws: Failure(.failure, Wording.noDistricts)) {
            try await empty.address(place: "verl", district: nil)
        }
        for places in [[place], nil] {
            let cancelled = AddressByName(api: Answers(places: places, districts: nil), flavour: .local)
            await #expect(throws: Failure(.failure, "")) { try await cancelled.address(place: "verl", district: nil) }
        }
        #expect(place.label == "Verl")
    }

    @Test("knows what to do about an error of a backend that runs elsewhere")
    func remedies() {
        #expect(
            Failure(asking: APIError(.addressGone), in: .prod).message
                == "Deine Adresse gibt es so nicht mehr. Bitte neu wählen.\nAdresse ändern: tonnenticker einrichten")
    }

    /// Fixed answers; a missing one is as if the question had been cancelled.
    private struct Answers: TonnentickerAPI {
        let places: [Place]?
        let districts: [District]?

        func places(matching query: String, limit: Int) async throws -> [Place] { try given(places) }
        func districts(of place: Place.ID) async throws -> [District] { try given(districts) }
        func wasteTypes(of district: District.ID) async throws -> [WasteType] { [] }
        func pickups(of district: District.ID, from: CalendarDay, to: CalendarDay) async throws -> [Pickup] { [] }

        private func given<Value>(_ value: Value?) throws -> Value {
            guard let value else { throw CancellationError() }
            return value
        }
    }
}
