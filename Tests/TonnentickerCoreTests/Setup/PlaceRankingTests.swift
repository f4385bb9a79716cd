import Testing

@testable import TonnentickerCore

struct PlaceRankingTests {
    private static let names = [
        "Ahlen", "Gütersloh", "Schloß Holte-Stukenbrock", "Rheda-Wiedenbrück", "Beelen", "Neuenkirchen",
        "Sankt Michaelisdonn", "Michaelsdorf", "Oberbeelen", "Bad Münder", "Munderkingen", "Muenderloh",
    ]

    private func ranked(_ names: [String], _ query: String) -> [PlaceMatch] {
        PlaceRanking.ranked(names.enumerated().map { Place(id: "\($0)", name: $1) }, for: query)
    }

    @Test(
        "ranks the intended place first, however it is typed, and highlights it",
        arguments: [
            ("schloss holte", "[Schloß Holte]-Stukenbrock"), ("schloß holte", "[Schloß Holte]-Stukenbrock"),
            ("wiedenbrueck", "Rheda-[Wiedenbrück]"), ("wiedenbruck", "Rheda-[Wiedenbrück]"),
            ("GÜTERSLOH", "[Gütersloh]"), ("gu\u{308}tersloh", "[Gütersloh]"), ("GUETER", "[Güter]sloh"),
            ("  beelen ", "[Beelen]"), ("Neuenkirchen", "[Neuenkirchen]"), ("Michael", "[Michael]sdorf"),
            ("holtestuken", "Schloß [Holte-Stuken]brock"), ("münd", "Bad [Münd]er"), ("muend", "[Muend]erloh"),
            ("mund", "[Mund]erkingen"), ("zzz", "Ahlen"),
        ]
    )
    func first(query: String, expected: String) {
        let match = ranked(Self.names, query).first
        #expect(match?.name.runs.map { $0.isHighlighted ? "[\($0.text)]" : $0.text }.joined() == expected)
        #expect(match?.name.runs.map(\.text).joined() == match?.place.name)
        #expect(match?.id == match?.place.id)
    }

    @Test("keeps all of the backend's results, and its order among equals")
    func keepsAll() {
        let names = ["Neubeelen", "Xanten", "Beelen-Süd", "Bad Beelen", "Beelen", "Aachen", "Beelen-Nord"]
        #expect(
            ranked(names, "beelen").map(\.place.name) == [
                "Beelen", "Beelen-Süd", "Beelen-Nord", "Bad Beelen", "Neubeelen", "Xanten", "Aachen",
            ]
        )
    }

    @Test(
        "lets str. and straße find each other", arguments: ["hauptstr.", "Hauptstraße", "HAUPTSTRASSE", "hauptstras"])
    func streets(query: String) {
        for name in ["Hauptstraße 5", "Hauptstr. 5"] {
            #expect(ranked([name], query).first?.name.runs.first?.isHighlighted == true)
        }
    }
}
