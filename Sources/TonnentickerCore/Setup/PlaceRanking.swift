import Foundation

/// The ranking of the backend's results by how well their names match the query.
enum PlaceRanking {
    /// Ranks places in this order: the whole name, its beginning, the beginning of one of its words, any other part,
    /// and last the places that the backend returned for other reasons. Equal matches stay in the backend's order. If
    /// the query contains umlauts, names with exactly these come first; otherwise spelling only decides between equal
    /// matches.
    static func ranked(_ places: [Place], for query: String) -> [PlaceMatch] {
        let queries = SearchText.Spelling.allCases.map { (spelling: $0, text: SearchText(query, $0)) }
        let hasUmlauts = queries.contains { $0.text.units != queries[0].text.units }
        return places.enumerated().map { number, place -> (rank: [Int], match: PlaceMatch) in
            let name = place.name.precomposedStringWithCanonicalMapping
            let found = queries.compactMap { query -> (rank: [Int], characters: ClosedRange<Int>)? in
                let text = SearchText(name, query.spelling)
                guard let match = text.match(of: query.text) else { return nil }
                let otherSpelling = query.spelling == .typed ? 0 : 1
                let kind = match.kind.rawValue
                return (
                    hasUmlauts ? [otherSpelling, kind] : [kind, otherSpelling],
                    text.origins[match.units.lowerBound]...text.origins[match.units.upperBound - 1]
                )
            }
            let best = found.min { $0.rank.lexicographicallyPrecedes($1.rank) }
            return (
                (best?.rank ?? [.max]) + [number],
                PlaceMatch(place: place, name: HighlightedText(name, highlighting: best?.characters))
            )
        }
        .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        .map(\.match)
    }
}
