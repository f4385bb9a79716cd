import Testing
import TonnentickerCore

@testable import tonnenticker

@MainActor
struct PlaceQuestionTests {
    private struct NumberedPlaces: TonnentickerAPI {
        func places(matching query: String, limit: Int) async throws -> [Place] {
            ["Ort 1", "Ort 2", "Ort 12 Nord", "Ört 3"].enumerated().map { Place(id: "\($0)", name: $1) }
        }
        func districts(of place: Place.ID) async throws -> [District] { [] }
        func wasteTypes(of district: District.ID) async throws -> [WasteType] { [] }
        func pickups(of district: District.ID, from: CalendarDay, to: CalendarDay) async throws -> [Pickup] { [] }
    }

    @Test(
        "lets a digit choose, unless it belongs to the name of a found place",
        arguments: [
            ("Ort", "1", nil), ("ort ", "2", nil), ("ort", "3", nil), ("Ort 1", "2", nil), ("Ort 1", "1", "Ort 1"),
            ("Ort", "4", "Ört 3"), ("Ort 12", "3", "Ort 12 Nord"), ("nor", "1", "Ort 1"), ("Ort", "5", nil),
            ("Ort", "0", nil), ("Ort", "a", nil), ("Ort", "٤", nil),
        ] as [(String, Character, String?)])
    func digits(typed: String, key: Character, chosen: String?) async throws {
        let search = PlaceSearch(api: NumberedPlaces())
        search.text = typed
        await search.find(typed)
        guard case .found(let matches) = search.state else {
            Issue.record("nothing was found")
            return
        }
        let shown = matches.sorted { $0.place.id < $1.place.id }
        let question = PlaceQuestion(search: search, terminal: .standard, flavour: .local)
        #expect(question.choice(by: .character(key), among: shown)?.place.name == chosen)
        #expect(question.choice(by: .text("\(key)\(key)"), among: shown) == nil)
    }
}
