extension Verb {
    /// The verb that somebody meant who typed another word: the same in other case, else the nearest within two edits.
    init?(meantBy word: String) {
        let word = word.lowercased()
        let candidates = Verb.allCases.map { (verb: $0, distance: word.edits(to: $0.rawValue)) }
        guard let nearest = candidates.min(by: { $0.distance < $1.distance }),
            nearest.distance <= 2, nearest.distance * 2 < nearest.verb.rawValue.count
        else { return nil }
        self = nearest.verb
    }
}

extension String {
    /// How many characters to insert, delete or replace to get the other text. Source: Wagner and Fischer, 1974.
    fileprivate func edits(to other: String) -> Int {
        let other = Array(other)
        var distances = Array(0...other.count)
        for (row, character) in enumerated() {
            var diagonal = distances[0]
            distances[0] = row + 1
            for column in other.indices {
                let replaced = diagonal + (character == other[column] ? 0 : 1)
                diagonal = distances[column + 1]
                distances[column + 1] = Swift.min(replaced, distances[column] + 1, diagonal + 1)
            }
        }
        return distances[other.count]
    }
}
