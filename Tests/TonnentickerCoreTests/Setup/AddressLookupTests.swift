import Testing

@testable import TonnentickerCore

struct AddressLookupTests {
    private static let guetersloh = PreviewData.guetersloh
    private static let rheda = PreviewData.places[6]
    private static let rhedaDistricts = PreviewData.districts[rheda.id] ?? []
    private static let places = PreviewData.places
    private static let secondInGuetersloh = inGuetersloh(2)
    private static let thirdInGuetersloh = inGuetersloh(3)

    private static func inGuetersloh(_ number: Int) -> Address {
        Address(place: guetersloh, district: (PreviewData.districts[guetersloh.id] ?? [])[number - 1])
    }

    @Test(
        "finds place and district by name, and reports what is missing or unclear",
        arguments: [
            ("Gütersloh", "bezirk 2", .found(secondInGuetersloh)),
            ("gutersloh", "3", .found(thirdInGuetersloh)),
            ("wiedenbrueck", "Rheda", .found(Address(place: rheda, district: rhedaDistricts[0]))),
            ("Gütersloh, Kreis Gütersloh", "Bezirk 2", .found(secondInGuetersloh)),
            ("gutersloh kreis gutersloh", "2", .found(secondInGuetersloh)),
            ("Gütersloh, Bezirk 2", nil, .found(secondInGuetersloh)),
            ("Gütersloh, Kreis Gütersloh, Bezirk 2", nil, .found(secondInGuetersloh)),
            ("Rheda-Wiedenbrück, Nord", nil, .districtNotFound(name: "Nord", rheda, rhedaDistricts)),
            ("Gütersloh, Kreis Warendorf", "Bezirk 2", .placeNotFound), ("a, b, c, d, e, f, g, h", nil, .placeNotFound),
            ("nirgends", nil, .placeNotFound),
            ("be", nil, .placeUnclear(name: "be", [places[1], places[2]])),
            ("rheda", nil, .districtMissing(rheda, rhedaDistricts)),
            ("rheda", "Nord", .districtNotFound(name: "Nord", rheda, rhedaDistricts)),
            ("rheda", "e", .districtUnclear(name: "e", rheda, rhedaDistricts)),
        ] as [(String, String?, AddressLookup.Outcome)]
    )
    func outcomes(place: String, district: String?, expected: AddressLookup.Outcome) async throws {
        let lookup = AddressLookup(api: PreviewAPI(now: try instant("2026-12-01T12:00:00Z")))
        #expect(try await lookup.address(place: place, district: district) == expected)
    }

    @Test("chooses the only district of a place, named or not, and reports a place without any")
    func undivided() async throws {
        let place = Place(id: "b", name: "Beelen")
        var api = StubAPI()
        api.places = [place]
        #expect(try await AddressLookup(api: api).address(place: "beelen", district: nil) == .noDistricts(place))
        let district = District(id: "b-1", name: "Gesamtes Gebiet")
        api.districts = [district]
        for name in [nil, "gesamtes gebiet"] {
            let outcome = try await AddressLookup(api: api).address(place: "beelen", district: name)
            #expect(outcome == .found(Address(place: place, district: district)))
        }
    }

    @Test("throws what the backend throws")
    func fails() async throws {
        var api = StubAPI()
        api.error = APIError(.offline)
        await #expect(throws: APIError(.offline)) {
            try await AddressLookup(api: api).address(place: "beelen", district: nil)
        }
    }
}
